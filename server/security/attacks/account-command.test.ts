import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { enableFactor } from '#server/features/users/factor/factor.fixture.ts';
import { auditOf } from '#server/testing/audit-entries.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { encryptFor } from '#server/testing/encrypt.ts';
import { makeUser, TEST_PASSWORD } from '#server/testing/make/make.user.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** `npm run account -- STEP ID`, as the person at the machine types it, beside the portal that runs. */
function account({ context }: TestApp, ...args: string[]) {
  const { dataDir, databaseUrl } = context.config;
  return promisify(execFile)(process.execPath, ['scripts/run.mjs', 'account', ...args], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      SEED: 'none',
      ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
    },
  });
}

function logIn(portal: TestApp, password: string) {
  const { keyId, encrypt } = encryptFor(portal);
  return portal.post('/api/v1/user/login', { keyId, userId: 'boss2026', password: encrypt(password) });
}

it('the command lets an administrator who is shut out in again, each step on the record', async () => {
  const portal = await buildTestApp();
  const boss = await makeUser(portal, { userId: 'boss2026', roles: ['ROLE_ADMIN'] });
  for (let tries = 0; tries < 6; tries += 1) await logIn(portal, 'Wrong-pass1');
  expect(await logIn(portal, TEST_PASSWORD)).toMatchObject({ code: 'LO04' });
  await account(portal, 'unlock', 'boss2026');
  expect(await logIn(portal, TEST_PASSWORD)).toMatchObject({ status: 200 });

  const { stdout, stderr } = await account(portal, 'password', 'BOSS2026');
  const password = /새 비밀번호: (\S+)/.exec(stderr)?.[1] ?? '';
  expect(stdout).toBe('');
  expect(await logIn(portal, TEST_PASSWORD)).toMatchObject({ code: 'LO01' });
  expect((await logIn(portal, password)).data.token).toBeTypeOf('string');

  await enableFactor(portal, boss);
  expect((await logIn(portal, password)).data.pendingLogin).toBeTypeOf('string');
  await account(portal, 'second-factor-off', 'boss2026');
  expect((await logIn(portal, password)).data.token).toBeTypeOf('string');

  const entries = await auditOf(portal);
  const ofMachine = entries.filter(
    ({ actor_name, detail }) => actor_name === '' && detail === '서버에서 명령으로 실행',
  );
  expect(ofMachine.map(({ action, target }) => `${action} ${target}`).toSorted()).toEqual([
    'user.factorReset boss2026',
    'user.password boss2026',
    'user.unlock boss2026',
  ]);
  expect(JSON.stringify(entries)).not.toContain(password);
});

it('the command says in one line what it cannot do, and does nothing', async () => {
  const portal = await buildTestApp();
  for (const [args, said] of [
    [['unlock', 'nobody99'], 'nobody99'],
    [['unlock'], 'unlock|password|second-factor-off'],
    [['drop', 'boss2026'], 'unlock|password|second-factor-off'],
  ] as const)
    await expect(account(portal, ...args)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(new RegExp(`^[^\\n]*${said.replaceAll('|', '\\|')}[^\\n]*\\n$`)),
    });
  expect(await auditOf(portal)).toEqual([]);
});
