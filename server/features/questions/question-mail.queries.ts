import { canByRole, rolesAllowed } from '#shared/role-permissions.ts';
import type { Db } from '#server/db/open-database.ts';

/**
 * Recipients of mails about new questions: staff who chose so; without a choice, operators, or if there are none,
 * administrators.
 */
export async function questionMailReaders(db: Db): Promise<{ id: string; email: string }[]> {
  const rows = await db
    .selectFrom('user')
    .innerJoin('user_role', 'user_role.user_id', 'user.id')
    .leftJoin('question_notice', 'question_notice.user_id', 'user.id')
    .select(['user.id', 'user.email', 'user_role.role', 'question_notice.wants'])
    .where('user.status', '=', 'active')
    .where('user.email', '!=', '')
    .where('user_role.role', 'in', rolesAllowed(canByRole.answerQuestions))
    .orderBy('user.created_at')
    .execute();
  const hasManagers = rows.some(({ role }) => role === 'ROLE_MANAGER');
  const recipients = rows.filter(({ role, wants }) =>
    wants === null ? !hasManagers || role === 'ROLE_MANAGER' : wants === 1,
  );
  return [...new Map(recipients.map(({ id, email }) => [id, { id, email }])).values()];
}

export async function setQuestionMail(db: Db, userId: string, wants: boolean): Promise<void> {
  const columns = { wants: wants ? 1 : 0 };
  await db
    .insertInto('question_notice')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}
