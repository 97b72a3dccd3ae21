import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { openLocalStorage } from './local-storage.ts';

async function openTemporary() {
  const folder = await mkdtemp(join(tmpdir(), 'portal-files-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { folder, storage: openLocalStorage(folder) };
}

it('reads back what was written, whole and in part', async () => {
  const { storage } = await openTemporary();
  const kept = await storage.write('ab/one', Readable.from([Buffer.from('안녕하세요 '), Buffer.from('반갑습니다')]));
  expect(kept).toMatchObject({ sizeBytes: 31, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(await text(await storage.read('ab/one'))).toBe('안녕하세요 반갑습니다');
  expect(await text(await storage.read('ab/one', { start: 0, end: 2 }))).toBe('안');
});

it('leaves nothing behind when the source breaks off', async () => {
  const { folder, storage } = await openTemporary();
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('cut');
    })(),
  );
  await expect(storage.write('ab/two', broken)).rejects.toThrow('cut');
  expect(await readdir(join(folder, 'ab'))).toEqual([]);
  await expect(storage.read('ab/two')).rejects.toThrow('ENOENT');
});

it('refuses a key that could leave the folder', async () => {
  const { storage } = await openTemporary();
  for (const key of ['../secret', '/etc/passwd', 'a//b', 'a/../b', '', 'A.txt']) {
    await expect(storage.read(key)).rejects.toThrow('Not a storage key');
  }
});
