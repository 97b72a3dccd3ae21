import type { UserSummary } from '#shared/contract/admin/user.contract.ts';
import { userAdminText } from '#shared/messages/admin/people/user.ko.ts';
import type { UserSort } from '#shared/user-states.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import type { Column } from '#web/ui/table.tsx';
import { sortable } from '../sort-heading.tsx';
import { RoleBadges, UserBadge } from './user-badge.tsx';
import type { useUserQuery } from './user-query.ts';
import { Link } from '#web/lib/link.tsx';

const text = userAdminText.columns;

/** Columns of the member list. The server masks personal data. */
export function userColumns({ query, addressOf, openAddress }: ReturnType<typeof useUserQuery>): Column<UserSummary>[] {
  const sorting = { sort: query.sort, dir: query.dir, startsDescending: ['createdAt'] as const, addressOf };
  return [
    {
      key: 'loginId',
      ...sortable<UserSort>('loginId', text.loginId, sorting),
      // Login IDs have up to 20 characters and are not wrapped.
      className: 'md:whitespace-nowrap',
      cell: ({ userId, loginId }) => (
        <Link
          to={openAddress(userId)}
          preventScrollReset
          data-row-link
          aria-label={userAdminText.open(loginId)}
          className="font-semibold break-all text-ink underline-offset-4 hover:text-accent-ink"
        >
          {loginId}
        </Link>
      ),
    },
    {
      key: 'state',
      label: text.state,
      className: 'whitespace-nowrap',
      cell: ({ state }) => <UserBadge state={state} />,
    },
    { key: 'roles', label: text.roles, className: 'md:min-w-28', cell: ({ roles }) => <RoleBadges roles={roles} /> },
    {
      key: 'person',
      label: text.person,
      className: 'max-md:basis-full md:max-w-64 md:min-w-52',
      cell: ({ maskedName, maskedEmail, whole }) => (
        <>
          <span className="block truncate">{whole?.name ?? maskedName}</span>
          <span className="block truncate text-sm text-ink-muted">{whole?.email ?? maskedEmail}</span>
        </>
      ),
    },
    {
      key: 'affiliation',
      label: text.affiliation,
      // Hidden on tablets, where it would be wrapped; the drawer shows it.
      className: 'max-md:empty:hidden md:max-lg:hidden',
      cell: ({ affiliation }) => affiliation,
    },
    {
      key: 'createdAt',
      ...sortable<UserSort>('createdAt', text.createdAt, sorting),
      className: 'whitespace-nowrap tabular-nums',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
    },
  ];
}
