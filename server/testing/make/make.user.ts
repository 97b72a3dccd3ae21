import type { Role } from '#shared/permissions.ts';
import type { EmailStatus } from '#server/db/tables/user.tables.ts';
import { createSession } from '#server/features/users/sessions/session.queries.ts';
import { createUser } from '#server/features/users/user.queries.ts';
import { hashPassword } from '#server/security/password.ts';
import type { TestApp } from '../build-test-app.ts';

export const TEST_PASSWORD = 'Vt7#quMarle';

/** Hashed once, because all test users have the same password and hashing is slow. */
const testPasswordHash = hashPassword(TEST_PASSWORD);

let made = 0;

export interface MadeUser {
  id: string;
  loginId: string;
  name: string;
  email: string;
  /** Token of a session. */
  token: string;
}

/** A logged-in member; missing values are filled in. */
export async function makeUser(
  { context }: Pick<TestApp, 'context'>,
  given: { userId?: string; userName?: string; email?: string; emailStatus?: EmailStatus; roles?: Role[] } = {},
): Promise<MadeUser> {
  made += 1;
  const loginId = given.userId ?? `member${made}`;
  const name = given.userName ?? `김회원${made}`;
  const email = given.email ?? `${loginId}@example.com`;
  const id = await createUser(context.db, context, {
    userId: loginId,
    userName: name,
    email,
    emailStatus: given.emailStatus ?? 'confirmed',
    passwordHash: await testPasswordHash,
    affiliation: '한빛철강',
    roles: given.roles ?? ['ROLE_USER'],
  });
  const token = await createSession(context.db, context, { id, login_id: loginId, name });
  return { id, loginId, name, email, token };
}

/** A further log-in of a member; answers its token. */
export const logInAgain = ({ context }: Pick<TestApp, 'context'>, { id, loginId, name }: MadeUser): Promise<string> =>
  createSession(context.db, context, { id, login_id: loginId, name });
