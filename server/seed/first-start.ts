import { randomInt } from 'node:crypto';
import type { Context } from '../context.ts';
import { createUser } from '../features/users/user.queries.ts';
import { transaction } from '../db/transaction.ts';
import { hashPassword } from '../security/password.ts';

/** On an empty database: the first administrator, and the demo content when the settings want it. */
export async function prepareFirstStart(context: Context): Promise<void> {
  const { config, db } = context;
  const anyone = await db.selectFrom('user').select('id').limit(1).executeTakeFirst();
  if (anyone) return;

  const password = config.admin.password ?? randomPassword();
  const passwordHash = await hashPassword(password);
  await transaction(db, (tx) =>
    createUser(tx, context, {
      userId: config.admin.userId,
      userName: '관리자',
      passwordHash,
      email: config.mail.from,
      affiliation: '',
      roles: ['ROLE_ADMIN'],
    }),
  );
  if (!config.admin.password) {
    process.stderr.write(
      `\n  첫 관리자 계정: ${config.admin.userId} / ${password}\n  (이 비밀번호는 다시 표시되지 않습니다.)\n`,
    );
  }
}

/** Fits the password rule: letters, digits and a special character, without look-alikes. */
function randomPassword(): string {
  const pick = (set: string) => set[randomInt(set.length)];
  const letters = Array.from({ length: 12 }, () => pick('abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789'));
  return `${letters.join('')}${pick('23456789')}a${pick('!@#$%*')}`;
}
