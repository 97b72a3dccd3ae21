import { createPublicKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { guessablePasswordText } from '#shared/messages/account/guessable-password.ko.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { encryptFor } from '#server/testing/encrypt.ts';

const yes = { version: '1.0', agreed: true };
const no = { version: '1.0', agreed: false };
/** The terms of use have a second version. */
const allConsents = { termsOfUse: { ...yes, version: '1.1' }, privacy: yes, age: yes, marketing: no };

interface Person {
  userId?: string;
  userName?: string;
  password?: string;
  email?: string;
  affiliation?: string;
  consents?: typeof allConsents;
}

function signUp(portal: TestApp, person: Person = {}) {
  const { keyId, encrypt } = encryptFor(portal);
  return portal.post('/api/v1/user/signup', {
    keyId,
    userId: person.userId ?? 'hong2026',
    userName: encrypt(person.userName ?? '홍길동'),
    userKey: encrypt(person.password ?? 'Kx7!mv2#Tq'),
    email: encrypt(person.email ?? 'hong@example.com'),
    affiliation: encrypt(person.affiliation ?? '한빛철강 디지털혁신팀'),
    consents: person.consents ?? allConsents,
  });
}

describe('spec 5: sign-up', () => {
  it('makes a member with the role of a member and keeps each consent with its version and address', async () => {
    const portal = await buildTestApp();
    expect(await signUp(portal)).toMatchObject({
      status: 200,
      code: '0000',
      data: { userId: 'hong2026', isMailFiled: true },
    });

    const user = await portal.context.db
      .selectFrom('user')
      .selectAll()
      .where('login_id', '=', 'hong2026')
      .executeTakeFirstOrThrow();
    expect(user).toMatchObject({ name: '홍길동', email: 'hong@example.com', affiliation: '한빛철강 디지털혁신팀' });
    expect(user.password_hash).toMatch(/^\$argon2id\$/);
    const consents = await portal.context.db.selectFrom('consent').selectAll().where('user_id', '=', user.id).execute();
    expect(consents.map(({ kind, agreed }) => `${kind}:${agreed}`).toSorted()).toEqual([
      'age:1',
      'marketing-email:0',
      'marketing-sms:0',
      'privacy-signup:1',
      'terms-of-use:1',
    ]);
    expect(consents.find(({ kind }) => kind === 'age')).toMatchObject({
      version: '1.0',
      ip: '127.0.0.1',
      agreed_at: '2026-11-21T03:00:00.000Z',
    });
  });

  it('gives no roles to someone who asks for them', async () => {
    const portal = await buildTestApp();
    const { keyId, encrypt } = encryptFor(portal);
    await portal.app.inject({
      method: 'POST',
      url: '/api/v1/user/signup',
      payload: {
        keyId,
        userId: 'mallory1',
        userName: encrypt('말로리'),
        userKey: encrypt('Kx7!mv2#Tq'),
        email: encrypt('m@example.com'),
        consents: allConsents,
        roles: ['ROLE_ADMIN'],
        status: 'active',
      },
    });
    const roles = await portal.context.db.selectFrom('user_role').select('role').execute();
    expect(roles).toEqual([{ role: 'ROLE_USER' }]);
  });

  it.each([
    [{ userId: 'abcd' }, 'userId', 'ID는 5~20자의 영문, 숫자로만 구성되어야 합니다.'],
    [{ userId: 'hong-2026' }, 'userId', 'ID는 5~20자의 영문, 숫자로만 구성되어야 합니다.'],
    [{ userId: '홍길동길동' }, 'userId', 'ID는 5~20자의 영문, 숫자로만 구성되어야 합니다.'],
    [{ password: 'short1!' }, 'userKey', '비밀번호는 8~20자 영문, 숫자, 특수문자를 포함해야 합니다.'],
    [
      { password: 'Passw0rd!Passw0rd!Passw0rd' },
      'userKey',
      '비밀번호는 8~20자 영문, 숫자, 특수문자를 포함해야 합니다.',
    ],
    [{ password: 'Password!' }, 'userKey', '비밀번호는 8~20자 영문, 숫자, 특수문자를 포함해야 합니다.'],
    [{ password: 'Passw0rdd' }, 'userKey', '비밀번호는 8~20자 영문, 숫자, 특수문자를 포함해야 합니다.'],
    [{ password: '' }, 'userKey', '비밀번호를 입력해주세요.'],
    [{ userName: ' ' }, 'userName', '이름을 입력해주세요.'],
    [
      { userName: '아이온오토메이션' },
      'userName',
      '관리자나 회사로 오해할 수 있는 이름입니다. 다른 이름을 입력해주세요.',
    ],
    [{ userName: '가'.repeat(51) }, 'userName', '이름은 최대 50자까지 입력할 수 있습니다.'],
    [{ email: '' }, 'email', '이메일을 입력해주세요.'],
    [{ email: 'hong@example' }, 'email', '유효한 이메일 형식을 입력해주세요.'],
    [{ email: 'hong example@x.kr' }, 'email', '유효한 이메일 형식을 입력해주세요.'],
    [{ affiliation: '가'.repeat(101) }, 'affiliation', '소속은 최대 100자까지 입력할 수 있습니다.'],
  ] satisfies [Person, string, string][])('refuses %j at its field', async (person, field, message) => {
    const portal = await buildTestApp();
    expect(await signUp(portal, person)).toMatchObject({
      status: 400,
      code: 'CM01',
      data: { fields: { [field]: message } },
    });
  });

  const GUESSED: Person[] = [
    { password: 'Password1!' },
    { password: 'guess02!aA', userId: 'guess02' },
    { password: 'aaaaaaa1!' },
    { password: 'qwer1234!' },
    { password: '1q2w3e4r!' },
    { userId: 'kimhana', password: 'Kimhana77!' },
    { userName: '김하나', password: 'rlagksk77!' },
    { email: 'sunrise@example.com', password: 'Sunrise77!' },
  ];

  const strengthOf = (portal: TestApp, person: Person, token?: string) => {
    const { keyId, encrypt } = encryptFor(portal);
    const about = {
      ...(person.userName && { userName: encrypt(person.userName) }),
      ...(person.email && { email: encrypt(person.email) }),
    };
    const input = { keyId, userKey: encrypt(person.password ?? ''), userId: person.userId ?? '', ...about };
    return portal.post('/api/v1/user/password-strength', input, { token });
  };

  it.each(GUESSED)('accepts what the rule allows though people guess it, and says so before: %j', async (person) => {
    const portal = await buildTestApp();
    expect((await strengthOf(portal, person)).data).toEqual({ isWeak: true, isRefused: false });
    expect(await signUp(portal, person)).toMatchObject({ status: 200, code: '0000' });
    expect((await strengthOf(portal, { ...person, password: 'Kx7!mv2#Tq' })).data).toEqual({
      isWeak: false,
      isRefused: false,
    });
  });

  it.each(GUESSED)('PASSWORD_POLICY=strict refuses it at its field: %j', async (person) => {
    const portal = await buildTestApp({ passwordPolicy: 'strict' });
    expect((await portal.get('/api/v1/site/settings')).data).toMatchObject({ passwordPolicy: 'strict' });
    expect((await strengthOf(portal, person)).data).toEqual({ isWeak: true, isRefused: true });
    expect(await signUp(portal, person)).toMatchObject({
      status: 400,
      code: 'CM01',
      data: { fields: { userKey: guessablePasswordText.refused } },
    });
  });

  it.each([
    '!',
    '"',
    '#',
    '$',
    '%',
    '&',
    "'",
    '(',
    ')',
    '*',
    '+',
    ',',
    '-',
    '.',
    '/',
    ':',
    ';',
    '<',
    '=',
    '>',
    '?',
    '@',
    '[',
    '\\',
    ']',
    '^',
    '_',
    '`',
    '{',
    '|',
    '}',
    '~',
  ])('takes %s as a special character', async (special) => {
    const { checkPassword } = await import('#shared/validation.ts');
    expect(checkPassword(`Passw0rd${special}`)).toBeNull();
  });

  it.each(['termsOfUse', 'privacy', 'age'] as const)('needs the agreement %s', async (consent) => {
    const portal = await buildTestApp();
    const answer = await signUp(portal, { consents: { ...allConsents, [consent]: no } });
    expect(answer).toMatchObject({ status: 400, code: 'US06', message: '필수 항목에 동의해주세요.' });
  });

  it('refuses an ID that is taken, whatever its case, even when two ask at once', async () => {
    const portal = await buildTestApp();
    const answers = await Promise.all([signUp(portal, { userId: 'hong2026' }), signUp(portal, { userId: 'HONG2026' })]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find((answer) => answer.status === 409);
    expect(refused).toMatchObject({ code: 'US01', data: { fields: { userId: '중복된 ID입니다.' } } });
  });

  it('spec 3: takes the payload and the agreement flags as they are named there', async () => {
    const portal = await buildTestApp();
    const { encrypt } = encryptFor(portal);
    const payload = {
      userId: 'hong2026',
      userName: encrypt('홍길동'),
      userKey: encrypt('Kx7!mv2#Tq'),
      email: encrypt('hong@example.com'),
    };
    expect(await portal.post('/api/v1/user/signup', payload)).toMatchObject({ status: 400, code: 'US06' });
    const flags = { agreeTermUse: true, agreePrivacy: true, agreeAge: true };
    expect(await portal.post('/api/v1/user/signup', { ...payload, ...flags })).toMatchObject({ code: '0000' });
    const consents = await portal.context.db.selectFrom('consent').select(['kind', 'version', 'agreed']).execute();
    expect(consents.map(({ kind, version, agreed }) => `${kind} ${version} ${agreed}`).toSorted()).toEqual([
      'age 1.0 1',
      'marketing-email 1.0 0',
      'marketing-sms 1.0 0',
      'privacy-signup 1.0 1',
      'terms-of-use 1.1 1',
    ]);
  });

  it('asks again for an agreement whose text changed since it was read', async () => {
    const portal = await buildTestApp();
    const answer = await signUp(portal, { consents: { ...allConsents, termsOfUse: yes } });
    expect(answer).toMatchObject({ status: 400, code: 'CO02' });
    expect(await portal.context.db.selectFrom('user').select('id').execute()).toEqual([]);
  });

  it('does not tell whether an e-mail address is registered', async () => {
    const portal = await buildTestApp();
    await signUp(portal, { userId: 'first1' });
    expect(await signUp(portal, { userId: 'second1' })).toMatchObject({ status: 200 });
  });
});

describe('spec 5: duplicate check', () => {
  it('answers true when the ID is free and false when it is taken', async () => {
    const portal = await buildTestApp();
    expect(await portal.post('/api/v1/user/confirm-id', { userId: 'hong2026' })).toMatchObject({ data: true });
    await signUp(portal);
    expect(await portal.post('/api/v1/user/confirm-id', { userId: 'Hong2026' })).toMatchObject({ data: false });
  });

  it.each(['abcd', 'a'.repeat(21), 'hong_2026', '홍길동2026'])(
    'spec 5: says the rule of an ID for %s',
    async (userId) => {
      const portal = await buildTestApp();
      const refused = { status: 400, data: { fields: { userId: 'ID는 5~20자의 영문, 숫자로만 구성되어야 합니다.' } } };
      expect(await portal.post('/api/v1/user/confirm-id', { userId })).toMatchObject(refused);
      expect(await signUp(portal, { userId })).toMatchObject(refused);
    },
  );

  it('asks for an ID when it is empty', async () => {
    const { post } = await buildTestApp();
    expect(await post('/api/v1/user/confirm-id', { userId: '' })).toMatchObject({
      data: { fields: { userId: '아이디를 입력해주세요.' } },
    });
  });
});

describe('transport encryption', () => {
  it('spec 5: the public key is an RSA key of at least 1024 bits with the exponent 010001', async () => {
    const portal = await buildTestApp();
    const { data } = await portal.get('/api/v1/user/public-key');
    const key = createPublicKey((data as { publicKey: string }).publicKey);
    expect(key.asymmetricKeyType).toBe('rsa');
    expect(key.asymmetricKeyDetails?.publicExponent).toBe(0x010001n);
    expect(key.asymmetricKeyDetails?.modulusLength).toBeGreaterThanOrEqual(1024);
  });

  it('carries Korean longer than one block', async () => {
    const portal = await buildTestApp();
    expect(await signUp(portal, { affiliation: '가나다라'.repeat(25) })).toMatchObject({ status: 200 });
  });

  it('asks for a new key when the key is another one, and never fails with 500', async () => {
    const portal = await buildTestApp();
    const { keyId, encrypt } = encryptFor(portal);
    const wrongKey = await portal.post('/api/v1/user/login', {
      keyId: 'old',
      userId: 'hong2026',
      password: encrypt('x'),
    });
    expect(wrongKey).toMatchObject({ status: 400, code: 'US03' });
    for (const password of ['', 'garbage', '....', Buffer.alloc(256, 7).toString('base64')]) {
      expect(await portal.post('/api/v1/user/login', { keyId, userId: 'hong2026', password })).toMatchObject({
        status: 400,
        code: 'US03',
      });
    }
  });
});
