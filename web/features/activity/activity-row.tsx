import type { ReactNode } from 'react';
import { Lock } from 'lucide-react';
import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/lib/link.tsx';

interface ActivityRowProps {
  title: string;
  /** Null: the member may not read it. */
  to: string | null;
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
        {to === null ? (
          <p className={cx('flex items-center gap-1.5', TITLE)}>
            <Lock size={15} aria-hidden="true" />
            {title}
          </p>
        ) : (
          <Link
            to={to}
            className={cx(
              'inline-block rounded-control [overflow-wrap:anywhere] hover:underline',
              isMuted ? 'py-0.5 text-ink-soft' : TITLE,
            )}
          >
            {title}
          </Link>
        )}
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-muted">{facts}</p>
      </div>
      {end && <div className="flex shrink-0 flex-col items-end gap-1 sm:flex-row sm:items-center sm:gap-3">{end}</div>}
    </li>
  );
}

const TITLE = 'py-0.5 font-medium text-ink';

export const ROWS = 'divide-y divide-line border-y border-line';
