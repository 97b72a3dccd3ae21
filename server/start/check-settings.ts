import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withParticle } from '#shared/text/korean.ts';
import { backupFolderTrouble } from '../backup/try-backup-folder.ts';
import type { Config } from '../config.ts';
import { SETTING_FILE_NAMES, SETTING_NAMES } from '../config.ts';
import { systemClock } from '../context.ts';
import { clockDifference } from '../db/clock-difference.ts';
import { missingMigrations } from '../db/migrate.ts';
import type { Db } from '../db/open-database.ts';
import { openDatabase } from '../db/open-database.ts';
import { findUserByLoginId, rolesOf } from '../features/users/user.queries.ts';
import { comparedSettings, differingSettings } from '../installation/instance-settings.ts';
import { checkMailServer } from '../mail/check-mail-server.ts';
import { existingSigningSecret } from '../security/keys.ts';
import { verifyPassword } from '../security/password.ts';
import { isRoot } from './folder-owner.ts';
import { misspelledNames } from './setting-names.ts';
import { startFailure } from './start-failure.ts';
import { TRIALS } from './try-settings.ts';

type Environment = Record<string, string | undefined>;

/** What is probably meant otherwise though the portal can start with it: a line of Korean each. */
export function doubtfulSettings(config: Config, env: Environment): string[] {
  const lines = misspelledNames(env, SETTING_NAMES, SETTING_FILE_NAMES).map(
    ([name, meant]) =>
      `설정 ${withParticle(name, '은')} 없는 이름이라 쓰지 않았습니다. ${meant}의 오타인지 확인해주세요.`,
  );
  const isHttps = config.publicUrl.startsWith('https:');
  if ((config.databaseUrl !== null || isHttps) && config.mail.smtpUrl === null)
    lines.push('설정 SMTP_URL이 없어 메일을 보내지 않고 이 서버의 DATA_DIR/mail에 파일로 남깁니다.');
  if (config.mail.smtpUrl !== null && !config.isPublicUrlGiven)
    lines.push(`설정 PUBLIC_URL이 없어 메일의 링크가 ${withParticle(config.publicUrl, '으로')} 시작합니다.`);
  if (isHttps && config.trustProxy === false)
    lines.push('설정 TRUST_PROXY가 없어 프록시 뒤의 모든 방문자를 한 주소로 보고 횟수 제한을 함께 셉니다.');
  return lines;
}

/** The same of what only the database can tell, which knows the members and the other instances. */
export async function doubtfulHere(
  portal: Parameters<typeof differingSettings>[0],
  env: Environment,
  compare = differingSettings,
): Promise<string[]> {
  const { config, db } = portal;
  const lines = config.databaseUrl === null ? [] : [...(await compare(portal)), ...(await doubtfulClock(portal))];
  const administrator = await administratorCalled(db, config.admin.userId);
  if (env.ADMIN_ID !== undefined && env.ADMIN_ID !== '' && administrator === undefined)
    lines.push(
      '설정 ADMIN_ID는 빈 포털의 첫 시작에만 쓰입니다. 이 포털에는 관리자가 있고 그 아이디가 아니므로 쓰지 않았습니다.',
    );
  // Still the password after the start that used it.
  const { password } = config.admin;
  if (password !== null && !(await verifyPassword(administrator?.password_hash ?? null, password)))
    lines.push(
      '설정 ADMIN_PASSWORD는 빈 포털의 첫 시작에만 쓰입니다. 이 포털에는 관리자가 있으므로 이제 쓰이지 않습니다. 설정을 지우고, 비밀번호를 잊었으면 npm run account -- password 아이디를 실행해주세요.',
    );
  return lines;
}

/** Codes of the second factor are of half a minute. */
const CLOCK_MAY_DIFFER_SECONDS = 10;

async function doubtfulClock({ db, clock }: Parameters<typeof doubtfulHere>[0]): Promise<string[]> {
  const seconds = Math.round(Math.abs(await clockDifference(db, clock.now().getTime())));
  return seconds > CLOCK_MAY_DIFFER_SECONDS
    ? [
        `이 서버의 시계가 데이터베이스와 ${seconds.toLocaleString('ko')}초 다릅니다. 2단계 인증의 코드가 맞지 않을 수 있으니 NTP로 맞춰주세요.`,
      ]
    : [];
}

async function administratorCalled(db: Db, userId: string) {
  const user = await findUserByLoginId(db, userId);
  return user !== undefined && (await rolesOf(db, user.id)).includes('ROLE_ADMIN') ? user : undefined;
}

/** The mail server is tried at every start, and keeps nothing from starting: mails wait. Null when it is well. */
export const mailTrouble = (config: Config): Promise<string | null> =>
  checkMailServer(config.mail).then(
    () => null,
    (error: Error) => `설정 SMTP_URL: ${error.message}`,
  );

/** What keeps nothing from starting, though not all will work: told by each start and refused by a check. */
export const troublesBeside = async (config: Config): Promise<string[]> =>
  (await Promise.all([backupFolderTrouble(config), mailTrouble(config)])).filter((line) => line !== null);

/**
 * Tries all that the settings name, and changes nothing but for what is written and removed again.
 * @returns what is wrong and what is doubtful, a line each.
 */
export async function checkSettings(
  config: Config,
  env: Environment,
): Promise<{ wrong: string[]; doubtful: string[] }> {
  const wrong: (string | null)[] = [];
  for (const attempt of TRIALS) wrong.push(await failureOf(config, () => attempt(config, true)));
  wrong.push(...(await troublesBeside(config)));
  const doubtful = [...doubtfulSettings(config, env), ...(await doubtfulInDatabase(config, env))];
  if (isRoot() && !existsSync(config.dataDir))
    doubtful.push('DATA_DIR이 아직 없어 root로 확인했습니다. 포털의 계정이 가진 폴더로 만든 뒤 다시 확인해주세요.');
  return { wrong: wrong.filter((line) => line !== null), doubtful };
}

/** What is doubtful of settings beside a portal that is there already. Why it cannot be asked is known by then. */
async function doubtfulInDatabase(config: Config, env: Environment): Promise<string[]> {
  const file = join(config.dataDir, 'portal.sqlite');
  if (config.databaseUrl === null && !existsSync(file)) return [];
  const database = await openDatabase(config.databaseUrl ?? file).catch(() => null);
  if (database === null) return [];
  const { db } = database;
  try {
    // An earlier version lacks what is asked here; the start that updates it asks again.
    if ((await missingMigrations(db)).length > 0) return [];
    const signingSecret = await existingSigningSecret(db);
    if (signingSecret === null) return [];
    return await doubtfulHere({ config, db, clock: systemClock, keys: { signingSecret } }, env, comparedSettings);
  } catch {
    return [];
  } finally {
    await database.close();
  }
}

const failureOf = (config: Config, attempt: () => Promise<void>): Promise<string | null> =>
  attempt().then(
    () => null,
    (error: unknown) => startFailure(error, config) ?? String(error),
  );
