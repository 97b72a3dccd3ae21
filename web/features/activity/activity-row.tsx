import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/lib/link.tsx';

interface ActivityRowProps {
  title: string;
  to: string;
  /** Above the title. */
  lead?: ReactNode;
  /** Below the title: board, date, numbers. */
  facts: ReactNode;
  /** Badges and buttons at the end of the row. */
  end?: ReactNode;
  /** Nothing new in it. */
  isMuted?: boolean;
}

/** One row of a list in 내 활동. */
export function ActivityRow({ title, to, lead, facts, end, isMuted = false }: ActivityRowProps) {
  return (
    <li className="flex items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        {lead}
        <Link
          to={to}
          className={cx(
            'inline-block rounded-control py-0.5 [overflow-wrap:anywhere] hover:underline',
            isMuted ? 'text-ink-soft' : 'font-medium text-ink',
          )}
        >
          {title}
        </Link>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-muted">{facts}</p>
      </div>
      {end && <div className="flex shrink-0 flex-col items-end gap-1 sm:flex-row sm:items-center sm:gap-3">{end}</div>}
    </li>
  );
}

export const ROWS = 'divide-y divide-line border-y border-line';
