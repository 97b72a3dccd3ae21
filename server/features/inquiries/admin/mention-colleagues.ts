import { canByRole, rolesAllowed } from '#shared/role-permissions.ts';
import type { InquiryKind } from '#shared/inquiries/inquiry-choices.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { notifyMember } from '#server/notifications/notify-member.ts';
import { mentionMail } from '../inquiry.mails.ts';

interface Colleague {
  id: string;
  email: string;
  name: string;
  login_id: string;
}

/**
 * Colleagues with access to inquiries whose name follows an `@`. The longer name wins: `@김수현` is not 김수, and of two
 * of one name `@김수현 (sales1)` is one.
 */
export function mentionedIn(memo: string, colleagues: readonly Colleague[]): Colleague[] {
  const namesOf = ({ name, login_id: loginId }: Colleague) => (name === '' ? [] : [name, `${name} (${loginId})`]);
  const names = [...new Set(colleagues.flatMap(namesOf))].toSorted((a, b) => b.length - a.length);
  const parts = memo.split('@').slice(1);
  const named = new Set(parts.map((part) => names.find((name) => part.startsWith(name))));
  return colleagues.filter((colleague) => namesOf(colleague).some((name) => named.has(name)));
}

/** The colleagues whom a note mentions, but not its author. */
export async function findMentioned(db: Db, authorId: string, memo: string): Promise<Colleague[]> {
  if (!memo.includes('@')) return [];
  const colleagues = await db
    .selectFrom('user')
    .select(['id', 'email', 'name', 'login_id'])
    .where('status', '=', 'active')
    .where('id', '!=', authorId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('user_role')
          .select('role')
          .whereRef('user_role.user_id', '=', 'user.id')
          .where('role', 'in', rolesAllowed(canByRole.manageInquiries)),
      ),
    )
    .execute();
  return mentionedIn(memo, colleagues);
}

/** Notifies those whom a note mentions, and mails them. Both name the inquiry, without the note. */
export async function notifyMentioned(
  tx: Db,
  context: Pick<Context, 'clock' | 'config'>,
  author: { id: string; name: string },
  inquiry: { id: string; number: string; type: InquiryKind },
  memo: string,
): Promise<void> {
  const event = { kind: 'inquiry-mentioned', inquiryId: inquiry.id, detail: author.id } as const;
  const mail = { topic: 'mention', content: mentionMail(context.config, inquiry, author.name) } as const;
  for (const colleague of await findMentioned(tx, author.id, memo))
    await notifyMember(tx, context, colleague, event, mail);
}
