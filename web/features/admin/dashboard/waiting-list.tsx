import { dashboardText } from '#shared/messages/admin/dashboard.ko.ts';
import { formatDate, formatDateTime } from '#web/lib/format/dates.ts';
import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/lib/link.tsx';

interface WaitingRow {
  to: string;
  label: string;
  /** When it came, or is due. */
  at: string;
  dueInMs?: number;
}

/** What waits longest, with its time. */
export const WaitingList = ({ rows }: { rows: readonly WaitingRow[] }) => (
  <ul className="divide-y divide-line border-y border-line">
    {rows.map(({ to, label, at, dueInMs }) => (
      <li key={at + label} className="flex items-center justify-between gap-3">
        <Link to={to} className="min-w-0 truncate py-2.5 text-label font-medium text-ink hover:underline">
          {label}
        </Link>
        <time
          dateTime={at}
          title={dueInMs === undefined ? undefined : formatDateTime(at)}
          className={cx('shrink-0 text-sm tabular-nums', (dueInMs ?? 0) < 0 ? 'text-danger' : 'text-ink-muted')}
        >
          {dueInMs === undefined ? formatDate(at) : dashboardText.due(dueInMs)}
        </time>
      </li>
    ))}
  </ul>
);
