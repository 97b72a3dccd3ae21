import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { Link } from '#web/lib/link.tsx';

interface Sorting<Sort extends string> {
  /** Current order. */
  sort: string;
  dir: string;
  /** Columns that begin with the newest or largest value. */
  startsDescending: readonly Sort[];
  addressOf: (order: { sort: Sort; dir: 'asc' | 'desc' }) => string;
}

/** Label, heading and current order of a column that sorts; a second press reverses the order. */
export function sortable<Sort extends string>(column: Sort, label: string, sorting: Sorting<Sort>) {
  const isCurrent = sorting.sort === column;
  const isDescending = sorting.dir === 'desc';
  const isNextDescending = isCurrent ? !isDescending : sorting.startsDescending.includes(column);
  const sorted = isDescending ? ('descending' as const) : ('ascending' as const);
  const Icon = !isCurrent ? ChevronsUpDown : isDescending ? ArrowDown : ArrowUp;
  return {
    label,
    sorted: isCurrent ? sorted : undefined,
    // Below 768 px headers are visible to screen readers only, so nothing in them may be focusable.
    heading: (
      <>
        <span className="md:hidden">{label}</span>
        <Link
          to={sorting.addressOf({ sort: column, dir: isNextDescending ? 'desc' : 'asc' })}
          preventScrollReset
          aria-label={adminText.table.sortBy(label, isNextDescending)}
          className="inline-flex max-md:hidden items-center gap-1 rounded-sm whitespace-nowrap hover:text-ink"
        >
          {label}
          <Icon size={14} aria-hidden="true" className={isCurrent ? 'text-accent-ink' : 'opacity-60'} />
        </Link>
      </>
    ),
  };
}
