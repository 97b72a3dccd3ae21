import { expect, it } from 'vitest';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeConfirmedInquiry } from '#server/testing/make/make.inquiry.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { latestConsent, recordConsents } from '../users/consent.queries.ts';
import { advertisingAllowedFrom } from './advertising-hours.ts';

const yes = { version: '1.0', agreed: true };
const no = { version: '1.0', agreed: false };
const adChannels = { email: true, sms: true, phone: false };

async function openPortal() {
  const portal = await buildTestApp({ publicUrl: 'https://portal.example' });
  const admin = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  const campaign = () => portal.post('/api/v1/admin/mail-campaign', { updatedAt: null }, { token: admin.token });
  const member = await makeUser(portal, { email: 'hong@example.com' });
  const agree = (agreed: boolean) =>
    recordConsents(portal.context.db, portal.context, member.id, '', [
      { kind: 'marketing-email', version: '1.0', agreed },
    ]);
  return { portal, admin, campaign, member, agree };
}

const inquire = (portal: TestApp, email: string, advertising = yes) =>
  makeConfirmedInquiry(portal, { email, consents: { privacy: yes, marketing: no, advertising, adChannels } });

const adsOf = async (portal: TestApp) => (await portal.sentMail()).filter(({ subject }) => subject.includes('(광고)'));

it('reaches those alone who agreed, each once, with the mark and a way to refuse', async () => {
  const { portal, campaign, agree } = await openPortal();
  expect(await campaign()).toMatchObject({ status: 409, code: 'ST03' });
  await agree(true);
  await inquire(portal, 'visitor@example.com');
  await inquire(portal, 'HONG@example.com');
  await inquire(portal, 'no@example.com', no);
  expect((await campaign()).data).toEqual({ count: 2, isNight: false, isFiled: true });
  const ads = await adsOf(portal);
  expect(ads.map(({ to }) => to.toLowerCase()).toSorted()).toEqual(['hong@example.com', 'visitor@example.com']);
  for (const { subject, text, html, unsubscribeUrl } of ads) {
    expect(subject).toMatch(/^\(광고\) \[AION-U\]/);
    expect(text).toContain('주식회사 아이온오토메이션');
    expect(text).toContain('support@aionu.example');
    expect(text).toMatch(/수신거부\(Unsubscribe\): https:\/\/portal\.example\/unsubscribe\?token=/);
    expect(html).toContain('/unsubscribe?token=');
    expect(unsubscribeUrl).toContain('https://portal.example/api/v1/unsubscribe/one-click?token=');
  }
});

it('counts a refusal that was recorded at the same moment as an agreement, in whichever order', async () => {
  const { portal, campaign, agree, member } = await openPortal();
  const latest = async () => (await latestConsent(portal.context.db, member.id, 'marketing-email'))?.agreed;
  await agree(false);
  await agree(true);
  expect([await latest(), (await campaign()).code]).toEqual([false, 'ST03']);
  portal.advance(1);
  await agree(true);
  expect(await latest()).toBe(true);
  await agree(false);
  expect([await latest(), (await campaign()).code]).toEqual([false, 'ST03']);
});

it('withdraws the consent by the link, without a login, wherever the address agreed', async () => {
  const { portal, campaign, member, agree } = await openPortal();
  await agree(true);
  await inquire(portal, 'hong@example.com');
  portal.advance(1_000);
  await campaign();
  const [ad] = await adsOf(portal);
  const token = /unsubscribe\?token=(\S+)/.exec(ad?.text ?? '')?.[1] ?? '';
  const { db } = portal.context;
  const check = async () => (await portal.post('/api/v1/unsubscribe-check', { token })).data;
  expect(await check()).toEqual({ isValid: true });
  expect(await db.selectFrom('consent').select('agreed').execute(), 'looking changes nothing').toEqual([{ agreed: 1 }]);
  expect(await portal.post('/api/v1/unsubscribe', { token })).toMatchObject({ status: 200 });
  expect(await check(), 'no more than that it was signed').toEqual({ isValid: true });
  expect(await portal.post('/api/v1/unsubscribe', { token }), 'twice is once').toMatchObject({ status: 200 });
  const answers = await db.selectFrom('consent').select('agreed').where('user_id', '=', member.id).execute();
  expect(answers).toContainEqual({ agreed: 0 });
  expect(answers).toHaveLength(2);
  const inquiry = await db
    .selectFrom('inquiry_consent')
    .select('agreed')
    .where('kind', '=', 'advertising-email')
    .execute();
  expect(inquiry).toContainEqual({ agreed: 0 });
  expect(inquiry).toHaveLength(2);
  expect(await campaign()).toMatchObject({ code: 'ST03' });
  // Only this channel, and only advertising.
  const sms = await db.selectFrom('inquiry_consent').select('agreed').where('kind', '=', 'advertising-sms').execute();
  expect(sms).toEqual([{ agreed: 1 }]);
});

it('RFC 8058: withdraws at one press of the mail program, which posts a form', async () => {
  const { portal, campaign, agree } = await openPortal();
  await agree(true);
  await campaign();
  const url = new URL((await adsOf(portal))[0]?.unsubscribeUrl ?? '');
  const opened = await portal.get(url.pathname + url.search);
  expect(opened.status, 'a scanner that opens the link withdraws nothing').toBe(302);
  expect((await campaign()).data).toEqual({ count: 1, isNight: false, isFiled: true });
  const pressed = await portal.app.inject({
    method: 'POST',
    url: url.pathname + url.search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(pressed.statusCode).toBe(200);
  expect(await campaign()).toMatchObject({ code: 'ST03' });
});

it.each(['', 'user.1.x', `user.1.${'a'.repeat(43)}`, 'x'.repeat(200)])(
  'refuses a link that is not ours: %s',
  async (token) => {
    const portal = await buildTestApp();
    expect((await portal.post('/api/v1/unsubscribe-check', { token })).data).toEqual({ isValid: false });
    expect(await portal.post('/api/v1/unsubscribe', { token })).toMatchObject({ status: 400, code: 'US02' });
    const pressed = await portal.app.inject({ method: 'POST', url: `/api/v1/unsubscribe/one-click?token=${token}` });
    expect(pressed.statusCode).toBe(400);
  },
);

it('waits for the morning at night in Korea', async () => {
  expect(advertisingAllowedFrom(new Date('2026-11-21T03:00:00Z'))).toBeUndefined();
  expect(advertisingAllowedFrom(new Date('2026-11-21T11:59:59Z'))).toBeUndefined();
  expect(advertisingAllowedFrom(new Date('2026-11-21T12:00:00Z'))).toBe('2026-11-21T23:00:00.000Z');
  expect(advertisingAllowedFrom(new Date('2026-11-21T22:59:00Z'))).toBe('2026-11-21T23:00:00.000Z');
  expect(advertisingAllowedFrom(new Date('2026-11-21T23:00:00Z'))).toBeUndefined();
  const { portal, agree } = await openPortal();
  await agree(true);
  portal.advance(9 * 3_600_000 + 1);
  const admin = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  await portal.post('/api/v1/admin/mail-campaign', { updatedAt: null }, { token: admin.token });
  expect(await adsOf(portal)).toHaveLength(0);
  portal.advance(11 * 3_600_000);
  expect(await adsOf(portal)).toHaveLength(1);
});
