import { describe, expect, it, vi } from 'vitest';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { sweepExpired } from '../sessions/session.queries.ts';
import { begin, codeOf, confirmedBy, finish, enableFactor, isLoggedIn, logIn, turnOn } from './factor.fixture.ts';

const MINUTE = 60_000;

async function withFactor() {
  const portal = await buildTestApp();
  const hong = await makeUser(portal, { userId: 'hong2026' });
  return { portal, hong, secret: await enableFactor(portal, hong) };
}

async function withRecovery() {
  const portal = await buildTestApp();
  const hong = await makeUser(portal, { userId: 'hong2026' });
  return { portal, hong, ...(await turnOn(portal, hong)) };
}

/** A code that is invalid at all times near now. */
function wrongCode(portal: TestApp, secret: string): string {
  const near = new Set([-2, -1, 0, 1, 2].map((away) => codeOf(portal, secret, away)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code)) ?? '';
}

describe('with a second factor', () => {
  it('the password alone opens nothing; the code after it does', async () => {
    const { portal, secret } = await withFactor();
    const asked = await logIn(portal, 'HONG2026');
    expect(asked).toMatchObject({ status: 200, code: '0000' });
    expect(Object.keys(asked.data)).toEqual(['pendingLogin']);
    expect(await isLoggedIn(portal, asked.data.pendingLogin)).toBe(false);
    const done = await finish(portal, asked.data.pendingLogin, codeOf(portal, secret));
    expect(done).toMatchObject({ status: 200, code: '0000' });
    expect(await isLoggedIn(portal, done.data.token)).toBe(true);
  });

  it('others log in as before, to the byte', async () => {
    const { portal } = await withFactor();
    await makeUser(portal, { userId: 'kim2026' });
    const { text, data } = await logIn(portal, 'kim2026');
    expect(text).toBe(`{"responseCode":"0000","message":"","data":{"token":"${data.token}"}}`);
    const wrong = '{"responseCode":"LO01","message":"일치하는 계정 정보가 없습니다.","data":{"fields":{}}}';
    for (const userId of ['kim2026', 'hong2026', 'nobody99'])
      expect(await logIn(portal, userId, 'Wrong-pass1')).toMatchObject({ status: 401, text: wrong });
  });

  it('takes the code before and the one after, however it is spaced, and no older or newer one', async () => {
    const { portal, hong, secret } = await withFactor();
    portal.advance(5 * MINUTE);
    for (const away of [-2, 2])
      expect(await finish(portal, await begin(portal, hong), codeOf(portal, secret, away))).toMatchObject({
        status: 401,
        code: 'LO06',
      });
    const before = codeOf(portal, secret, -1);
    const spaced = `${before.slice(0, 3)} ${before.slice(3)}`;
    expect((await finish(portal, await begin(portal, hong), spaced)).status).toBe(200);
    expect((await finish(portal, await begin(portal, hong), codeOf(portal, secret, 1))).status).toBe(200);
  });

  it('takes each code once, of two at the same moment one, and not the one that turned it on', async () => {
    const { portal, hong, secret } = await withFactor();
    expect(await finish(portal, await begin(portal, hong), codeOf(portal, secret, -1))).toMatchObject({ code: 'LO06' });
    const code = codeOf(portal, secret);
    const [one, other] = [await begin(portal, hong), await begin(portal, hong)];
    const answers = await Promise.all([finish(portal, one, code), finish(portal, other, code)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect(await finish(portal, await begin(portal, hong), code)).toMatchObject({ status: 401, code: 'LO06' });
  });

  it('a login that waits is finished once, within five minutes, and by nobody else’s code', async () => {
    const { portal, hong, secret } = await withFactor();
    const mallory = await makeUser(portal, { userId: 'mallory1' });
    const hers = await enableFactor(portal, mallory);
    const pending = await begin(portal, hong);
    expect(await finish(portal, pending, codeOf(portal, hers))).toMatchObject({ code: 'LO06' });
    expect((await finish(portal, pending, codeOf(portal, secret))).status).toBe(200);
    portal.advance(MINUTE);
    const over = { status: 401, code: 'LO07' };
    expect(await finish(portal, pending, codeOf(portal, secret))).toMatchObject(over);
    expect(await finish(portal, 'made-up', codeOf(portal, secret))).toMatchObject(over);
    const late = await begin(portal, hong);
    portal.advance(5 * MINUTE + 1);
    expect(await finish(portal, late, codeOf(portal, secret))).toMatchObject(over);
    await sweepExpired(portal.context);
    expect(await portal.context.db.selectFrom('pending_login').selectAll().execute()).toEqual([]);
  });

  it('is not finished once all logins were ended, nor for an account that is out of use', async () => {
    const { portal, hong, secret } = await withFactor();
    const boss = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
    const first = await begin(portal, hong);
    await portal.post('/api/v1/admin/users/end-sessions', { userId: hong.id }, { token: boss.token });
    expect(await finish(portal, first, codeOf(portal, secret))).toMatchObject({ code: 'LO07' });
    const second = await begin(portal, hong);
    await portal.context.db.updateTable('user').set({ status: 'inactive' }).where('id', '=', hong.id).execute();
    expect(await finish(portal, second, codeOf(portal, secret))).toMatchObject({ code: 'LO07' });
    expect(await logIn(portal, 'hong2026')).toMatchObject({ code: 'LO02' });
  });
});

describe('guessing', () => {
  it('wrong codes lock the account after five, and right passwords in between bring no new tries', async () => {
    const { portal, hong, secret } = await withFactor();
    for (let tries = 0; tries < 5; tries += 1)
      expect(await finish(portal, await begin(portal, hong), wrongCode(portal, secret))).toMatchObject({
        code: 'LO06',
      });
    expect(await logIn(portal, 'hong2026')).toMatchObject({ status: 423, code: 'LO04' });
    portal.advance(30 * MINUTE + 1);
    expect((await finish(portal, await begin(portal, hong), codeOf(portal, secret))).status).toBe(200);
  });

  it('is locked for logins that already wait, too, and looks at five of twenty guesses at once', async () => {
    const { portal, hong, secret } = await withFactor();
    const pending = await begin(portal, hong);
    const code = wrongCode(portal, secret);
    const guesses = await Promise.all(Array.from({ length: 20 }, () => finish(portal, pending, code)));
    expect(guesses.filter((answer) => answer.code === 'LO06')).toHaveLength(5);
    expect(guesses.filter((answer) => answer.code === 'LO04')).toHaveLength(15);
    expect(await finish(portal, pending, codeOf(portal, secret))).toMatchObject({ status: 423, code: 'LO04' });
  });

  it('counts wrong passwords and wrong codes together, and a whole login ends the count', async () => {
    const { portal, hong, secret } = await withFactor();
    for (const times of [1, 2]) {
      for (let tries = 0; tries < 2; tries += 1) await logIn(portal, 'hong2026', 'Wrong-pass1');
      const pending = await begin(portal, hong);
      for (let tries = 0; tries < 2; tries += 1) await finish(portal, pending, wrongCode(portal, secret));
      portal.advance(30_000);
      expect([times, (await finish(portal, pending, codeOf(portal, secret))).status]).toEqual([times, 200]);
    }
  });

  it('brings no new tries by asking for the password of a session that is open', async () => {
    const { portal, hong, secret } = await withFactor();
    const { keyId, password } = confirmedBy(portal);
    for (let tries = 0; tries < 5; tries += 1) {
      await finish(portal, await begin(portal, hong), wrongCode(portal, secret));
      await portal.post('/api/v1/user/get-user-detail', { keyId, password }, { token: hong.token });
    }
    expect(await logIn(portal, 'hong2026')).toMatchObject({ code: 'LO04' });
  });
});

describe('a recovery code', () => {
  it('opens once, of two at the same moment one, however it is written, and its owner hears of it', async () => {
    const { portal, hong, recoveryCodes } = await withRecovery();
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    expect(first).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
    const done = await finish(portal, await begin(portal, hong), first.toLowerCase().replace('-', ' '));
    expect(await isLoggedIn(portal, done.data.token)).toBe(true);
    expect(await finish(portal, await begin(portal, hong), first)).toMatchObject({ code: 'LO06' });
    const pending = [await begin(portal, hong), await begin(portal, hong)];
    const answers = await Promise.all(pending.map((one) => finish(portal, one, second)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    const mails = (await portal.sentMail()).map(({ text }) => text).join('\n');
    expect(mails).toContain('남은 복구 코드는 9개입니다.');
    expect(mails).toContain('남은 복구 코드는 8개입니다.');
    expect(mails).not.toContain(first);
  });
});

it('keeps no secret, code or waiting login in the database as it is, and none in the log', async () => {
  const { portal, hong, secret, recoveryCodes, uri } = await withRecovery();
  const log = vi.spyOn(portal.context.log, 'info');
  const pending = await begin(portal, hong);
  const rows = await Promise.all(
    (['second_factor', 'recovery_code', 'pending_login'] as const).map((table) =>
      portal.context.db.selectFrom(table).selectAll().execute(),
    ),
  );
  await finish(portal, pending, recoveryCodes[0] ?? '');
  const told = log.mock.calls.map(([entry]) => entry as object).filter((entry) => 'event' in entry);
  const kept = JSON.stringify([rows, told]);
  for (const hidden of [secret, uri, pending, ...recoveryCodes]) expect(kept).not.toContain(hidden);
  expect(told).toMatchObject([
    { event: 'login', outcome: 'codeAsked', userId: hong.id },
    { event: 'login', outcome: 'entered', userId: hong.id },
  ]);
});
