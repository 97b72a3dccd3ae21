import type { ReactNode } from 'react';
import { Link } from '#web/lib/link.tsx';

interface Rank {
  key: string;
  label: ReactNode;
  /** Where the value comes from. */
  href?: string;
  value: number;
  /** Formatted value. */
  shown: string;
}

/** Ranked list; bar lengths are relative to the first entry. */
export function RankList({ ranks, none }: { ranks: readonly Rank[]; none: string }) {
  if (ranks.length === 0) return <p className="text-label text-ink-muted">{none}</p>;
  const most = Math.max(...ranks.map(({ value }) => value), 1);
  return (
    <ol className="space-y-2.5">
      {ranks.map(({ key, label, href, value, shown }) => (
        <li key={key} className="text-label">
          <span className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 truncate text-ink">
              {href === undefined ? (
                label
              ) : (
                <Link to={href} className="hover:underline">
                  {label}
                </Link>
              )}
            </span>
            <span className="shrink-0 text-sm text-ink-muted tabular-nums">{shown}</span>
          </span>
          <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-surface-soft">
            <span className="block h-full rounded-full bg-accent/60" style={{ width: `${(value / most) * 100}%` }} />
          </span>
        </li>
      ))}
    </ol>
  );
}
