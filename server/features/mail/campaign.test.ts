import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { auditOf } from '#server/testing/audit-entries.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeConfirmedInquiry } from '#server/testing/make/make.inquiry.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { recordConsents } from '../users/consent.queries.ts';

it('asks the database as often for three recipients as for one', async () => {
  const yes = { version: '1.0', agreed: true };
  const consents = {
    privacy: yes,
    marketing: yes,
    advertising: yes,
    adChannels: { email: true, sms: false, phone: false },
  };
  const queriesFor = async (recipients: number) => {
    let queries = 0;
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => ((queries += 1), node),
      transformResult: async ({ result }) => result,
    };
    const portal = await buildTestApp();
    const { token } = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
    for (let i = 0; i < recipients; i += 1)
      await makeConfirmedInquiry(portal, { email: `reader${i}@example.com`, consents });
    const { withoutPlugins } = portal.context.db;
    // Counts the queries of transactions, too.
    portal.context.db.withoutPlugins = () => withoutPlugins.call(portal.context.db).withPlugin(counter);
    const { data } = await portal.post('/api/v1/admin/mail-campaign', { updatedAt: null }, { token });
    expect(data).toEqual({ count: recipients, isNight: false, isFiled: true });
    return queries;
  };
  const forOne = await queriesFor(1);
  expect(forOne).toBeGreaterThan(3);
  expect(await queriesFor(3)).toBe(forOne);
});

it('says what became of the mails of each campaign, by numbers that the list of sent mails agrees with', async () => {
  const portal = await buildTestApp();
  const { context } = portal;
  const { token } = await makeUser(portal, { roles: ['ROLE_ADMIN'], email: 'admin@example.com' });
  const member = await makeUser(portal, { email: 'member@example.com' });
  const answer = (agreed: boolean) =>
    recordConsents(context.db, context, member.id, '', [{ kind: 'marketing-email', version: '1.0', agreed }]);
  const campaigns = async () => (await portal.post('/api/v1/admin/mail-campaigns', undefined, { token })).data.list;
  const send = () => portal.post('/api/v1/admin/mail-campaign', { updatedAt: null }, { token });
  expect(await campaigns()).toEqual([]);

  await answer(true);
  const yes = { version: '1.0', agreed: true };
  const adChannels = { email: true, sms: false, phone: false };
  const consents = { privacy: yes, marketing: yes, advertising: yes, adChannels };
  await makeConfirmedInquiry(portal, { email: 'inquirer@example.com', consents });
  await makeConfirmedInquiry(portal, { email: 'other@example.com', consents });
  // Of the same template, and of no campaign.
  const words = { subject: '소식', body: '[보기]({link})' };
  await portal.post('/api/v1/admin/mail-test', { name: 'advertising', ...words }, { token });
  portal.advance(1000);
  await send();
  const sent = await portal.sentMail();
  await context.db.updateTable('mail').set({ status: 'failed' }).where('to_key', '=', 'other@example.com').execute();
  portal.advance(1000);
  const ad = sent.find(({ to, subject }) => to === 'inquirer@example.com' && subject.includes('(광고)'));
  const refusal = /unsubscribe\?token=(\S+)/.exec(ad?.text ?? '')?.[1] ?? '';
  await portal.post('/api/v1/unsubscribe', { token: refusal });
  await answer(false);
  portal.advance(1000);
  await send();

  const counts = (waiting: number, delivered: number, failed: number) => [
    { status: 'waiting', count: waiting },
    { status: 'sent', count: delivered },
    { status: 'filed', count: 0 },
    { status: 'failed', count: failed },
  ];
  const [second, first] = await campaigns();
  expect(second).toMatchObject({ counts: counts(1, 0, 0), refused: 0 });
  expect(first).toMatchObject({ counts: counts(0, 2, 1), refused: 2 });

  const listed = async (input: object) => {
    const { data } = await portal.post('/api/v1/admin/outbox', { campaign: first.queuedAt, ...input }, { token });
    const addresses = data.list.map(({ maskedTo }: { maskedTo: string }) => maskedTo).toSorted();
    return { addresses, total: data.totalCount, counts: data.counts, refused: data.refused };
  };
  const ofFirst = { counts: counts(0, 2, 1), refused: 2 };
  const [inquirer, person, other] = ['in***@example.com', 'me***@example.com', 'ot***@example.com'];
  expect(await listed({})).toEqual({ addresses: [inquirer, person, other], total: 3, ...ofFirst });
  expect(await listed({ status: 'failed' })).toEqual({ addresses: [other], total: 1, ...ofFirst });
  expect(await listed({ isRefused: true })).toEqual({ addresses: [inquirer, person], total: 2, ...ofFirst });
  const refusedAnd = (status: string) => listed({ isRefused: true, status });
  expect(await refusedAnd('sent')).toEqual({ addresses: [inquirer, person], total: 2, ...ofFirst });
  expect(await refusedAnd('failed')).toEqual({ addresses: [], total: 0, ...ofFirst });
});

/** One administrator, and one person who agreed to advertising mails. */
async function portalWithReader(waitMs = 0) {
  const portal = await buildTestApp();
  portal.advance(waitMs);
  const { token } = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  const yes = { version: '1.0', agreed: true };
  const adChannels = { email: true, sms: false, phone: false };
  const consents = { privacy: yes, marketing: yes, advertising: yes, adChannels };
  await makeConfirmedInquiry(portal, { email: 'reader@example.com', consents });
  return { portal, token };
}

it('sends the text that the sender has seen, and none that a colleague has saved meanwhile', async () => {
  const { portal, token } = await portalWithReader();
  const save = async (subject: string, updatedAt: string | null): Promise<string> => {
    portal.advance(1000);
    const words = { name: 'advertising' as const, subject, body: '[보기]({link})', updatedAt };
    return (await portal.post('/api/v1/admin/mail-save', words, { token })).data.updatedAt;
  };
  const send = (updatedAt: string | null) => portal.post('/api/v1/admin/mail-campaign', { updatedAt }, { token });

  const seen = await save('본 제목', null);
  const saved = await save('동료가 고친 제목', seen);
  for (const stale of [seen, null]) expect(await send(stale)).toMatchObject({ status: 409, code: 'CM08' });
  expect((await send(saved)).data).toEqual({ count: 1, isNight: false, isFiled: true });
  expect((await auditOf(portal)).at(-1)).toMatchObject({
    detail: '메일 서버를 지정하지 않아 광고 메일 1건을 보내지 못하고 파일로 남깁니다.',
  });
  const subjects = (await portal.sentMail()).map(({ subject }) => subject).filter((one) => one.includes('(광고)'));
  expect(subjects).toEqual([expect.stringContaining('동료가 고친 제목')]);
});

it('takes back what waits for the morning, once, and leaves what was sent', async () => {
  // 23:00 in Korea.
  const { portal, token } = await portalWithReader(11 * 3_600_000);
  const { db } = portal.context;
  const yes = { version: '1.0', agreed: true };
  const adChannels = { email: true, sms: false, phone: false };
  for (const email of ['sent@example.com', 'failed@example.com', 'sending@example.com', 'late@example.com'])
    await makeConfirmedInquiry(portal, {
      email,
      consents: { privacy: yes, marketing: yes, advertising: yes, adChannels },
    });
  portal.context.config.mail.smtpUrl = 'smtp://mail.example:25';
  const sent = await portal.post('/api/v1/admin/mail-campaign', { updatedAt: null }, { token });
  expect(sent.data).toEqual({ count: 5, isNight: true, isFiled: false });
  expect((await auditOf(portal)).at(-1)).toMatchObject({
    action: 'mail.campaign',
    detail: '광고 메일 5건을 오전 8시에 보냅니다.',
  });
  const campaigns = async () => (await portal.post('/api/v1/admin/mail-campaigns', undefined, { token })).data.list;
  const [{ queuedAt }] = await campaigns();
  const set = (key: string, values: { status?: 'sent' | 'failed'; claimed_until?: string }) =>
    db.updateTable('mail').set(values).where('created_at', '=', queuedAt).where('to_key', '=', key).execute();
  await set('sent@example.com', { status: 'sent' });
  await set('failed@example.com', { status: 'failed' });
  await set('sending@example.com', { claimed_until: '2026-11-22T00:00:00.000Z' });

  const stop = async () => (await portal.post('/api/v1/admin/mail-campaign-stop', { queuedAt }, { token })).data;
  const answers = await Promise.all([stop(), stop()]);
  expect(answers.toSorted((a, b) => b.stopped - a.stopped)).toEqual([
    { stopped: 2, sent: 2 },
    { stopped: 0, sent: 2 },
  ]);
  expect((await campaigns())[0].counts).toEqual([
    { status: 'waiting', count: 1 },
    { status: 'sent', count: 1 },
    { status: 'filed', count: 0 },
    { status: 'failed', count: 1 },
  ]);
  expect((await auditOf(portal)).filter(({ action }) => action === 'mail.campaignStop')).toMatchObject([
    { target: expect.stringContaining('(광고)'), detail: '2건을 보내지 않고 중단했습니다. 2건은 이미 보냈습니다.' },
  ]);
  const never = await portal.post('/api/v1/admin/mail-campaign-stop', { queuedAt: 'never' }, { token });
  expect(never.data).toEqual({ stopped: 0, sent: 0 });
  // In the morning nothing more goes out.
  await db
    .updateTable('mail')
    .set({ claimed_until: null, status: 'sent' })
    .where('to_key', '=', 'sending@example.com')
    .execute();
  portal.advance(24 * 3_600_000);
  expect((await portal.sentMail()).filter(({ subject }) => subject.includes('(광고)'))).toEqual([]);
});

it('sends once what two send, at the same moment or from a page of before', async () => {
  const { portal, token } = await portalWithReader();
  const send = (lastSentAt: string | null) =>
    portal.post('/api/v1/admin/mail-campaign', { updatedAt: null, lastSentAt }, { token });
  const answers = await Promise.all([send(null), send(null)]);
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['0000', 'CM08']);
  portal.advance(1000);
  expect(await send(null)).toMatchObject({ status: 409, code: 'CM08' });
  const { list } = (await portal.post('/api/v1/admin/mail-campaigns', undefined, { token })).data;
  expect(list).toHaveLength(1);
  expect((await send(list[0].queuedAt)).data).toMatchObject({ count: 1, isNight: false });
});
