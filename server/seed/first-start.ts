import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { withLock } from '../db/locks.ts';
import type { Db } from '../db/open-database.ts';
import { transaction } from '../db/transaction.ts';
import { createUser, loginKeyOf } from '../features/users/user.queries.ts';
import { hashPassword } from '../security/password.ts';
import { randomPassword } from '../security/random-password.ts';
import { seedDemo } from './seed-demo.ts';

const DEMO_USER_ID = 'demouser';

const LOOK_AGAIN_MS = 500;

/** Default of `MAIL_FROM` in versions before 0096, which gave it to the first administrator. */
const FORMER_SENDER = 'no-reply@aionu.example';

const NO_ADDRESS =
  '첫 관리자의 이메일 주소가 없습니다. 로그인한 뒤 회원정보 수정에서 입력하거나 설정 ADMIN_EMAIL을 지정하고 다시 시작해주세요.';

/** Generated passwords, where standard error is no terminal: what is written there ends in a log that is kept. */
export const passwordFile = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'first-passwords.txt');

/**
 * Fills an empty database: the first administrator, and the demo content if configured. If several instances start at
 * once, one does it and the others wait. `tell` receives messages for the terminal. Generated
 * passwords are shown there once, or with `hasTerminal` false written to a file that only the portal's account can
 * read; the administrator's must be changed at the first login, and the file is removed then.
 */
export async function prepareFirstStart(
  context: Context,
  print: (line: string) => void,
  hasTerminal = true,
): Promise<void> {
  let isWaiting = false;
  while (await isEmpty(context.db)) {
    if (await withLock(context, 'first-start', (signal) => fill(context, print, hasTerminal, signal))) return;
    if (!isWaiting) print('다른 프로세스가 첫 자료를 넣고 있습니다. 끝나기를 기다립니다.');
    isWaiting = true;
    await sleep(LOOK_AGAIN_MS);
  }
  await setAdministratorEmail(context);
  await removePasswordFile(context);
}

/**
 * `ADMIN_EMAIL` on an existing portal: set as the first administrator's email if the account has none, or has the mail
 * sender's address, which earlier versions used.
 */
async function setAdministratorEmail({ db, config }: Context): Promise<void> {
  if (config.admin.email === null) return;
  await db
    .updateTable('user')
    .set({ email: config.admin.email, email_status: 'confirmed' })
    .where('login_key', '=', loginKeyOf(config.admin.userId))
    .where('email', 'in', ['', config.mail.from, FORMER_SENDER])
    .where('id', 'in', (eb) => eb.selectFrom('user_role').select('user_id').where('role', '=', 'ROLE_ADMIN'))
    .execute();
}

/** Whether nobody has an account yet: the next start is the first. */
export const isEmpty = async (db: Db) =>
  (await db.selectFrom('user').select('id').limit(1).executeTakeFirst()) === undefined;

/** Once the first administrator has changed the password. */
async function removePasswordFile({ db, config }: Context): Promise<void> {
  const row = await db
    .selectFrom('user')
    .select('has_weak_password')
    .where('login_key', '=', loginKeyOf(config.admin.userId))
    .executeTakeFirst();
  if (row?.has_weak_password === 0) await rm(passwordFile(config), { force: true });
}

export const administratorOf = ({ admin, productName }: Config) => ({
  userId: admin.userId,
  userName: `${productName} 운영팀`,
  email: admin.email ?? '',
});

async function fill(
  context: Context,
  print: (line: string) => void,
  hasTerminal: boolean,
  signal: AbortSignal,
): Promise<void> {
  const { config, db } = context;
  // Another instance may have finished between check and lock.
  if (!(await isEmpty(db))) return;
  // Not a guessable one: server/start/try-settings.ts.
  const { password: given } = config.admin;
  const secrets: string[] = [];
  if (config.seed === 'demo') {
    print('체험용 자료를 넣고 있습니다.');
    const demoPassword = randomPassword();
    await seedDemo(context, DEMO_USER_ID, demoPassword, signal);
    secrets.push(`체험용 회원: ${DEMO_USER_ID} / ${demoPassword}`);
  }
  const password = given ?? randomPassword();
  const passwordHash = await hashPassword(password);
  signal.throwIfAborted();
  await transaction(db, (tx) =>
    createUser(tx, context, {
      ...administratorOf(config),
      roles: ['ROLE_ADMIN'],
      passwordHash,
      // A generated one was shown or written somewhere: staff roles wait until it is changed.
      hasWeakPassword: given === null,
      affiliation: '',
      // Whoever configures the server is trusted to own the address.
      emailStatus: config.admin.email === null ? 'unconfirmed' : 'confirmed',
    }),
  );
  if (given === null) secrets.push(`첫 관리자: ${config.admin.userId} / ${password}`);
  await showSecrets(config, secrets, print, hasTerminal);
  if (config.admin.email === null) print(NO_ADDRESS);
}

async function showSecrets(
  config: Config,
  secrets: readonly string[],
  print: (line: string) => void,
  hasTerminal: boolean,
): Promise<void> {
  if (secrets.length === 0) return;
  if (hasTerminal) {
    for (const line of secrets) print(line);
    print('이 비밀번호들은 다시 표시되지 않습니다. 관리자의 비밀번호는 처음 로그인한 뒤 변경합니다.');
    return;
  }
  await writeFile(passwordFile(config), `${secrets.join('\n')}\n`, { mode: 0o600 });
  print(
    `처음 쓰는 비밀번호를 ${passwordFile(config)} 파일에 적었습니다. 관리자의 비밀번호는 처음 로그인한 뒤 변경합니다.`,
  );
}
