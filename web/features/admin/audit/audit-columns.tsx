import { AUDIT_ACTIONS } from '#shared/audit.ts';
import type { OutputOf } from '#shared/contract/calls.ts';
import { auditText } from '#shared/messages/admin/system/audit.ko.ts';
import { paths } from '#shared/paths.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Link } from '#web/lib/link.tsx';
import type { Column } from '#web/ui/table.tsx';

type Entry = OutputOf<'/api/v1/admin/audit'>['list'][number];

const text = auditText.columns;

/** With the way to it, where the log knows more of it than a title. */
function Target({ entry: { action, target, targetUserId } }: { entry: Entry }) {
  const address =
    targetUserId !== null
      ? `${paths.adminUsers()}?open=${targetUserId}`
      : action === 'contract.withdrawLink'
        ? `${paths.contactList()}?q=${encodeURIComponent(target)}`
        : null;
  if (address === null) return target;
  return (
    <Link to={address} className="underline underline-offset-3 hover:text-ink">
      {target}
    </Link>
  );
}

export const AUDIT_COLUMNS: readonly Column<Entry>[] = [
  {
    key: 'number',
    label: text.number,
    className: 'whitespace-nowrap tabular-nums',
    wideOnly: true,
    cell: ({ number }) => number,
  },
  {
    key: 'time',
    label: text.time,
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
  {
    key: 'actor',
    label: text.actor,
    className: 'whitespace-nowrap',
    cell: ({ actorName }) => actorName || auditText.portal,
  },
  {
    key: 'action',
    label: text.action,
    className: 'whitespace-nowrap',
    cell: ({ action }) => <span className="font-medium text-ink">{AUDIT_ACTIONS[action]}</span>,
  },
  // Before the target, which takes the rest of the line.
  { key: 'ip', label: text.ip, className: 'whitespace-nowrap tabular-nums', wideOnly: true, cell: ({ ip }) => ip },
  {
    key: 'target',
    label: text.target,
    className: 'w-full max-md:basis-full',
    cell: (entry) => (
      <span className="block py-1 [overflow-wrap:anywhere]">
        <Target entry={entry} />
        {entry.detail !== '' && (
          <span className="text-ink-muted">{entry.target === '' ? entry.detail : ` · ${entry.detail}`}</span>
        )}
      </span>
    ),
  },
];
