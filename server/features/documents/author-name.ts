import type { Actor } from '#shared/permissions.ts';
import { can } from '#shared/permissions.ts';
import type { Account } from '#server/plugins/session.ts';

export const WITHDRAWN_NAME = '탈퇴한 회원';

/** Number of characters of a name that others see. */
export const SHOWN_CHARS = 4;

interface Authored {
  author_id: string | null;
  author_name: string;
  is_staff_author: number;
}

/** Stored author: the login ID of a member, the name of a staff member. */
export const authorColumns = (account: Account, isStaffAuthor: boolean) => ({
  author_id: account.id,
  author_name: isStaffAuthor ? account.name : account.loginId,
  is_staff_author: isStaffAuthor ? 1 : 0,
});

/** Masked as `hong***`, except for staff and the author (product decisions, Boards). */
export function authorNameFor(actor: Actor, row: Authored): string {
  const isOwn = actor !== null && row.author_id === actor.id;
  if (row.is_staff_author === 1 || row.author_name === WITHDRAWN_NAME || isOwn || can.seeAuthorNames(actor)) {
    return row.author_name;
  }
  return `${row.author_name.slice(0, Math.min(SHOWN_CHARS, row.author_name.length - 1))}***`;
}
