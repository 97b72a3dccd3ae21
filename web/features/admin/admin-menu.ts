import type { OutputOf } from '#shared/contract/calls.ts';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import type { Actor, Role } from '#shared/role-permissions.ts';
import { canByRole } from '#shared/role-permissions.ts';
import { paths } from '#shared/paths.ts';

/** Numbers of open tasks; null where the role has no access. */
export type Waiting = OutputOf<'/api/v1/admin/waiting'>;

export interface AdminEntry {
  path: string;
  label: string;
  group: keyof typeof adminText.groups;
  /** Same permission as the server requires for the page's data. */
  may: (actor: Actor) => boolean;
  /** Which open tasks are waiting there. */
  waits?: keyof Waiting;
  /** What a user may do there; by role where roles differ. */
  note: string | Partial<Record<Role, string>>;
}

const text = adminText.entries;

/** Menu of the administration, in display order. A new page needs one entry here. */
export const adminMenu: readonly AdminEntry[] = [
  { path: paths.admin(), group: 'overview', may: canByRole.accessAdmin, ...text.home },
  {
    path: paths.contactList(),
    group: 'people',
    may: canByRole.manageInquiries,
    waits: 'inquiries',
    ...text.inquiries,
  },
  { path: paths.adminUsers(), group: 'people', may: canByRole.manageUsers, ...text.users },
  {
    path: paths.adminQuestions(),
    group: 'people',
    may: canByRole.answerQuestions,
    waits: 'questions',
    ...text.questions,
  },
  { path: paths.adminCampaigns(), group: 'people', may: canByRole.manageSite, ...text.campaigns },
  { path: paths.adminContents(), group: 'content', may: canByRole.manageContents, ...text.contents },
  { path: paths.adminMarket(), group: 'content', may: canByRole.reviewEntries, waits: 'reviews', ...text.market },
  { path: paths.adminMissedSearches(), group: 'content', may: canByRole.readMissedSearches, ...text.missedSearches },
  { path: paths.adminPopups(), group: 'content', may: canByRole.managePopups, ...text.popups },
  { path: paths.adminTrash(), group: 'content', may: canByRole.useTrash, ...text.trash },
  { path: paths.adminTransfer(), group: 'content', may: canByRole.transferBoards, ...text.transfer },
  { path: paths.adminAssistant(), group: 'content', may: canByRole.manageAssistant, ...text.assistant },
  { path: paths.adminCompany(), group: 'system', may: canByRole.manageSite, ...text.company },
  { path: paths.adminTerms(), group: 'system', may: canByRole.manageSite, ...text.terms },
  { path: paths.adminMail(), group: 'system', may: canByRole.manageSite, ...text.mail },
  { path: paths.adminDrivers(), group: 'system', may: canByRole.manageDrivers, ...text.drivers },
  { path: paths.adminOutbox(), group: 'system', may: canByRole.readOutbox, waits: 'failedMails', ...text.outbox },
  { path: paths.adminHealth(), group: 'system', may: canByRole.readHealth, ...text.health },
  { path: paths.adminPrivacy(), group: 'system', may: canByRole.readPrivacy, ...text.privacy },
  { path: paths.adminAudit(), group: 'system', may: canByRole.readAudit, ...text.audit },
];

const STRONGEST_FIRST: readonly Role[] = ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_SALES', 'ROLE_CUSTOMER', 'ROLE_USER'];

/** Menu entry of a path: exact match, or the entry that the path is below. */
export function entryAt(pathname: string): AdminEntry | undefined {
  const path = pathname.toLowerCase().replace(/\/$/, '');
  const under = (entry: AdminEntry) => entry.path !== paths.admin() && path.startsWith(`${entry.path}/`);
  return adminMenu.find((entry) => entry.path === path) ?? adminMenu.find(under);
}

/** The user's strongest role on this page, with the note on what it permits. */
export function noteFor(entry: AdminEntry, roles: readonly Role[]): { role: Role; note: string } | null {
  for (const role of STRONGEST_FIRST.filter((held) => roles.includes(held))) {
    const note = typeof entry.note === 'string' ? entry.note : entry.note[role];
    if (note !== undefined && entry.may({ id: '', roles: [role] })) return { role, note };
  }
  return null;
}
