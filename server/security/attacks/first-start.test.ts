import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openContext } from '#server/open-context.ts';
import { prepareFirstStart } from '#server/seed/first-start.ts';

async function firstStart() {
  const above = await mkdtemp(join(tmpdir(), 'portal-first-'));
  const folder = join(above, 'data');
  const config = readConfig({ DATA_DIR: folder, SEED: 'none', LOG_LEVEL: 'silent' });
  const { context, close } = await openContext(config, pino({ level: 'silent' }));
  const told: string[] = [];
  await prepareFirstStart(context, (line) => void told.push(line));
  onTestFinished(async () => {
    await close();
    await rm(above, { recursive: true, force: true });
  });
  return { folder, context, told };
}

it('makes its folders and files readable by their owner alone', async () => {
  const { folder, context } = await firstStart();
  await context.storage.write('ab/cd', Readable.from([Buffer.from('비밀')]));
  const names = await readdir(folder, { recursive: true });
  expect(names).toEqual(expect.arrayContaining(['portal.sqlite', join('files', 'ab', 'cd')]));
  for (const name of ['.', ...names]) {
    const found = await stat(join(folder, name));
    expect([name, (found.mode & 0o777).toString(8)]).toEqual([name, found.isDirectory() ? '700' : '600']);
  }
});

it('makes keys and passwords of its own, as long as they must be, tells the password once and keeps its hash', async () => {
  const [one, other] = [await firstStart(), await firstStart()];
  for (const { context } of [one, other]) {
    expect(context.keys.tokenSecret.length).toBe(32);
    expect(context.keys.signingSecret).toMatch(/^[0-9a-f]{64}$/);
    expect(context.keys.transport.privateKey.asymmetricKeyDetails?.modulusLength).toBeGreaterThanOrEqual(2048);
  }
  expect(one.context.keys.signingSecret).not.toBe(other.context.keys.signingSecret);
  expect(one.context.keys.transport.publicKeyPem).not.toBe(other.context.keys.transport.publicKeyPem);

  const password = /aionadmin \/ (\S+)/.exec(one.told.join('\n'))?.[1] ?? '';
  expect(password.length).toBeGreaterThanOrEqual(12);
  expect(other.told.join('\n')).not.toContain(password);
  expect((await readFile(join(one.folder, 'portal.sqlite'))).includes(password)).toBe(false);
});
