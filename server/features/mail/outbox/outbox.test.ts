import { expect, it } from 'vitest';
import type { Role } from '#shared/permissions.ts';
import { auditOf } from '#server/testing/audit-entries.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeInquiry } from '#server/testing/make/make.inquiry.ts';
import { makeUser } from '#server/testing/make/make.user.ts';

const asAdministrator = async () => {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal, { roles: ['ROLE_ADMIN'], userId: 'admin2026' });
  const list = (input: object = {}) => portal.post('/api/v1/admin/outbox', input, { token });
  const detail = (mailId: string) => portal.post('/api/v1/admin/outbox/detail', { mailId }, { token });
  const resend = (input: object = {}) => portal.post('/api/v1/admin/mail-resend-failed', input, { token });
  return { portal, list, detail, resend };
};

it('lists masked addresses; a mail is read whole on the record, without the secrets of its links', async () => {
  const { portal, list, detail } = await asAdministrator();
  await makeUser(portal, { userId: 'hong2026', email: 'hong@example.com' });
  await portal.post('/api/v1/user/findIdPw', { userId: 'hong2026', email: 'hong@example.com' });
  const sent = (await portal.sentMail())[0];
  const secret = /token=([\w-]+)/.exec(sent?.text ?? '')?.[1] ?? '-';
  const listed = await list();
  expect(listed).toMatchObject({
    status: 200,
    data: { totalCount: 1, list: [{ maskedTo: 'ho***@example.com', status: 'sent', subject: sent?.subject }] },
  });
  expect(listed.text).not.toContain('hong@');
  expect(await auditOf(portal)).toEqual([]);
  const opened = await detail(listed.data.list[0].mailId);
  expect(opened).toMatchObject({ status: 200, data: { to: 'hong@example.com', attempts: 1, lastError: null } });
  expect(opened.text).not.toContain(secret);
  expect(await auditOf(portal)).toEqual([
    { actor_name: 'admin2026', action: 'mail.open', target: '비밀번호 재설정', detail: 'ho***@example.com' },
  ]);
  expect(await detail('x')).toMatchObject({ status: 404, code: 'CM04' });
});

it('is narrowed to a state, and says how many there are of each', async () => {
  const { portal, list } = await asAdministrator();
  await makeInquiry(portal, { email: 'hong@example.com' });
  const before = (await portal.sentMail()).length;
  await makeInquiry(portal, { email: 'kim@example.com' });
  const { data } = await list({ status: 'waiting' });
  const waiting = data.totalCount;
  expect(waiting).toBeGreaterThan(0);
  expect(data.counts).toEqual([
    { status: 'waiting', count: waiting },
    { status: 'sent', count: before },
    { status: 'filed', count: 0 },
    { status: 'failed', count: 0 },
  ]);
  expect(new Set(data.list.map(({ status }: { status: string }) => status))).toEqual(new Set(['waiting']));
  expect((await list({ status: 'failed' })).data).toMatchObject({ list: [], totalCount: 0 });
  expect((await list()).data.totalCount).toBe(before + waiting);
});

it('is narrowed to the whole address of a recipient, in whatever case, and never by a part of it', async () => {
  const { portal, list } = await asAdministrator();
  await makeInquiry(portal, { email: 'hong@example.com' });
  await makeInquiry(portal, { email: 'kim@example.com' });
  const { data } = await list({ to: ' Hong@Example.com ' });
  expect(data.list).toMatchObject([{ maskedTo: 'ho***@example.com' }]);
  expect(data).toMatchObject({ totalCount: 1, counts: expect.arrayContaining([{ status: 'waiting', count: 1 }]) });
  expect((await list({ to: 'hong' })).data).toMatchObject({ list: [], totalCount: 0 });
});

it('queues again the failed mails of one recipient alone, and all of them', async () => {
  const { portal, list, resend } = await asAdministrator();
  await makeInquiry(portal, { email: 'hong@example.com' });
  await makeInquiry(portal, { email: 'kim@example.com' });
  await portal.context.db.updateTable('mail').set({ status: 'failed' }).execute();
  const failed = async () =>
    (await list()).data.counts.find(({ status }: { status: string }) => status === 'failed').count;
  const all = await failed();
  expect(await resend({ to: 'Hong@example.com' })).toMatchObject({ data: { count: 1 } });
  expect(await failed()).toBe(all - 1);
  expect((await list({ to: 'kim@example.com', status: 'failed' })).data.totalCount).toBe(1);
  expect(await resend({ campaign: '2026-11-20T05:06:00.000Z' })).toMatchObject({ data: { count: 0 } });
  expect(await resend()).toMatchObject({ data: { count: all - 1 } });
});

it('is narrowed to those who refused within a campaign only', async () => {
  const { list } = await asAdministrator();
  expect(await list({ isRefused: true })).toMatchObject({ status: 400, code: 'CM01' });
});

it('hides the whole secret of a link that takes back a consent', async () => {
  const { portal, list, detail } = await asAdministrator();
  await makeInquiry(portal, { email: 'hong@example.com' });
  const text = (await portal.sentMail()).find(({ to }) => to === 'hong@example.com')?.text ?? '';
  const [id = '-', signature = '-'] = (/token=([\w.-]+)/.exec(text)?.[1] ?? '').split('.');
  expect(signature).toHaveLength(43);
  const mails: { mailId: string; maskedTo: string }[] = (await list()).data.list;
  const answer = await detail(mails.find(({ maskedTo }) => maskedTo === 'ho***@example.com')?.mailId ?? '');
  expect(answer.text).toContain('withdrawConsent?token=••••••');
  expect(answer.text).not.toContain(signature);
  expect(answer.text).not.toContain(`token=${id}`);
});

it.each([undefined, 'ROLE_USER', 'ROLE_CUSTOMER', 'ROLE_SALES', 'ROLE_MANAGER'] satisfies (Role | undefined)[])(
  'is closed to %s',
  async (role) => {
    const portal = await buildTestApp();
    const token = role && (await makeUser(portal, { roles: [role] })).token;
    const refused = { status: 403, code: role ? 'CM03' : 'CM02' };
    expect(await portal.post('/api/v1/admin/outbox', {}, { token })).toMatchObject(refused);
    expect(await portal.post('/api/v1/admin/outbox/detail', { mailId: 'x' }, { token })).toMatchObject(refused);
  },
);
