import { createSession } from '#server/features/users/sessions/session.queries.ts';
import { describe, expect, it } from 'vitest';
import { recordConsents } from '#server/features/users/consent.queries.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { encryptFor } from '#server/testing/encrypt.ts';
import { makeInquiry } from '#server/testing/make/make.inquiry.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import type { MadeUser } from '#server/testing/make/make.user.ts';
import { makeUser, TEST_PASSWORD } from '#server/testing/make/make.user.ts';

const VICTIM = 'victim@example.com';
const yes = { version: '1.0', agreed: true };
const no = { version: '1.0', agreed: false };
const HOUR_MS = 3_600_000;

let signedUp = 0;

async function logIn(portal: TestApp, userId: string, userKey: string, remoteAddress?: string): Promise<string> {
  const { keyId, encrypt } = encryptFor(portal);
  const password = encrypt(userKey);
  const entered = await portal.post('/api/v1/user/login', { keyId, userId, password }, { remoteAddress });
  return String(entered.data.token);
}

/** Signs up with any address and returns the token of a login. */
async function signUp(portal: TestApp, email: string, marketing = no) {
  signedUp += 1;
  const userId = `stranger${signedUp}`;
  const remoteAddress = `10.8.0.${signedUp % 250}`;
  const { keyId, encrypt } = encryptFor(portal);
  const password = encrypt('Kx7!mv2#Tq');
  const consents = { termsOfUse: { ...yes, version: '1.1' }, privacy: yes, age: yes, marketing };
  const person = { userName: encrypt('홍길동'), userKey: password, email: encrypt(email) };
  const answer = await portal.post('/api/v1/user/signup', { keyId, userId, ...person, consents }, { remoteAddress });
  expect(answer).toMatchObject({ status: 200 });
  const token = await logIn(portal, userId, 'Kx7!mv2#Tq', remoteAddress);
  const withdraw = () => portal.post('/api/v1/user/withdraw', { keyId, password }, { token });
  return { userId, token, withdraw };
}

const mailsTo = async (portal: TestApp, address: string) =>
  (await portal.sentMail()).filter(({ to }) => to.toLowerCase() === address);

const tokenIn = (text = '') => /verifyEmail\?token=([\w.-]+)/.exec(text)?.[1] ?? '';
const linkOf = async (portal: TestApp, address: string) => tokenIn((await mailsTo(portal, address)).at(-1)?.text);
const confirm = async (portal: TestApp, address: string) =>
  portal.post('/api/v1/user/verify-email', { token: await linkOf(portal, address) });

function changeEmail(portal: TestApp, user: Pick<MadeUser, 'token' | 'name'>, email: string) {
  const { keyId, encrypt } = encryptFor(portal);
  const fields = { userName: encrypt(user.name), email: encrypt(email), marketing: { email: false, sms: false } };
  return portal.post(
    '/api/v1/user/update-user-detail',
    { keyId, password: encrypt(TEST_PASSWORD), ...fields },
    { token: user.token },
  );
}

describe('an address that nobody has proven', () => {
  it('gets one mail a day in all, whoever signs up with it, changes to it, writes it into a form, or looks for it', async () => {
    const portal = await buildTestApp();
    const { userId } = await signUp(portal, VICTIM);
    for (let times = 0; times < 3; times += 1) await signUp(portal, VICTIM);
    const member = await makeUser(portal);
    await changeEmail(portal, member, VICTIM);
    for (let times = 0; times < 4; times += 1) await makeInquiry(portal, { email: VICTIM.toUpperCase() });
    for (const person of [{ userId }, { userName: '홍길동' }])
      expect(await portal.post('/api/v1/user/findIdPw', { ...person, email: VICTIM })).toMatchObject({ code: '0000' });
    for (const tag of ['1', '2', 'rpa']) {
      await signUp(portal, `victim+${tag}@example.com`);
      await makeInquiry(portal, { email: `Victim+${tag}@example.com` });
      expect(await mailsTo(portal, `victim+${tag}@example.com`), 'the same mailbox').toEqual([]);
    }
    portal.advance(HOUR_MS);
    await makeInquiry(portal, { email: VICTIM });
    expect(await mailsTo(portal, VICTIM)).toHaveLength(1);
    portal.advance(23 * HOUR_MS);
    await makeInquiry(portal, { email: VICTIM });
    expect(await mailsTo(portal, VICTIM), 'one of the next day').toHaveLength(2);
  });

  it('gets no more by writing its domain in other ways', async () => {
    const portal = await buildTestApp();
    for (const domain of ['bücher.example', 'xn--bcher-kva.example', 'BÜCHER.Example'])
      await makeInquiry(portal, { email: `victim@${domain}` });
    expect(await portal.sentMail()).toHaveLength(1);
  });

  it('gets one of what comes at the same moment', async () => {
    const portal = await buildTestApp();
    const { userId } = await signUp(portal, VICTIM);
    portal.advance(24 * HOUR_MS);
    const find = (person: { userId?: string; userName?: string }) =>
      portal.post('/api/v1/user/findIdPw', { ...person, email: VICTIM });
    await Promise.all([
      signUp(portal, VICTIM),
      makeInquiry(portal, { email: VICTIM }),
      find({ userId }),
      makeInquiry(portal, { email: VICTIM }),
      find({ userName: '홍길동' }),
    ]);
    expect(await mailsTo(portal, VICTIM)).toHaveLength(2);
  });

  it('gets nothing that others cause by what they do with its account', async () => {
    const portal = await buildTestApp();
    const { token } = await signUp(portal, VICTIM);
    const written = await portal.post(
      '/api/v1/board/write',
      { boardType: 'qna', title: '질문입니다', category: '오류', bodyHtml: '<p>본문입니다.</p>' },
      { token },
    );
    const other = await makeUser(portal);
    const reply = { documentId: written.data.documentId as string, bodyHtml: '<p>댓글</p>', parentId: null };
    expect(await portal.post('/api/v1/board/writeReply', reply, { token: other.token })).toMatchObject({ status: 200 });
    expect(await mailsTo(portal, VICTIM)).toHaveLength(1);
  });

  const resetTokenIn = (text = '') => /resetPassword\?token=([\w-]+)/.exec(text)?.[1];
  const statusOf = async (portal: TestApp, userId: string) =>
    (
      await portal.context.db
        .selectFrom('user')
        .select('email_status')
        .where('login_id', '=', userId)
        .executeTakeFirstOrThrow()
    ).email_status;

  /** Asks for the password several times and returns how many links came. */
  async function resetsFor(portal: TestApp, userId: string) {
    const before = (await mailsTo(portal, VICTIM)).length;
    for (let times = 0; times < 7; times += 1)
      expect(await portal.post('/api/v1/user/findIdPw', { userId, email: VICTIM })).toMatchObject({ code: '0000' });
    const mails = (await mailsTo(portal, VICTIM)).slice(before);
    expect(mails.every(({ text }) => resetTokenIn(text) !== undefined)).toBe(true);
    return mails;
  }

  it('can still be used to recover the account, by the mail of the day, which proves it', async () => {
    const portal = await buildTestApp();
    const { userId } = await signUp(portal, VICTIM);
    expect(await resetsFor(portal, userId), 'the mail of this day was the one of the sign-up').toEqual([]);
    portal.advance(24 * HOUR_MS);
    const [mail, ...more] = await resetsFor(portal, userId);
    expect(more).toEqual([]);
    const { keyId, encrypt } = encryptFor(portal);
    const reset = { token: resetTokenIn(mail?.text) ?? '', keyId, userKey: encrypt('N3w-mq7Tkv') };
    expect(await portal.post('/api/v1/user/reset-user-key', reset)).toMatchObject({ status: 200 });
    expect(await statusOf(portal, userId)).toBe('confirmed');
    expect(await resetsFor(portal, userId), 'as any proven address, from one network').toHaveLength(3);
  });

  it('can be used at once to recover the account after the link of the sign-up', async () => {
    const portal = await buildTestApp();
    const { userId } = await signUp(portal, VICTIM);
    expect(await confirm(portal, VICTIM)).toMatchObject({ status: 200 });
    expect(await resetsFor(portal, userId)).toHaveLength(3);
  });

  it('is proven by the mail that tells the ID, too, where that is the mail of the day', async () => {
    const portal = await buildTestApp();
    const { userId } = await signUp(portal, VICTIM);
    portal.advance(24 * HOUR_MS);
    const find = () => portal.post('/api/v1/user/findIdPw', { userName: '홍길동', email: VICTIM });
    expect([(await find()).code, (await find()).code]).toEqual(['0000', '0000']);
    const mails = await mailsTo(portal, VICTIM);
    expect(mails).toHaveLength(2);
    expect(mails.at(-1)?.text).toContain(`아이디: ${userId}`);
    expect(await confirm(portal, VICTIM)).toMatchObject({ data: { email: VICTIM, kind: 'confirmed' } });
    await find();
    const proven = (await mailsTo(portal, VICTIM)).slice(2);
    expect(
      proven.map(({ text }) => text.includes('verifyEmail')),
      'nothing left to confirm',
    ).toEqual([false]);
  });

  it('is not shut out by a stranger who spends its mail of the day: its link opens the way to recover', async () => {
    const portal = await buildTestApp();
    const { userId } = await signUp(portal, VICTIM);
    portal.advance(24 * HOUR_MS);
    await makeInquiry(portal, { email: VICTIM });
    expect(await resetsFor(portal, userId)).toEqual([]);
    expect(await confirm(portal, VICTIM)).toMatchObject({ data: { kind: 'inquiry' } });
    expect(await statusOf(portal, userId), 'the account is not proven by the link of an inquiry').toBe('unconfirmed');
    expect(await resetsFor(portal, userId)).toHaveLength(3);
  });

  it('takes none of the mails from an account with the same address that has proven it', async () => {
    const portal = await buildTestApp();
    const owner = await makeUser(portal, { email: VICTIM });
    const stranger = await signUp(portal, VICTIM);
    expect(await resetsFor(portal, stranger.userId)).toHaveLength(3);
    expect(await resetsFor(portal, owner.loginId)).toHaveLength(3);
  });

  it('is asked once more when the member wants it on another day, and is said to be unconfirmed until then', async () => {
    const portal = await buildTestApp();
    portal.advance(20_000);
    const { userId, token: firstToken } = await signUp(portal, VICTIM);
    let token = firstToken;
    const detail = async () => {
      const { keyId, encrypt } = encryptFor(portal);
      const input = { keyId, password: encrypt('Kx7!mv2#Tq') };
      return (await portal.post('/api/v1/user/get-user-detail', input, { token })).data;
    };
    const again = () => portal.post('/api/v1/user/resend-confirmation', undefined, { token });
    expect((await detail()).isEmailConfirmed).toBe(false);
    expect((await detail()).resendableFrom, 'a day later, at the next minute').toBe('2026-11-22T03:01:00.000Z');
    const first = await linkOf(portal, VICTIM);
    expect(await again()).toMatchObject({ status: 409, code: 'US08' });
    expect(await mailsTo(portal, VICTIM)).toHaveLength(1);
    portal.advance(24 * HOUR_MS);
    token = await logIn(portal, userId, 'Kx7!mv2#Tq');
    expect((await detail()).resendableFrom).toBeNull();
    expect(await again()).toMatchObject({ status: 200, data: { resendableFrom: '2026-11-23T03:01:00.000Z' } });
    expect((await again()).status).toBe(409);
    expect(await mailsTo(portal, VICTIM)).toHaveLength(2);
    expect(await portal.post('/api/v1/user/verify-email', { token: first }), 'the newest wins').toMatchObject({
      code: 'US02',
    });
    expect(await confirm(portal, VICTIM)).toMatchObject({ status: 200, data: { email: VICTIM, kind: 'confirmed' } });
    expect((await detail()).isEmailConfirmed).toBe(true);
    expect(await portal.post('/api/v1/user/resend-confirmation', undefined)).toMatchObject({ status: 403 });
  });
});

describe('what a member is told of an address', () => {
  const toldOf = async (portal: TestApp, { token }: { token: string }) => {
    const { keyId, encrypt } = encryptFor(portal);
    const input = { keyId, password: encrypt('Kx7!mv2#Tq') };
    const { data } = await portal.post('/api/v1/user/get-user-detail', input, { token });
    const { status, code } = await portal.post('/api/v1/user/resend-confirmation', undefined, { token });
    return { resendableFrom: data.resendableFrom as string | null, status, code };
  };

  it('is the same whoever has it: a member, somebody who wrote an inquiry, or nobody', async () => {
    const portal = await buildTestApp();
    await makeUser(portal, { email: 'member@example.com' });
    await makeInquiry(portal, { email: 'customer@example.com' });
    portal.advance(3 * HOUR_MS);
    const told = [];
    for (const name of ['nobody', 'member', 'customer'])
      told.push(await toldOf(portal, await signUp(portal, `${name}@example.com`)));
    expect(new Set(told.map((answer) => JSON.stringify(answer))).size, JSON.stringify(told)).toBe(1);
    expect(told[0]).toEqual({ resendableFrom: '2026-11-22T06:00:00.000Z', status: 409, code: 'US08' });
  });

  it('is the same of one that a member wants to change to', async () => {
    const portal = await buildTestApp();
    await makeUser(portal, { email: 'member@example.com' });
    await makeInquiry(portal, { email: 'customer@example.com' });
    portal.advance(3 * HOUR_MS);
    const told = [];
    for (const name of ['nobody', 'member', 'customer']) {
      const asker = await makeUser(portal);
      expect(await changeEmail(portal, asker, `${name}@example.com`)).toMatchObject({ status: 200 });
      const { status, code } = await portal.post('/api/v1/user/resend-confirmation', undefined, asker);
      told.push(`${status} ${code}`);
    }
    expect(told).toEqual(['409 US08', '409 US08', '409 US08']);
  });

  it('is true of a change: its mail can be asked for again a day later', async () => {
    const portal = await buildTestApp();
    const asker = await makeUser(portal);
    await changeEmail(portal, asker, 'new@example.com');
    const resend = () => portal.post('/api/v1/user/resend-confirmation', undefined, asker);
    expect(await resend()).toMatchObject({ code: 'US08' });
    portal.advance(24 * HOUR_MS);
    const { id, name } = asker;
    const token = await createSession(portal.context.db, portal.context, { id, login_id: asker.loginId, name });
    expect(await portal.post('/api/v1/user/resend-confirmation', undefined, { token })).toMatchObject({ code: '0000' });
    expect(await mailsTo(portal, 'new@example.com')).toHaveLength(2);
  });

  it('is the same when the mailbox is full: whether a mail goes out is not told', async () => {
    const portal = await buildTestApp();
    const { userId } = await signUp(portal, VICTIM);
    portal.advance(25 * HOUR_MS);
    await makeInquiry(portal, { email: VICTIM });
    const before = (await mailsTo(portal, VICTIM)).length;
    const token = await logIn(portal, userId, 'Kx7!mv2#Tq');
    expect(await toldOf(portal, { token })).toEqual({ resendableFrom: null, status: 200, code: '0000' });
    expect(await mailsTo(portal, VICTIM)).toHaveLength(before);
  });
});

describe('an address that a stranger signed up with first', () => {
  it('confirms the account that its owner chooses, by the one mail of the day', async () => {
    const portal = await buildTestApp();
    const stranger = await signUp(portal, VICTIM);
    portal.advance(HOUR_MS);
    const owner = await signUp(portal, VICTIM);
    const [mail, ...more] = await mailsTo(portal, VICTIM);
    expect(more).toEqual([]);
    const masked = (userId: string) => userId.slice(0, 3) + '*'.repeat(userId.length - 3);
    expect(mail?.text).toContain(`아이디: ${masked(stranger.userId)}`);
    expect(mail?.text).toContain('가입일: 2026.11.21');
    const token = tokenIn(mail?.text);
    const { isValid, accounts } = (await portal.post('/api/v1/user/verify-check', { token })).data;
    expect(isValid).toBe(true);
    expect(accounts).toMatchObject([
      { userId: masked(stranger.userId), createdAt: '2026-11-21T03:00:00.000Z' },
      { userId: masked(owner.userId), createdAt: '2026-11-21T04:00:00.000Z' },
    ]);
    const other = await makeUser(portal);
    expect(await portal.post('/api/v1/user/verify-email', { token, accountId: other.id })).toMatchObject({
      code: 'US02',
    });
    const chosen = { token, accountId: accounts[1]?.id ?? '' };
    expect(await portal.post('/api/v1/user/verify-email', chosen)).toMatchObject({ data: { kind: 'confirmed' } });
    const states = await portal.context.db
      .selectFrom('user')
      .select(['login_id', 'email_status'])
      .where('email_key', '=', VICTIM)
      .execute();
    expect(Object.fromEntries(states.map((row) => [row.login_id, row.email_status]))).toEqual({
      [owner.userId]: 'confirmed',
      [stranger.userId]: 'unconfirmed',
    });
    expect(await portal.post('/api/v1/user/verify-email', { token }), 'the link is used').toMatchObject({
      code: 'US02',
    });
    expect((await portal.post('/api/v1/user/verify-check', { token })).data).toEqual({ isValid: false, accounts: [] });
  });
});

describe('weeks and crowds', () => {
  it('an address that nobody has proven gets three mails a week in all, however many days it takes', async () => {
    const portal = await buildTestApp();
    for (let day = 0; day < 6; day += 1) {
      await signUp(portal, VICTIM);
      await makeInquiry(portal, { email: VICTIM });
      portal.advance(24 * HOUR_MS);
    }
    expect(await mailsTo(portal, VICTIM)).toHaveLength(3);
    portal.advance(24 * HOUR_MS);
    await signUp(portal, VICTIM);
    expect(await mailsTo(portal, VICTIM)).toHaveLength(3 + 1);
  });

  it('many questions of a stranger keep no inquiry and no word of a colleague from staff', async () => {
    const portal = await buildTestApp();
    await makeUser(portal, { roles: ['ROLE_ADMIN'], email: VICTIM });
    const told = async (word: string) =>
      (await mailsTo(portal, VICTIM)).filter(({ subject }) => subject.includes(word)).length;
    for (let asked = 0; asked < 70; asked += 1) {
      const { token } = await makeUser(portal);
      const question = { boardType: 'qna', category: '오류', title: `질문 ${asked}`, bodyHtml: '<p>?</p>' } as const;
      await portal.post('/api/v1/board/write', question, { token });
    }
    expect(await told('새 질문')).toBe(30);
    await makeInquiry(portal, { email: 'customer@example.com' });
    expect(await told('문의')).toBe(1);
  });

  it('accepting a reply and taking that back in turns tells its author once', async () => {
    const portal = await buildTestApp();
    const [asker, other] = [await makeUser(portal), await makeUser(portal, { email: VICTIM })];
    const documentId = await makeDocument(portal, { boardType: 'qna', author: asker });
    const replies: string[] = [];
    for (const bodyHtml of ['<p>하나</p>', '<p>둘</p>'])
      replies.push(
        (await portal.post('/api/v1/board/writeReply', { documentId, bodyHtml, parentId: null }, other)).data.replyId,
      );
    for (let turn = 0; turn < 12; turn += 1)
      expect(
        await portal.post(
          '/api/v1/board/accept-reply',
          { replyId: replies[turn % 2] ?? '', isAccepted: turn % 3 !== 2 },
          asker,
        ),
      ).toMatchObject({ status: 200 });
    expect(await mailsTo(portal, VICTIM)).toHaveLength(2);
  });

  it('a notice to members reaches a mailbox that nobody has proven once, whatever accounts name it', async () => {
    const portal = await buildTestApp();
    const admin = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
    for (const tag of ['', '+1', '+2']) await signUp(portal, `victim${tag}@example.com`);
    await makeUser(portal, { email: 'proven@example.com' });
    await signUp(portal, 'proven+1@example.com');
    const { data } = await portal.post('/api/v1/admin/term-notice-count', undefined, admin);
    expect(data).toEqual({ count: 3 });
  });
});

describe('withdrawing', () => {
  it('takes the mails of that member alone, and the counts go on', async () => {
    const portal = await buildTestApp();
    const victim = await makeUser(portal, { email: VICTIM });
    const find = () => portal.post('/api/v1/user/findIdPw', { userId: victim.loginId, email: VICTIM });
    for (let times = 0; times < 6; times += 1) await find();
    expect(await mailsTo(portal, VICTIM)).toHaveLength(3);
    const stranger = await signUp(portal, VICTIM);
    const rows = () => portal.context.db.selectFrom('mail').select(['owner', 'template']).execute();
    expect(await rows()).toHaveLength(4);
    expect(await stranger.withdraw()).toMatchObject({ status: 200 });
    expect(await rows()).toEqual(
      Array.from({ length: 3 }, () => ({ owner: `user:${victim.id}`, template: 'reset-password' })),
    );
    for (let times = 0; times < 3; times += 1) await find();
    expect(await rows(), 'no more within the hour').toHaveLength(3);
  });

  it('an inquiry takes its own mails, whoever else has the address', async () => {
    const portal = await buildTestApp();
    const victim = await makeUser(portal, { email: VICTIM });
    await portal.post('/api/v1/user/findIdPw', { userId: victim.loginId, email: VICTIM });
    await makeInquiry(portal, { email: VICTIM });
    // Mails of the same moment go out in any order.
    const texts = (await mailsTo(portal, VICTIM)).map(({ text }) => text).join('\n');
    const token = /withdrawConsent\?token=(\S+)/.exec(texts)?.[1] ?? '';
    expect(await portal.post('/api/v1/free/withdraw-consent', { token })).toMatchObject({ status: 200 });
    const rows = await portal.context.db
      .selectFrom('mail')
      .select('template')
      .where('to_address', '=', VICTIM)
      .execute();
    expect(rows).toEqual([{ template: 'reset-password' }]);
  });
});

describe('advertising', () => {
  const inquire = (portal: TestApp, advertising: boolean) =>
    makeInquiry(portal, {
      email: VICTIM,
      consents: {
        privacy: yes,
        marketing: no,
        advertising: advertising ? yes : no,
        adChannels: { email: advertising, sms: false, phone: false },
      },
    });

  async function withAdmin() {
    const portal = await buildTestApp();
    const admin = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
    const count = async () =>
      (await portal.post('/api/v1/admin/mail-campaign-count', undefined, { token: admin.token })).data.count;
    return { portal, count };
  }

  it('a refusal outlasts what anybody says in the name of its address', async () => {
    const { portal, count } = await withAdmin();
    const victim = await makeUser(portal, { email: VICTIM });
    await recordConsents(portal.context.db, portal.context, victim.id, '', [{ kind: 'marketing-email', ...no }]);
    portal.advance(1_000);
    await inquire(portal, true);
    await signUp(portal, VICTIM, yes);
    expect(await count()).toBe(0);
  });

  it('a consent is not ended by what anybody says in the name of its address', async () => {
    const { portal, count } = await withAdmin();
    const victim = await makeUser(portal, { email: VICTIM });
    await recordConsents(portal.context.db, portal.context, victim.id, '', [{ kind: 'marketing-email', ...yes }]);
    portal.advance(1_000);
    await inquire(portal, false);
    expect(await count()).toBe(1);
  });

  it('a visitor counts once the link of the receipt was pressed, not twice, and not before', async () => {
    const { portal, count } = await withAdmin();
    await inquire(portal, true);
    expect(await count()).toBe(0);
    const token = await linkOf(portal, VICTIM);
    const forged = `${token.slice(0, -2)}AA`;
    for (const [one, isValid] of [
      [token, true],
      [forged, false],
    ] as const)
      expect((await portal.post('/api/v1/user/verify-check', { token: one })).data).toMatchObject({ isValid });
    expect(await portal.post('/api/v1/user/verify-email', { token: forged })).toMatchObject({ code: 'US02' });
    expect(await confirm(portal, VICTIM)).toMatchObject({ data: { kind: 'inquiry' } });
    expect(await confirm(portal, VICTIM), 'twice is once').toMatchObject({ status: 200 });
    expect(await count()).toBe(1);
  });

  it('a member who signed up and agreed counts once the address is confirmed', async () => {
    const { portal, count } = await withAdmin();
    await signUp(portal, VICTIM, yes);
    expect(await count()).toBe(0);
    await confirm(portal, VICTIM);
    expect(await count()).toBe(1);
  });

  it('of two answers at the same moment the refusal stands', async () => {
    const { portal, count } = await withAdmin();
    const victim = await makeUser(portal, { email: VICTIM });
    for (const answer of [yes, no, yes])
      await recordConsents(portal.context.db, portal.context, victim.id, '', [{ kind: 'marketing-email', ...answer }]);
    expect(await count()).toBe(0);
    const { keyId, encrypt } = encryptFor(portal);
    const input = { keyId, password: encrypt(TEST_PASSWORD) };
    const detail = await portal.post('/api/v1/user/get-user-detail', input, { token: victim.token });
    expect(detail.data.marketing.email).toBe(false);
  });
});

describe('floods', () => {
  it('one account writes to five new addresses a day, and to each once', async () => {
    const portal = await buildTestApp();
    const member = await makeUser(portal);
    const answers = [];
    for (let times = 0; times < 8; times += 1)
      answers.push((await changeEmail(portal, member, `bystander${times % 2}@example.org`)).status);
    expect(answers, 'the seventh is the one that is pending').toEqual([200, 200, 200, 200, 200, 400, 200, 400]);
    expect(await mailsTo(portal, 'bystander0@example.org')).toHaveLength(1);
    expect(await mailsTo(portal, 'bystander1@example.org')).toHaveLength(1);
  });

  it('replies within half an hour become one mail, the first at once', async () => {
    const portal = await buildTestApp();
    const author = await makeUser(portal, { email: VICTIM });
    const questions: string[] = [];
    for (const title of ['첫째 질문', '둘째 질문'])
      questions.push(await makeDocument(portal, { boardType: 'qna', title, author }));
    const other = await makeUser(portal);
    const reply = (index: number) =>
      portal.post(
        '/api/v1/board/writeReply',
        { documentId: questions[index % 2] ?? '', bodyHtml: `<p>${index}</p>`, parentId: null },
        { token: other.token },
      );
    expect(await reply(0)).toMatchObject({ status: 200 });
    expect(await mailsTo(portal, VICTIM)).toHaveLength(1);
    for (let index = 1; index < 12; index += 1) await reply(index);
    expect(await mailsTo(portal, VICTIM)).toHaveLength(1);
    portal.advance(HOUR_MS / 2);
    const [, gathered, ...more] = await mailsTo(portal, VICTIM);
    expect(more).toEqual([]);
    expect(gathered?.subject).toContain('11건');
    expect(gathered?.text).toContain('둘째 질문, 첫째 질문');
    expect(await reply(12)).toMatchObject({ status: 200 });
    expect(await mailsTo(portal, VICTIM), 'held again').toHaveLength(2);
  });

  it('nothing is sent to the address that the portal sends from', async () => {
    const portal = await buildTestApp();
    const { from } = portal.context.config.mail;
    const admin = await makeUser(portal, { userId: 'oldboss1', email: from, roles: ['ROLE_ADMIN'] });
    await portal.post('/api/v1/user/findIdPw', { userId: admin.loginId, email: from });
    expect(await portal.sentMail()).toEqual([]);
  });
});
