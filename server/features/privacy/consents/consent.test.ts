import { expect, it } from 'vitest';
import type { ConsentRow } from '#shared/contract/admin/privacy.contract.ts';
import { auditOf } from '#server/testing/audit-entries.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeInquiry } from '#server/testing/make/make.inquiry.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { transaction } from '#server/db/transaction.ts';
import { recordConsents } from '#server/features/users/consent.queries.ts';
import { recordErasure } from '../retention/erasure.queries.ts';
import { eraseInquiry } from '../withdraw/erase-inquiry.ts';

const LIST = '/api/v1/admin/consents';
const EXPORT = '/api/v1/admin/consents/export';
const MINUTE_MS = 60_000;

async function withLedger() {
  const portal = await buildTestApp();
  const { context } = portal;
  const { token } = await makeUser(portal, { roles: ['ROLE_ADMIN'], userId: 'boss2026' });
  const hong = await makeUser(portal, { userId: 'hong2026', userName: '=홍길동', email: 'Hong@example.com' });
  const say = (agreed: boolean, kind = 'marketing-email') =>
    recordConsents(context.db, context, hong.id, '127.0.0.1', [{ kind, version: '1.0', agreed }]);
  await say(true);
  await say(false, 'marketing-sms');
  portal.advance(MINUTE_MS);
  await say(false);
  portal.advance(MINUTE_MS);
  const contractId = await makeInquiry(portal, { name: '김도입', email: 'kim@example.com' });
  const { number } = await context.db
    .selectFrom('inquiry')
    .select('number')
    .where('id', '=', contractId)
    .executeTakeFirstOrThrow();
  const list = async (input: object = {}) =>
    (await portal.post(LIST, input, { token })).data as { list: ConsentRow[]; totalCount: number; size: number };
  return { portal, token, hong, contractId, number, list };
}

it('shows the consents of members and of inquiries in one list, nobody whole', async () => {
  const { list, number } = await withLedger();
  const all = await list();
  expect(all.totalCount).toBe(8);
  expect(all.list.map(({ source }) => source)).toEqual([...Array(5).fill('contract'), ...Array(3).fill('user')]);
  expect(all.list[0]).toMatchObject({ holder: number, maskedName: '김*입', maskedEmail: 'ki***@example.com' });
  expect(all.list[5]).toMatchObject({
    holder: 'hon*****',
    kind: 'marketing-email',
    version: '1.0',
    answer: 'withdrawn',
    maskedName: '=**동',
    maskedEmail: 'Ho***@example.com',
  });
  const first = all.list.slice(6).map(({ kind, answer }) => `${kind} ${answer}`);
  expect(first.toSorted()).toEqual(['marketing-email agreed', 'marketing-sms refused']);
  expect(JSON.stringify(all)).not.toMatch(/홍길동|김도입|hong@|kim@|hong2026/i);
});

it('is found by kind, period, and a whole address, ID or number', async () => {
  const { portal, list, number } = await withLedger();
  const count = async (input: object) => (await list(input)).totalCount;
  expect(await count({ kind: 'marketing-email' })).toBe(2);
  expect(await count({ kind: 'privacy-contact' })).toBe(1);
  expect(await count({ person: ' HONG@example.com ' })).toBe(3);
  expect(await count({ person: 'Hong2026' })).toBe(3);
  expect(await count({ person: 'kim@example.com', kind: 'marketing' })).toBe(1);
  expect(await count({ person: number.toLowerCase() })).toBe(5);
  expect(await count({ person: 'hong' })).toBe(0);
  expect(await count({ person: '%' })).toBe(0);
  const today = portal.context.clock.now().toISOString().slice(0, 10);
  expect(await count({ until: '2020-01-01' })).toBe(0);
  expect(await count({ from: '2020-01-01' })).toBe(8);
  expect(await count({ from: '2099-01-01', until: today })).toBe(0);
});

it('comes in pages that neither repeat nor leave out', async () => {
  const { portal, hong, list } = await withLedger();
  const { context } = portal;
  const many = Array.from({ length: 130 }, () => ({ kind: 'age', version: '1.0', agreed: true }));
  await recordConsents(context.db, context, hong.id, '', many);
  const [first, second] = [await list({ page: 1 }), await list({ page: 2 })];
  expect(first.totalCount).toBe(138);
  expect(first.list, 'about twenty rows of five').toHaveLength(100);
  const pages = [...first.list, ...second.list].map(({ id }) => id);
  expect(new Set(pages).size).toBe(138);
});

it('keeps the proof of an inquiry that was erased, without the person', async () => {
  const { portal, contractId, number, list } = await withLedger();
  portal.advance(MINUTE_MS);
  await transaction(portal.context.db, (tx) => eraseInquiry(tx, portal.context, contractId));
  const { list: rows } = await list({ person: number, kind: 'privacy-contact' });
  expect(rows.map(({ answer, maskedName, maskedEmail }) => [answer, maskedName, maskedEmail])).toEqual([
    ['withdrawn', '', ''],
    ['agreed', '', ''],
  ]);
});

it('leaves as a masked CSV without formulas, with a reason in the audit log and no address there', async () => {
  const { portal, token } = await withLedger();
  const short = await portal.post(EXPORT, { reason: '점검' }, { token });
  expect(Object.keys(short.data.fields)).toEqual(['reason']);
  const answer = await portal.post(EXPORT, { person: 'hong2026', reason: '처리 현황 점검' }, { token });
  expect(answer.headers['content-type']).toContain('text/csv');
  expect(answer.headers['cache-control']).toBe('no-store');
  const lines = answer.text.replace('\uFEFF', '').trim().split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[3]).toContain("마케팅 정보(이메일),1.0,철회,hon*****,'=**동,Ho***@example.com");
  expect(answer.text).not.toMatch(/홍길동|hong@|hong2026/i);
  expect(await auditOf(portal)).toEqual([
    expect.objectContaining({ action: 'consent.export', detail: '처리 현황 점검, 특정인' }),
  ]);
});

it('takes along more than one batch, each answer once', async () => {
  const { portal, hong, token } = await withLedger();
  const { context } = portal;
  const many = Array.from({ length: 1_001 }, () => ({ kind: 'age', version: '1.0', agreed: true }));
  await recordConsents(context.db, context, hong.id, '', many);
  const { text } = await portal.post(EXPORT, { kind: 'age', reason: '처리 현황 점검' }, { token });
  expect(text.trim().split('\n')).toHaveLength(1_002);
});

it('tells what was erased by which rule, newest first, to administrators alone', async () => {
  const { portal, token } = await withLedger();
  const { db } = portal.context;
  await recordErasure(db, 'chat.expired', 12, '2026-11-19T03:00:00.000Z');
  await recordErasure(db, 'member.withdrawn', 1, '2026-11-20T03:00:00.000Z');
  expect((await portal.post('/api/v1/admin/erasures', {}, { token })).data).toMatchObject({
    list: [
      { rule: 'member.withdrawn', count: 1, erasedAt: '2026-11-20T03:00:00.000Z' },
      { rule: 'chat.expired', count: 12 },
    ],
    totalCount: 2,
  });
  for (const role of ['ROLE_MANAGER', 'ROLE_SALES', 'ROLE_CUSTOMER', 'ROLE_USER'] as const) {
    const lower = await makeUser(portal, { roles: [role] });
    for (const path of ['/api/v1/admin/erasures', LIST, EXPORT] as const) {
      const answer = await portal.post(path, { reason: '처리 현황 점검' }, { token: lower.token });
      expect([role, path, answer.code]).toEqual([role, path, 'CM03']);
    }
  }
});
