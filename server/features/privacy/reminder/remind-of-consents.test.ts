import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeConfirmedInquiry, submissionOf } from '#server/testing/make/make.inquiry.ts';
import { standingConsents } from '#server/features/inquiries/standing-consent.queries.ts';
import { remindOfConsents } from './remind-of-consents.ts';

const DAY_MS = 86_400_000;
const yes = { version: '1.0', agreed: true };

it('tells of a consent to advertisements once before two years run out, and how to take it back', async () => {
  const portal = await buildTestApp();
  const { consents } = submissionOf();
  const agreeing = { ...consents, advertising: yes, adChannels: { email: true, sms: false, phone: false } };
  await makeConfirmedInquiry(portal, { email: 'hong@example.com', consents: agreeing });
  await makeConfirmedInquiry(portal, { email: 'kim@example.com' });
  const reminders = async () => (await portal.sentMail()).filter(({ subject }) => subject.includes('동의하신 내용'));

  portal.advance(690 * DAY_MS);
  await remindOfConsents(portal.context);
  expect(await reminders()).toEqual([]);
  portal.advance(15 * DAY_MS);
  await remindOfConsents(portal.context);
  await remindOfConsents(portal.context);
  const [mail, ...others] = await reminders();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: 'hong@example.com',
    text: expect.stringContaining('동의하신 방법과 날: 이메일(2026.11.21)'),
  });

  // After a withdrawal there is no further reminder.
  const token = /unsubscribe\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(await portal.post('/api/v1/unsubscribe', { token })).toMatchObject({ status: 200 });
  portal.advance(800 * DAY_MS);
  await remindOfConsents(portal.context);
  expect(await reminders()).toHaveLength(1);
});

it('tells of every way that was agreed to, and its link takes all of them back', async () => {
  const portal = await buildTestApp();
  const { db } = portal.context;
  const { consents } = submissionOf();
  const agreeing = { ...consents, advertising: yes };
  const phoneOnly = { ...agreeing, adChannels: { email: false, sms: true, phone: true } };
  await makeConfirmedInquiry(portal, { email: 'hong@example.com', consents: phoneOnly });
  portal.advance(DAY_MS);
  const later = { ...agreeing, adChannels: { email: true, sms: true, phone: true } };
  const second = await makeConfirmedInquiry(portal, { email: 'Hong@example.com', consents: later });
  await portal.sentMail();
  portal.advance(705 * DAY_MS);
  await remindOfConsents(portal.context);
  const reminders = (await portal.sentMail()).filter(({ subject }) => subject.includes('동의하신 내용'));
  expect(reminders).toHaveLength(1);
  const text = reminders[0]?.text ?? '';
  for (const way of ['이메일(2026.11.22)', '문자메시지(2026.11.22)', '전화(2026.11.22)']) expect(text).toContain(way);

  const token = /unsubscribe\?token=([\w.-]+)/.exec(text)?.[1] ?? '';
  const unsigned = token.replace('.all.', '.');
  expect(await portal.post('/api/v1/unsubscribe', { token: unsigned })).toMatchObject({ status: 400, code: 'US02' });
  expect(await portal.post('/api/v1/unsubscribe', { token })).toMatchObject({ status: 200 });
  const standing = await standingConsents(db, [second]);
  expect(standing.filter(({ agreed }) => agreed === 1).map(({ kind }) => kind)).toEqual(['privacy-contact']);
  await remindOfConsents(portal.context);
  expect(await portal.sentMail()).toHaveLength(2 + reminders.length);
});

it('writes so many reminders a round, and never reads more than a page of consents at once', async () => {
  const portal = await buildTestApp();
  const { context } = portal;
  await makeManyConsents(portal, 450);
  const read: number[] = [];
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      read.push(result.rows.length);
      return result;
    },
  };
  const watched = { ...context, db: context.db.withPlugin(counter) };
  const reminded = async () => {
    const mails = await context.db.selectFrom('mail').select('to_key').orderBy('to_key').execute();
    return mails.map(({ to_key }) => to_key);
  };

  const rounds: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    await remindOfConsents(watched);
    rounds.push((await reminded()).length);
  }
  // Every tenth was withdrawn.
  expect(rounds).toEqual([200, 400, 405, 405]);
  expect(new Set(await reminded()).size).toBe(405);
  // 200 addresses with at most two answers each.
  expect(Math.max(...read)).toBeLessThanOrEqual(400);
});

/** Consents in inquiries of two years ago; every tenth was withdrawn a day later. */
async function makeManyConsents(portal: TestApp, count: number): Promise<void> {
  const { db, clock } = portal.context;
  const model = await makeConfirmedInquiry(portal);
  const row = await db.selectFrom('inquiry').selectAll().where('id', '=', model).executeTakeFirstOrThrow();
  await db.deleteFrom('mail').execute();
  const contracts = Array.from({ length: count }, (_, index) => {
    const email_key = `reader${index}@example.com`;
    return { ...row, id: `many-${index}`, number: `C-19990101-${index}`, email: `R${email_key.slice(1)}`, email_key };
  });
  const answer = (inquiry_id: string, agreed: number) => ({
    id: `${inquiry_id}-${agreed}`,
    inquiry_id,
    kind: 'advertising-email',
    version: '1.0',
    agreed,
    agreed_at: new Date(clock.now().getTime() - (730 + agreed) * DAY_MS).toISOString(),
    ip: '',
  });
  const answers = contracts.flatMap(({ id }, index) => [answer(id, 1), ...(index % 10 === 0 ? [answer(id, 0)] : [])]);
  await db.insertInto('inquiry').values(contracts).execute();
  await db.insertInto('inquiry_consent').values(answers).execute();
}
