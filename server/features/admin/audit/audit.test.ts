import { expect, it } from 'vitest';
import type { AuditAction } from '#shared/audit.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { encryptFor } from '#server/testing/encrypt.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeDriver } from '#server/testing/make/make.driver.ts';
import { makeUser, TEST_PASSWORD } from '#server/testing/make/make.user.ts';
import { recordAudit } from '#server/audit/record-audit.ts';

async function asAdministrator() {
  const portal = await buildTestApp();
  const admin = await makeUser(portal, { roles: ['ROLE_ADMIN'], userId: 'boss2026' });
  const list = async (input: object = {}) =>
    (await portal.post('/api/v1/admin/audit', input, { token: admin.token })).data as {
      list: { number: number; actorName: string; action: string; target: string; detail: string; ip: string }[];
      totalCount: number;
    };
  return { portal, admin, list };
}

async function logIn(portal: TestApp, userId: string, password = TEST_PASSWORD) {
  const { keyId, encrypt } = encryptFor(portal);
  return portal.post('/api/v1/user/login', { keyId, userId, password: encrypt(password) });
}

it('writes down what staff do, with who and from where', async () => {
  const { portal, admin, list } = await asAdministrator();
  const { token } = admin;
  const documentId = await makeDocument(portal, { boardType: 'notice', title: '점검 안내' });
  const { id: fileUuid } = await makeDriver(portal);
  await portal.post('/api/v1/board/deleteDocument', { documentId }, { token });
  await portal.post('/api/v1/board/restore-document', { documentId }, { token });
  await portal.post('/api/v1/driver/delete', { fileUuid }, { token });
  await portal.post('/api/v1/board/export', { boardType: 'qna', format: 'csv' }, { token });
  await portal.post('/api/v1/free/export', { reason: '분기 보고서 작성' }, { token });
  await logIn(portal, 'boss2026');
  const entries = (await list()).list.toReversed();
  expect(entries.map(({ actorName, action }) => [actorName, action])).toEqual(
    ['document.delete', 'document.restore', 'driver.delete', 'board.export', 'contract.export', 'login.staff'].map(
      (action) => ['boss2026', action],
    ),
  );
  expect(entries[0]).toMatchObject({ number: 1, target: '공지사항: 점검 안내', ip: '127.0.0.1' });
  expect(entries[3]).toMatchObject({ target: 'QnA', detail: 'csv' });
});

it('does not write down what members do with their own, but that an ID was locked', async () => {
  const { portal, list } = await asAdministrator();
  const member = await makeUser(portal, { userId: 'hong2026' });
  const documentId = await makeDocument(portal, { boardType: 'qna', author: member });
  await portal.post('/api/v1/board/deleteDocument', { documentId }, { token: member.token });
  await logIn(portal, 'hong2026');
  expect((await list()).totalCount).toBe(0);
  for (let tries = 0; tries < 6; tries += 1) await logIn(portal, 'hong2026', 'Wrong0ne!');
  expect((await list()).list).toMatchObject([{ actorName: '', action: 'login.lock', target: 'hong2026' }]);
});

it('is found by who, what and when', async () => {
  const { portal, list } = await asAdministrator();
  const record = (loginId: string, action: AuditAction, at: string) =>
    recordAudit(portal.context.db, { actor: { id: loginId, loginId }, action }, at);
  await record('kim_01', 'user.unlock', '2026-11-18T15:30:00.000Z');
  await record('kimx01', 'user.roles', '2026-11-19T14:59:00.000Z');
  await record('park02', 'user.unlock', '2026-11-20T03:00:00.000Z');
  const numbers = async (input: object) => (await list(input)).list.map(({ number }) => number);
  expect(await numbers({ actor: 'KIM' })).toEqual([2, 1]);
  expect(await numbers({ actor: 'kim_' })).toEqual([1]);
  expect(await numbers({ action: 'user.unlock' })).toEqual([3, 1]);
  expect(await numbers({ action: 'downloads' })).toEqual([]);
  await record('kimx01', 'contract.export', '2026-11-20T04:00:00.000Z');
  await record('kimx01', 'backup.download', '2026-11-20T05:00:00.000Z');
  expect(await numbers({ action: 'downloads' })).toEqual([5, 4]);
  expect(await numbers({ from: '2026-11-19', until: '2026-11-19' })).toEqual([2, 1]);
  expect(await numbers({ actor: 'kim', action: 'user.roles' })).toEqual([2]);
});

it('leaves as a CSV in which nothing is a formula, and says who took it', async () => {
  const { portal, admin, list } = await asAdministrator();
  const actor = { id: 'x', loginId: 'lee' };
  await recordAudit(portal.context.db, { actor, action: 'user.roles', target: '=1+1' }, '2026-11-20T03:00:00.000Z');
  const answer = await portal.post('/api/v1/admin/audit/export', { action: 'user.roles' }, { token: admin.token });
  expect(answer.headers['content-type']).toContain('text/csv');
  expect(answer.headers['content-disposition']).toContain(encodeURIComponent('감사로그_20261121.csv'));
  const lines = answer.text.replace('\uFEFF', '').trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain("1,2026-11-20T03:00:00.000Z,lee,역할 변경,'=1+1,");
  expect((await list()).list[0]).toMatchObject({ action: 'audit.export', detail: '역할 변경', actorName: 'boss2026' });
});

it('leads from an account that something was done to, and from nothing else, to the member', async () => {
  const { portal, admin, list } = await asAdministrator();
  const member = await makeUser(portal, { userId: 'hong2026' });
  await portal.post('/api/v1/admin/users/unlock', { userId: member.id }, { token: admin.token });
  await portal.post('/api/v1/admin/assistant/switch', { isOn: false }, { token: admin.token });
  expect((await list()).list).toMatchObject([
    { action: 'assistant.switch', targetUserId: null },
    { action: 'user.unlock', target: 'hong2026', targetUserId: member.id },
  ]);
  const { keyId, encrypt } = encryptFor(portal);
  await portal.post('/api/v1/user/withdraw', { keyId, password: encrypt(TEST_PASSWORD) }, { token: member.token });
  expect((await list({ action: 'user.unlock' })).list).toMatchObject([{ targetUserId: null }]);
});

it('says whether it is whole', async () => {
  const { portal, admin } = await asAdministrator();
  await recordAudit(portal.context.db, { actor: null, action: 'document.erase' }, '2026-11-20T03:00:00.000Z');
  expect(await portal.post('/api/v1/admin/audit/verify', undefined, { token: admin.token })).toMatchObject({
    data: { checked: 1, brokenAt: null },
  });
});
