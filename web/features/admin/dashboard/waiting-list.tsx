import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/lib/link.tsx';

interface WaitingRow {
  to: string;
  label: string;
  /** Time of the row, and how it is shown. */
  at: string;
  shown: string;
  isOverdue?: boolean;
}

/** What waits longest, with its time. */
export const WaitingList = ({ rows }: { rows: readonly WaitingRow[] }) => (
  <ul className="divide-y divide-line border-y border-line">
    {rows.map(({ to, label, at, shown, isOverdue }) => (
      <li key={at + label} className="flex items-center justify-between gap-3">
        <Link to={to} className="min-w-0 truncate py-2.5 text-label font-medium text-ink hover:underline">
          {label}
        </Link>
        <span className={cx('shrink-0 text-sm tabular-nums', isOverdue ? 'text-danger' : 'text-ink-muted')}>
          {isOverdue && `${inquiryListText.due.overdue} `}
          <time dateTime={at}>{shown}</time>
        </span>
      </li>
    ))}
  </ul>
);
