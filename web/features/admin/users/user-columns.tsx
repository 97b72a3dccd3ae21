import type { UserSummary } from '#shared/contract/admin/user.contract.ts';
import { userAdminText } from '#shared/messages/admin/people/user.ko.ts';
import type { UserSort } from '#shared/user-states.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { cx } from '#web/ui/cx.ts';
import type { Column } from '#web/ui/table.tsx';
import { NamedValue } from '#web/ui/table.tsx';
import { sortable } from '../sort-heading.tsx';
import { RoleBadges, UserBadge } from './user-badge.tsx';
import type { useUserQuery } from './user-query.ts';
import { Link } from '#web/lib/link.tsx';

const text = userAdminText.columns;

/** Cut off where the row has no room; whole in its title and in the drawer. */
const OneLine = ({ text: whole, className }: { text: string; className?: string }) => (
  <span title={whole} className={cx('block truncate', className)}>
    {whole}
  </span>
);

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
      className: 'max-w-full max-md:basis-full md:max-w-64 md:min-w-44 xl:min-w-52 xl:max-w-76',
      cell: ({ maskedName, maskedEmail, whole, affiliation }) => (
        <span className="flex gap-x-2 md:max-xl:flex-wrap md:max-xl:py-1.5">
          <OneLine text={whole?.name ?? maskedName} className="max-w-1/2 shrink-0" />
          {affiliation && <OneLine text={affiliation} className="hidden flex-1 text-ink-muted md:max-xl:block" />}
          <OneLine text={whole?.email ?? maskedEmail} className="text-ink-muted md:max-xl:basis-full" />
        </span>
      ),
    },
    {
      key: 'affiliation',
      label: text.affiliation,
      // On tablets, where it would cut the date off, it is beside the name.
      className: 'max-md:empty:hidden max-w-full md:max-xl:hidden xl:max-w-48 2xl:max-w-80',
      cell: ({ affiliation }) => affiliation && <OneLine text={affiliation} />,
    },
    {
      key: 'createdAt',
      ...sortable<UserSort>('createdAt', text.createdAt, sorting),
      className: 'whitespace-nowrap tabular-nums',
      cell: ({ createdAt }) => <NamedValue name={text.createdAt} value={formatDate(createdAt)} />,
    },
  ];
}
