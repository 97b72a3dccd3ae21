import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { boardOf, BOARD_TYPES } from '#shared/boards.ts';
import { ANSWER_STATES } from '#shared/boards/answer-states.ts';
import { checkField } from '#shared/boards/fields/field.rules.ts';
import { checkPassword } from '#shared/validation.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { encryptFor } from '../testing/encrypt.ts';
import { passwordFile, prepareFirstStart } from './first-start.ts';

async function started(overrides: Parameters<typeof buildTestApp>[0] = {}) {
  const portal = await buildTestApp({ seed: 'demo', ...overrides });
  const told: string[] = [];
  await prepareFirstStart(portal.context, (line) => told.push(line));
  return { portal, told };
}

it('fills an empty portal with Korean content whose categories and states the boards know', async () => {
  const { portal } = await started();
  const rows = await portal.context.db.selectFrom('document').selectAll().execute();
  const of = (boardType: string) => rows.filter((row) => row.board_type === boardType);
  expect(of('notice').length).toBeGreaterThanOrEqual(30);
  expect(of('qna').filter((row) => row.reply_count > 0).length).toBeGreaterThanOrEqual(28);
  for (const row of rows) {
    expect(boardOf(row.board_type).categories, row.title).toContain(row.category);
    if (boardOf(row.board_type).hasAnswers) expect(ANSWER_STATES).toContain(row.answer_state);
    expect(row.body_text, row.title).not.toMatch(/\{product\}|<!--/);
  }
  for (const boardType of BOARD_TYPES) expect(of(boardType).length, boardType).toBeGreaterThanOrEqual(6);
  for (const row of rows) {
    const values = JSON.parse(row.fields) as Record<string, string>;
    for (const field of boardOf(row.board_type).fields)
      expect(checkField(field, values[field.name] ?? '', values), `${row.title}: ${field.name}`).toBeNull();
  }
  const files = await portal.context.db.selectFrom('file').select('purpose').execute();
  for (const purpose of ['cover', 'screenshot', 'video', 'captions', 'package', 'attachment'])
    expect(files.filter((file) => file.purpose === purpose).length, purpose).toBeGreaterThan(0);
  expect(of('market').some((row) => row.rating_count > 1)).toBe(true);
  const list = await portal.post('/api/v1/board/list', { boardType: 'notice' });
  expect(list.data.list[0]).toMatchObject({ isPinned: true, authorName: 'AION-U 운영팀' });
});

it('tells the first administrator’s password once, and it opens the portal', async () => {
  const { portal, told } = await started({ seed: 'none' });
  const [, userId = '', password = ''] = /첫 관리자: (\S+) \/ (\S+)/.exec(told.join('\n')) ?? [];
  expect(checkPassword(password)).toBeNull();
  const { keyId, encrypt } = encryptFor(portal);
  expect(await portal.post('/api/v1/user/login', { keyId, userId, password: encrypt(password) })).toMatchObject({
    status: 200,
    data: { mustChangePassword: true },
  });
  await prepareFirstStart(portal.context, () => expect.unreachable('a second start tells nothing'));
});

it('says that it waits for another process, and goes on as soon as that one has ended', async () => {
  const { context } = await buildTestApp({ seed: 'none' });
  const other = await context.locks.acquire('first-start');
  const told: string[] = [];
  const waits = Promise.withResolvers<void>();
  const starting = prepareFirstStart(context, (line) => {
    told.push(line);
    waits.resolve();
  });
  await waits.promise;
  expect(told).toEqual(['다른 프로세스가 첫 자료를 넣고 있습니다. 끝나기를 기다립니다.']);
  await other?.[Symbol.asyncDispose]();
  await starting;
  expect(told.join('\n')).toContain('첫 관리자:');
});

it('writes the first password to a file of its own where a log would keep it, until it is changed', async () => {
  const portal = await buildTestApp({ seed: 'none' });
  const { context } = portal;
  const told: string[] = [];
  await prepareFirstStart(context, (line) => told.push(line), false);
  const file = passwordFile(context.config);
  const [, password = '-'] = /첫 관리자: aionadmin \/ (\S+)/.exec(await readFile(file, 'utf8')) ?? [];
  expect((await stat(file)).mode & 0o077, 'nobody else may read it').toBe(0);
  expect(told.join('\n')).toContain(file);
  expect(told.join('\n')).not.toContain(password);

  const { keyId, encrypt } = encryptFor(portal);
  const login = { keyId, userId: 'aionadmin', password: encrypt(password) };
  const { token } = (await portal.post('/api/v1/user/login', login)).data;
  expect(await portal.post('/api/v1/admin/dashboard', undefined, { token }), 'before it is changed').toMatchObject({
    status: 403,
  });
  await prepareFirstStart(context, () => undefined, false);
  expect(existsSync(file)).toBe(true);
  await context.db.updateTable('user').set({ has_weak_password: 0 }).execute();
  expect(await portal.post('/api/v1/admin/dashboard', undefined, { token })).toMatchObject({ status: 200 });
  await prepareFirstStart(context, () => undefined, false);
  expect(existsSync(file)).toBe(false);
});

describe('the address of the first administrator', () => {
  const emailOf = async ({ context }: { context: Awaited<ReturnType<typeof started>>['portal']['context'] }) =>
    (await context.db.selectFrom('user').select('email').where('login_key', '=', 'aionadmin').executeTakeFirstOrThrow())
      .email;
  const admin = (email: string | null) => ({ userId: 'aionadmin', password: null, email });

  it('is ADMIN_EMAIL, and none without it, which is said; never that of the sender', async () => {
    const { portal, told } = await started({ seed: 'none', admin: admin('boss@example.com') });
    expect(await emailOf(portal)).toBe('boss@example.com');
    expect(told.join(' ')).not.toContain('ADMIN_EMAIL');
    const without = await started({ seed: 'none', admin: admin(null) });
    expect(await emailOf(without.portal)).toBe('');
    expect(without.told.join(' ')).toContain('ADMIN_EMAIL');
  });

  it.each(['', 'no-reply@aionu.example'])('in the place of %j it is filled in at the next start', async (before) => {
    const { portal } = await started({ seed: 'none', admin: admin('boss@example.com') });
    const { db } = portal.context;
    await db.updateTable('user').set({ email: before }).execute();
    await prepareFirstStart(portal.context, () => undefined);
    expect(await emailOf(portal)).toBe('boss@example.com');
    await db.updateTable('user').set({ email: 'own@example.com' }).execute();
    await prepareFirstStart(portal.context, () => undefined);
    expect(await emailOf(portal), 'what the administrator gave stays').toBe('own@example.com');
  });
});

it('lets no seeded member log in but the one that is told', async () => {
  const { portal, told } = await started();
  const { keyId, encrypt } = encryptFor(portal);
  const logIn = (userId: string, password: string) =>
    portal.post('/api/v1/user/login', { keyId, userId, password: encrypt(password) });
  expect(await logIn('support1', '!')).toMatchObject({ code: 'LO01' });
  const [, demoUser = '', demoPassword = ''] = /체험용 회원: (\S+) \/ (\S+)/.exec(told.join('\n')) ?? [];
  expect(await logIn(demoUser, demoPassword)).toMatchObject({ status: 200 });
  const users = await portal.context.db.selectFrom('user').select(['login_id', 'password_hash']).execute();
  const open = users.filter(({ password_hash }) => password_hash !== '!').map(({ login_id }) => login_id);
  expect(open.toSorted(), 'beside the first administrator').toEqual(['aionadmin', demoUser]);
});
