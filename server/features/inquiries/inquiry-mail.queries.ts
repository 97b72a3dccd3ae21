import { canByRole, rolesAllowed } from '#shared/role-permissions.ts';
import type { Db } from '#server/db/open-database.ts';

/**
 * Recipients of mails about new inquiries: users who chose so; without a choice, sales, or if there are none, everybody
 * with access to inquiries.
 */
export async function inquiryMailReaders(db: Db): Promise<{ id: string; email: string }[]> {
  const rows = await db
    .selectFrom('user')
    .innerJoin('user_role', 'user_role.user_id', 'user.id')
    .leftJoin('staff_preference', 'staff_preference.user_id', 'user.id')
    .select(['user.id', 'user.email', 'user_role.role', 'staff_preference.inquiry_mail as wants'])
    .where('user.status', '=', 'active')
    .where('user.email', '!=', '')
    .where('user_role.role', 'in', rolesAllowed(canByRole.manageInquiries))
    .orderBy('user.created_at')
    .execute();
  const hasSales = rows.some(({ role }) => role === 'ROLE_SALES');
  const recipients = rows.filter(({ role, wants }) =>
    wants === null ? !hasSales || role === 'ROLE_SALES' : wants === 1,
  );
  return [...new Map(recipients.map(({ id, email }) => [id, { id, email }])).values()];
}

export async function setInquiryMail(db: Db, userId: string, wants: boolean): Promise<void> {
  const inquiryMail = wants ? 1 : 0;
  await db
    .insertInto('staff_preference')
    .values({ user_id: userId, inquiry_mail: inquiryMail })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ inquiry_mail: inquiryMail }))
    .execute();
}
