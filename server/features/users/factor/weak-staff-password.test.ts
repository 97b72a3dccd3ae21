import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import type { Role } from '#shared/permissions.ts';
import { hashPassword } from '#server/security/password.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { encryptFor } from '#server/testing/encrypt.ts';
import type { MadeUser } from '#server/testing/make/make.user.ts';
import { makeUser } from '#server/testing/make/make.user.ts';

const WEAK = 'qwer1234!';
const STRONG = 'N3w-mq7Tkv';

/** A guessable password without the mark, as stored by earlier versions. */
async function withOldPassword(portal: TestApp, roles: Role[]): Promise<MadeUser> {
  const user = await makeUser(portal, { userId: 'kimdam', roles });
  await portal.context.db
    .updateTable('user')
    .set({ password_hash: await hashPassword(WEAK) })
    .execute();
  return user;
}

async function logIn(portal: TestApp, password: string) {
  const { keyId, encrypt } = encryptFor(portal);
  return (await portal.post('/api/v1/user/login', { keyId, userId: 'kimdam', password: encrypt(password) })).data;
}

function changePassword(portal: TestApp, token: string, user: MadeUser) {
  const { keyId, encrypt } = encryptFor(portal);
  const fields = { userName: encrypt(user.name), email: encrypt(user.email), newUserKey: encrypt(STRONG) };
  const input = { keyId, password: encrypt(WEAK), ...fields, marketing: { email: false, sms: false } };
  return portal.post('/api/v1/user/update-user-detail', input, { token });
}

const dashboard = (portal: TestApp, token: string) => portal.post('/api/v1/admin/dashboard', undefined, { token });

it('staff with an old password that people guess are members until they change it', async () => {
  const portal = await buildTestApp();
  const user = await withOldPassword(portal, ['ROLE_USER', 'ROLE_ADMIN']);
  // As the first administrator: a name that members may not have does not keep staff from changing the password.
  user.name = 'RPA 운영팀';
  const { token, mustChangePassword } = await logIn(portal, WEAK);
  expect(mustChangePassword).toBe(true);
  expect(decodeJwt(token)).toMatchObject({ roles: ['ROLE_USER'], mustChangePassword: true });
  expect(await dashboard(portal, token)).toMatchObject({ status: 403, code: 'LO09' });
  expect(await changePassword(portal, token, user)).toMatchObject({ data: { loggedOut: true } });
  const again = await logIn(portal, STRONG);
  expect(Object.keys(again)).toEqual(['token']);
  expect(decodeJwt(again.token)).not.toHaveProperty('mustChangePassword');
  expect(await dashboard(portal, again.token)).toMatchObject({ status: 200 });
});

it('a member who becomes staff changes such a password first', async () => {
  const portal = await buildTestApp();
  const boss = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  const user = await withOldPassword(portal, ['ROLE_USER']);
  expect(Object.keys(await logIn(portal, WEAK)), 'a member is left in peace').toEqual(['token']);
  const roles: Role[] = ['ROLE_USER', 'ROLE_MANAGER'];
  const change = { userId: user.id, roles, before: ['ROLE_USER'] satisfies Role[] };
  const promoted = await portal.post('/api/v1/admin/users/roles', change, { token: boss.token });
  expect(promoted).toMatchObject({ status: 200 });
  const { token } = await logIn(portal, WEAK);
  expect(await dashboard(portal, token)).toMatchObject({ code: 'LO09' });
  await changePassword(portal, token, user);
  expect(await dashboard(portal, (await logIn(portal, STRONG)).token)).toMatchObject({ status: 200 });
});
