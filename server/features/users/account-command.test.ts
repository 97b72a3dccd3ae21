import { expect, it } from 'vitest';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { auditOf } from '#server/testing/audit-entries.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { encryptFor } from '#server/testing/encrypt.ts';
import { makeUser, TEST_PASSWORD } from '#server/testing/make/make.user.ts';
import { runAccountStep } from './account-command.ts';
import { enableFactor } from './factor/factor.fixture.ts';

function logIn(portal: TestApp, password: string) {
  const { keyId, encrypt } = encryptFor(portal);
  return portal.post('/api/v1/user/login', { keyId, userId: 'boss2026', password: encrypt(password) });
}

const withBoss = async () => {
  const portal = await buildTestApp();
  return { portal, boss: await makeUser(portal, { userId: 'boss2026', roles: ['ROLE_ADMIN'] }) };
};

const ofMachine = (action: string) => ({
  action,
  target: 'boss2026',
  actor_name: '',
  detail: '서버에서 명령으로 실행',
});

it('unlock: every place may try again, on the record', async () => {
  const { portal } = await withBoss();
  for (let tries = 0; tries < 6; tries += 1) await logIn(portal, 'Wrong-pass1');
  expect(await runAccountStep(portal.context, 'unlock', 'BOSS2026')).toContain('boss2026');
  expect(await logIn(portal, TEST_PASSWORD)).toMatchObject({ status: 200 });
  expect((await auditOf(portal)).find(({ action }) => action === 'user.unlock')).toMatchObject(
    ofMachine('user.unlock'),
  );
});

it('password: tells a new one once, which opens the account; the old one and its sessions have ended', async () => {
  const { portal, boss } = await withBoss();
  const told = await runAccountStep(portal.context, 'password', 'boss2026');
  const password = /새 비밀번호: (\S+)/.exec(told)?.[1] ?? '';
  expect(await portal.post('/api/v1/admin/dashboard', undefined, { token: boss.token })).toMatchObject({ status: 403 });
  expect(await logIn(portal, TEST_PASSWORD)).toMatchObject({ code: 'LO01' });
  const { token } = (await logIn(portal, password)).data;
  expect(await portal.post('/api/v1/admin/dashboard', undefined, { token })).toMatchObject({ status: 200 });
  const entries = await auditOf(portal);
  expect(entries.find(({ action }) => action === 'user.password')).toMatchObject(ofMachine('user.password'));
  expect(JSON.stringify(entries)).not.toContain(password);
});

it('second-factor-off: the password opens the account alone, on the record; without one it says so', async () => {
  const { portal, boss } = await withBoss();
  await expect(runAccountStep(portal.context, 'second-factor-off', 'boss2026')).rejects.toThrow(
    '2단계 인증을 쓰고 있지',
  );
  await enableFactor(portal, boss);
  expect((await logIn(portal, TEST_PASSWORD)).data.pendingLogin).toBeTypeOf('string');
  await runAccountStep(portal.context, 'second-factor-off', 'boss2026');
  expect((await logIn(portal, TEST_PASSWORD)).data.token).toBeTypeOf('string');
  expect((await auditOf(portal)).filter(({ action }) => action === 'user.factorReset')).toHaveLength(1);
});

it('an ID that nobody has is said, and nothing is written down', async () => {
  const { portal } = await withBoss();
  await expect(runAccountStep(portal.context, 'password', 'nobody99')).rejects.toThrow('이 아이디의 회원이 없습니다');
  expect(await auditOf(portal)).toEqual([]);
});
