import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/permissions.ts';
import { recordConsents } from '#server/features/users/consent.queries.ts';
import { claimAttempt } from '#server/features/users/login/login-attempt.queries.ts';
import { createSession } from '#server/features/users/sessions/session.queries.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import type { MadeUser } from '#server/testing/make/make.user.ts';
import { rolesOf } from '#server/features/users/user.queries.ts';
import { makeUser } from '#server/testing/make/make.user.ts';

async function withAdministrator() {
  const portal = await buildTestApp();
  const admin = await makeUser(portal, { userId: 'boss2026', userName: '관리자', roles: ['ROLE_USER', 'ROLE_ADMIN'] });
  const as = { token: admin.token };
  const names = async (input: object) =>
    (await portal.post('/api/v1/admin/users', input, as)).data.list.map((user: { loginId: string }) => user.loginId);
  const detail = async ({ id: userId }: MadeUser, lookId?: string) =>
    (await portal.post('/api/v1/admin/users/detail', { userId, lookId }, as)).data;
  const log = async () => (await portal.post('/api/v1/admin/audit', {}, as)).data.list;
  return { portal, admin, as, names, detail, log };
}

const lock = async ({ context }: TestApp, { loginId }: MadeUser) => {
  for (let tries = 0; tries < 5; tries += 1)
    await claimAttempt(context, loginId, [{ name: 'address:198.51.100.7', max: 5 }]);
};

const isLoggedIn = async (portal: TestApp, { token }: MadeUser) =>
  (await portal.post('/api/v1/board/draft-find', { boardType: 'qna' }, { token })).status === 200;

describe('the list', () => {
  it('hides names and addresses, which a search finds whole or not at all', async () => {
    const { portal, as, names } = await withAdministrator();
    await makeUser(portal, { userId: 'hong2026', userName: '홍길동', email: 'gildong@example.com' });
    const { data, text } = await portal.post('/api/v1/admin/users', { keyword: 'hong' }, as);
    expect(data.list).toMatchObject([
      {
        loginId: 'hong2026',
        maskedName: '홍*동',
        maskedEmail: 'gi***@example.com',
        roles: ['ROLE_USER'],
        state: 'active',
      },
    ]);
    expect(text).not.toMatch(/홍길동|gildong/);
    expect(await names({ keyword: '홍길동' })).toEqual(['hong2026']);
    expect(await names({ keyword: '홍길' })).toEqual([]);
    expect(await names({ keyword: 'GILDONG@example.com' })).toEqual(['hong2026']);
    expect(await names({ keyword: 'hong%' })).toEqual([]);
  });

  it('names colleagues, and hides their addresses as those of all', async () => {
    const { portal, as } = await withAdministrator();
    const roles = ['ROLE_SALES'] as const;
    await makeUser(portal, { userId: 'hong2026', userName: '홍길동', email: 'gildong@example.com', roles: [...roles] });
    const { data } = await portal.post('/api/v1/admin/users', { keyword: 'hong' }, as);
    expect(data.list).toMatchObject([{ maskedName: '홍길동', maskedEmail: 'gi***@example.com' }]);
  });

  it('shows names and addresses whole to an administrator who asks, and records the look at each member', async () => {
    const { portal, admin, as, detail } = await withAdministrator();
    const hong = await makeUser(portal, { userId: 'hong2026', userName: '홍길동', email: 'gildong@example.com' });
    const seen = { keyword: 'hong', isWhole: true };
    const { data } = await portal.post('/api/v1/admin/users', seen, as);
    expect(data.list).toMatchObject([{ maskedName: '홍*동', whole: { name: '홍길동', email: 'gildong@example.com' } }]);
    expect((await detail(hong)).looks).toHaveLength(1);
    const { data: masked } = await portal.post('/api/v1/admin/users', { keyword: 'hong' }, as);
    expect(masked.list).toMatchObject([{ whole: null }]);
    // That of the list, and the one above.
    expect((await detail(hong)).looks).toHaveLength(2);
    const manager = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    expect(await portal.post('/api/v1/admin/users', seen, { token: manager.token })).toMatchObject({ code: 'CM03' });

    const other = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
    await portal.context.db.updateTable('user').set({ status: 'withdrawn' }).where('id', '=', admin.id).execute();
    const looked = await portal.post('/api/v1/admin/users/detail', { userId: hong.id }, { token: other.token });
    const { looks } = looked.data as { looks: { actorLoginId: string }[] };
    expect(
      looks.filter(({ actorLoginId }) => actorLoginId === 'boss2026'),
      'has left',
    ).toEqual([]);
    expect(looks.filter(({ actorLoginId }) => actorLoginId === '')).toHaveLength(3);
  });

  it('is narrowed by role and state, sorted, and read page by page', async () => {
    const { portal, as, names } = await withAdministrator();
    const sales = await makeUser(portal, { userId: 'sales01', roles: ['ROLE_USER', 'ROLE_SALES'] });
    const locked = await makeUser(portal, { userId: 'locked1' });
    await lock(portal, locked);
    await portal.post('/api/v1/admin/users/state', { userId: sales.id, isActive: false }, as);
    expect(await names({ role: 'ROLE_SALES' })).toEqual(['sales01']);
    expect(await names({ state: 'inactive' })).toEqual(['sales01']);
    expect(await names({ state: 'locked' })).toEqual(['locked1']);
    expect(await names({ state: 'active' })).toEqual(['boss2026']);
    expect(await names({ sort: 'loginId', direction: 'asc' })).toEqual(['boss2026', 'locked1', 'sales01']);
    for (let made = 10; made < 31; made += 1) await makeUser(portal, { userId: `zmember${made}` });
    const { data } = await portal.post('/api/v1/admin/users', { keyword: 'zmember', page: 2, sort: 'loginId' }, as);
    expect([data.totalCount, data.size, data.list.map((user: { loginId: string }) => user.loginId)]).toEqual([
      21,
      20,
      ['zmember10'],
    ]);
  });
});

it('shows one member in full, with sessions and consents, and writes down who looked', async () => {
  const { portal, detail } = await withAdministrator();
  const { context } = portal;
  const hong = await makeUser(portal, { userId: 'hong2026', userName: '홍길동', email: 'gildong@example.com' });
  await createSession(context.db, context, { id: hong.id, login_id: hong.loginId, name: hong.name });
  await recordConsents(context.db, context, hong.id, '127.0.0.1', [{ kind: 'privacy', version: '1.0', agreed: true }]);
  const first = await detail(hong);
  expect(first).toMatchObject({
    name: '홍길동',
    email: 'gildong@example.com',
    isSelf: false,
    lockedUntil: null,
    looks: [],
  });
  expect(first.sessions).toHaveLength(2);
  expect(first.consents).toMatchObject([{ kind: 'privacy', version: '1.0', agreed: true }]);
  const second = await detail(hong);
  expect(second.looks).toMatchObject([{ actorName: '관리자', actorLoginId: 'boss2026' }]);
  await detail(hong, second.lookId);
  expect((await detail(hong)).looks, 'after an act it is the same look').toHaveLength(2);
});

it('counts every login of a member, though it lists the last hundred', async () => {
  const { portal, detail } = await withAdministrator();
  const hong = await makeUser(portal);
  const { db } = portal.context;
  const own = await db.selectFrom('session').selectAll().where('user_id', '=', hong.id).executeTakeFirstOrThrow();
  const others = Array.from({ length: 120 }, (_, made) => ({ ...own, jti: `made-${made}` }));
  const expired = { ...own, jti: 'expired', expires_at: '2026-11-20T00:00:00.000Z' };
  await db
    .insertInto('session')
    .values([...others, expired])
    .execute();
  const { sessions, sessionCount } = await detail(hong);
  expect([sessions.length, sessionCount]).toEqual([100, 121]);
});

describe('roles', () => {
  const save = (portal: TestApp, as: { token: string }, user: MadeUser, ...roles: Role[]) =>
    portal.post('/api/v1/admin/users/roles', { userId: user.id, roles }, as);

  it('that a colleague has changed since they were read stay, until they are read again', async () => {
    const { portal, as, detail } = await withAdministrator();
    const hong = await makeUser(portal);
    const before = await rolesOf(portal.context.db, hong.id);
    await save(portal, as, hong, 'ROLE_USER', 'ROLE_SALES');
    const late = { userId: hong.id, roles: ['ROLE_USER', 'ROLE_MANAGER'] satisfies Role[], before };
    expect(await portal.post('/api/v1/admin/users/roles', late, as)).toMatchObject({ status: 409, code: 'CM08' });
    expect((await detail(hong)).roles.toSorted()).toEqual(['ROLE_SALES', 'ROLE_USER']);
  });

  it('several may be held; what changes is logged, and holds from the next login', async () => {
    const { portal, as, detail, log } = await withAdministrator();
    const hong = await makeUser(portal, { userId: 'hong2026' });
    expect((await save(portal, as, hong, 'ROLE_SALES', 'ROLE_USER')).status).toBe(200);
    expect((await detail(hong)).roles.toSorted()).toEqual(['ROLE_SALES', 'ROLE_USER']);
    expect(await isLoggedIn(portal, hong)).toBe(false);
    expect(await log()).toMatchObject([
      { action: 'user.roles', actorName: 'boss2026', target: 'hong2026', detail: '일반회원 → 일반회원, 영업' },
    ]);
    await save(portal, as, hong, 'ROLE_USER', 'ROLE_SALES');
    expect(await log()).toHaveLength(1);
    expect((await save(portal, as, hong)).code).toBe('CM01');
  });

  it('nobody takes their own administrator role', async () => {
    const { portal, as, admin, log } = await withAdministrator();
    await makeUser(portal, { roles: ['ROLE_ADMIN'] });
    expect(await save(portal, as, admin, 'ROLE_USER')).toMatchObject({ status: 409, code: 'AD01' });
    expect((await save(portal, as, admin, 'ROLE_ADMIN')).status).toBe(200);
    expect(await isLoggedIn(portal, admin)).toBe(true);
    expect(await log()).toHaveLength(1);
  });

  it('the last administrator stays, even when two take the role from one another at once', async () => {
    const { portal, as, admin } = await withAdministrator();
    const other = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
    const answers = await Promise.all([
      save(portal, as, other, 'ROLE_USER'),
      save(portal, { token: other.token }, admin, 'ROLE_USER'),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await portal.context.db.selectFrom('user_role').selectAll().where('role', '=', 'ROLE_ADMIN').execute();
    expect(rows).toHaveLength(1);
  });
});

describe('an account', () => {
  const setState = (portal: TestApp, as: { token: string }, { id }: MadeUser, isActive: boolean) =>
    portal.post('/api/v1/admin/users/state', { userId: id, isActive }, as);

  it('is taken out of use with all its sessions, and back', async () => {
    const { portal, as, detail, log } = await withAdministrator();
    const hong = await makeUser(portal, { userId: 'hong2026' });
    await setState(portal, as, hong, false);
    expect([await isLoggedIn(portal, hong), (await detail(hong)).state]).toEqual([false, 'inactive']);
    await setState(portal, as, hong, true);
    expect((await detail(hong)).state).toBe('active');
    expect((await log()).map(({ action }: { action: string }) => action)).toEqual(['user.activate', 'user.deactivate']);
  });

  it('is not one’s own to take out of use, nor one that has been withdrawn to take back', async () => {
    const { portal, as, admin } = await withAdministrator();
    expect(await setState(portal, as, admin, false)).toMatchObject({ status: 409, code: 'AD03' });
    const gone = await makeUser(portal);
    await portal.context.db.updateTable('user').set({ status: 'withdrawn' }).where('id', '=', gone.id).execute();
    expect(await setState(portal, as, gone, true)).toMatchObject({ status: 409, code: 'AD04' });
  });

  it('is unlocked', async () => {
    const { portal, as, detail, log } = await withAdministrator();
    const hong = await makeUser(portal, { userId: 'hong2026' });
    await lock(portal, hong);
    expect(await detail(hong)).toMatchObject({ state: 'locked', lockedUntil: '2026-11-21T03:30:00.000Z' });
    await portal.post('/api/v1/admin/users/unlock', { userId: hong.id }, as);
    expect(await detail(hong)).toMatchObject({ state: 'active', lockedUntil: null });
    expect(await log()).toMatchObject([{ action: 'user.unlock', target: 'hong2026' }]);
  });

  it('is logged out everywhere; oneself everywhere but here', async () => {
    const { portal, as, admin, log } = await withAdministrator();
    const { context } = portal;
    const hong = await makeUser(portal);
    await createSession(context.db, context, { id: hong.id, login_id: hong.loginId, name: hong.name });
    const end = (userId: string) => portal.post('/api/v1/admin/users/end-sessions', { userId }, as);
    expect((await end(hong.id)).data).toEqual({ ended: 2 });
    expect(await isLoggedIn(portal, hong)).toBe(false);
    await createSession(context.db, context, { id: admin.id, login_id: admin.loginId, name: admin.name });
    expect((await end(admin.id)).data).toEqual({ ended: 1 });
    expect(await isLoggedIn(portal, admin)).toBe(true);
    expect((await log()).map(({ detail }: { detail: string }) => detail)).toEqual(
      expect.arrayContaining(['로그인 2건', '본인의 다른 로그인 1건']),
    );
  });
});
