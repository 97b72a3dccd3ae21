import { describe, expect, it } from 'vitest';
import { guessablePasswordText } from '#shared/messages/account/guessable-password.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import type { Role } from '#shared/permissions.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { encryptFor } from '#server/testing/encrypt.ts';
import type { MadeUser } from '#server/testing/make/make.user.ts';
import { makeUser, TEST_PASSWORD } from '#server/testing/make/make.user.ts';
import { browserOf } from '../chat/chat.fixture.ts';

function detail(portal: TestApp, token: string | undefined, password = TEST_PASSWORD) {
  const { keyId, encrypt } = encryptFor(portal);
  return portal.post('/api/v1/user/get-user-detail', { keyId, password: encrypt(password) }, { token });
}

function update(
  portal: TestApp,
  user: MadeUser,
  changes: { userName?: string; email?: string; newPassword?: string; marketing?: { email: boolean; sms: boolean } },
) {
  const { keyId, encrypt } = encryptFor(portal);
  return portal.post(
    '/api/v1/user/update-user-detail',
    {
      keyId,
      password: encrypt(TEST_PASSWORD),
      userName: encrypt(changes.userName ?? user.name),
      email: encrypt(changes.email ?? user.email),
      affiliation: encrypt('한빛철강'),
      newUserKey: changes.newPassword === undefined ? undefined : encrypt(changes.newPassword),
      marketing: changes.marketing ?? { email: false, sms: false },
    },
    { token: user.token },
  );
}

describe('회원정보 수정', () => {
  it('shows the data after the password, and counts wrong ones towards the lock', async () => {
    const portal = await buildTestApp();
    const user = await makeUser(portal, { userId: 'hong2026' });
    expect(await detail(portal, undefined)).toMatchObject({ status: 403, code: 'CM02' });
    for (let i = 0; i < 5; i += 1) {
      expect(await detail(portal, user.token, 'Wrong-pass1')).toMatchObject({ status: 400, code: 'US04' });
    }
    expect(await detail(portal, user.token)).toMatchObject({ status: 423, code: 'LO04' });
    portal.advance(31 * 60_000);
    expect(await detail(portal, user.token)).toMatchObject({
      data: { userId: 'hong2026', email: user.email, pendingEmail: null },
    });
  });

  it('changes a new address only after it was verified there, and tells the old one', async () => {
    const portal = await buildTestApp();
    const user = await makeUser(portal);
    expect(await update(portal, user, { email: 'new@example.com' })).toMatchObject({
      data: { emailPending: true, isMailFiled: true, loggedOut: false },
    });
    expect(await detail(portal, user.token)).toMatchObject({
      data: { email: user.email, pendingEmail: 'new@example.com' },
    });

    const mails = await portal.sentMail();
    expect(mails.map((mail) => mail.to).toSorted()).toEqual([user.email, 'new@example.com'].toSorted());
    const text = mails.find((mail) => mail.to === 'new@example.com')?.text ?? '';
    const token = /verifyEmail\?token=([\w-]+)/.exec(text)?.[1] ?? '';
    const isValid = async () => (await portal.post('/api/v1/user/verify-check', { token })).data.isValid;
    expect(await isValid()).toBe(true);
    expect(await portal.post('/api/v1/user/verify-email', { token })).toMatchObject({
      data: { email: 'new@example.com' },
    });
    expect(await isValid(), 'the link is used').toBe(false);
    expect(await portal.post('/api/v1/user/verify-email', { token })).toMatchObject({ status: 400, code: 'US02' });
    expect(await detail(portal, user.token)).toMatchObject({ data: { email: 'new@example.com', pendingEmail: null } });
  });

  it('ends every session with a new password', async () => {
    const portal = await buildTestApp();
    const user = await makeUser(portal);
    expect(await update(portal, user, { newPassword: 'short' })).toMatchObject({
      status: 400,
      data: { fields: { newUserKey: expect.any(String) } },
    });
    expect(await update(portal, user, { newPassword: 'N3w-mq7Tkv' })).toMatchObject({ data: { loggedOut: true } });
    expect(await detail(portal, user.token, 'N3w-mq7Tkv')).toMatchObject({ status: 403, code: 'CM02' });
  });

  it('takes the password in use for no new one: the first of an administrator would count as changed', async () => {
    const portal = await buildTestApp();
    const user = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
    await portal.context.db.updateTable('user').set({ has_weak_password: 1 }).execute();
    expect(await update(portal, user, { newPassword: TEST_PASSWORD })).toMatchObject({
      status: 400,
      data: { fields: { newUserKey: messages.userEdit.samePassword } },
    });
    expect(await portal.context.db.selectFrom('user').select('has_weak_password').execute()).toEqual([
      { has_weak_password: 1 },
    ]);
  });

  it('accepts a new password of the rule though people guess it', async () => {
    const portal = await buildTestApp();
    const user = await makeUser(portal);
    expect(await update(portal, user, { newPassword: 'Passw0rd!' })).toMatchObject({ data: { loggedOut: true } });
  });

  it.each([
    ['staff', { roles: ['ROLE_USER', 'ROLE_SALES'] }, {}],
    ['everybody with PASSWORD_POLICY=strict', {}, { passwordPolicy: 'strict' }],
  ] as const)(
    'refuses %s a new password that people guess',
    async (_who, { roles }: { roles?: readonly Role[] }, config) => {
      const portal = await buildTestApp(config);
      const user = await makeUser(portal, { userId: 'kimhana', ...(roles && { roles: [...roles] }) });
      for (const newPassword of ['Passw0rd!', 'Kimhana77!', 'Aion-u2026!'])
        expect(await update(portal, user, { newPassword })).toMatchObject({
          status: 400,
          data: { fields: { newUserKey: guessablePasswordText.refused } },
        });
    },
  );

  it('forgets every open link of the other kind with a new password, however it was set', async () => {
    const portal = await buildTestApp();
    const user = await makeUser(portal, { userId: 'hong2026' });
    // Mails of the same time have no order, and not all contain a link.
    const linkOf = async (to: string) =>
      (await portal.sentMail())
        .filter((mail) => mail.to === to)
        .flatMap(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? [])
        .at(-1) ?? '';
    const askForReset = () => portal.post('/api/v1/user/findIdPw', { userId: 'hong2026', email: user.email });
    const reset = (token: string) => {
      const { keyId, encrypt } = encryptFor(portal);
      return portal.post('/api/v1/user/reset-user-key', { token, keyId, userKey: encrypt('Res3t-vg5Hn') });
    };

    await update(portal, user, { email: 'thief@example.com' });
    await askForReset();
    expect(await reset(await linkOf(user.email))).toMatchObject({ status: 200 });
    const token = await linkOf('thief@example.com');
    expect(await portal.post('/api/v1/user/verify-email', { token })).toMatchObject({ code: 'US02' });

    const other = await makeUser(portal, { userId: 'kim2026' });
    await portal.post('/api/v1/user/findIdPw', { userId: 'kim2026', email: other.email });
    const open = await linkOf(other.email);
    await update(portal, other, { newPassword: 'N3w-mq7Tkv' });
    expect(await reset(open)).toMatchObject({ code: 'US02' });
  });

  it('keeps the date of each marketing consent, by channel', async () => {
    const portal = await buildTestApp();
    const user = await makeUser(portal);
    await update(portal, user, { marketing: { email: true, sms: false } });
    portal.advance(60_000);
    await update(portal, user, { marketing: { email: true, sms: false } });
    expect(await detail(portal, user.token)).toMatchObject({
      data: { marketing: { email: true, sms: false, changedAt: '2026-11-21T03:00:00.000Z' } },
    });
  });
});

describe('회원탈퇴', () => {
  function withdraw(portal: TestApp, token: string, password = TEST_PASSWORD) {
    const { keyId, encrypt } = encryptFor(portal);
    return portal.post('/api/v1/user/withdraw', { keyId, password: encrypt(password) }, { token });
  }

  it('asks for the password, erases the person at once and ends the session', async () => {
    const portal = await buildTestApp();
    const user = await makeUser(portal, { userId: 'hong2026', userName: '홍길동' });
    await portal.post('/api/v1/user/findIdPw', { userName: '홍길동', email: user.email });
    await browserOf(portal, user.token).ask('홍길동입니다. 설치는 어떻게 하나요?');
    expect(await withdraw(portal, user.token, 'Wrong-pass1')).toMatchObject({ code: 'US04' });
    expect(await withdraw(portal, user.token)).toMatchObject({ status: 200 });
    expect(await detail(portal, user.token)).toMatchObject({ code: 'CM02' });
    const { db } = portal.context;
    const rows = JSON.stringify([
      await db.selectFrom('user').selectAll().execute(),
      await db.selectFrom('mail').selectAll().execute(),
      await db.selectFrom('chat_conversation').selectAll().execute(),
      await db.selectFrom('chat_message').selectAll().execute(),
    ]);
    for (const personal of ['hong2026', '홍길동', user.email]) expect(rows).not.toContain(personal);
  });

  it('keeps the last administrator', async () => {
    const portal = await buildTestApp();
    const admin = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
    expect(await withdraw(portal, admin.token)).toMatchObject({
      status: 409,
      code: 'US07',
      message: '마지막 관리자 계정은 탈퇴할 수 없습니다.',
    });
    const other = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
    // Concurrently: the second one would be the last.
    const answers = await Promise.all([withdraw(portal, admin.token), withdraw(portal, other.token)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
