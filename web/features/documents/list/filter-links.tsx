import { boardOf } from '#shared/boards.ts';
import type { BoardField } from '#shared/boards/board.ts';
import { messages } from '#shared/messages.ko.ts';
import { cx } from '#web/ui/cx.ts';
import { useBoardType } from '../route-board.ts';
import type { ListQuery } from './address/document-query.ts';
import { useListAddress } from './address/use-list-address.ts';
import { Link } from '#web/lib/link.tsx';

/** Filters by the board's fields. Links, so that they work without JavaScript. */
export function FilterLinks({ query }: { query: ListQuery }) {
  const fields = boardOf(useBoardType()).fields.filter(({ isFilter }) => isFilter);
  if (fields.length === 0) return null;
  return (
    // On phones one line that scrolls, on wide screens one line that wraps, so that the list begins higher.
    <div className="scroll-row flex gap-1.5 md:flex-wrap md:gap-x-10">
      {fields.map((field) => (
        <FilterRow key={field.name} field={field} query={query} />
      ))}
    </div>
  );
}

function FilterRow({ field: { name, label, options = [] }, query }: { field: BoardField; query: ListQuery }) {
  const addressOf = useListAddress();
  const chosen = query.filters[name] ?? '';
  return (
    <nav aria-label={label} className="flex items-start text-sm max-md:shrink-0 max-md:pr-4 md:gap-3">
      <span aria-hidden="true" className="shrink-0 py-2 pr-2 font-semibold text-ink-muted md:min-w-8">
        {label}
      </span>
      <ul className="flex gap-x-1 max-md:whitespace-nowrap md:flex-wrap">
        {['', ...options].map((value) => (
          <li key={value}>
            <Link
              to={addressOf({ filters: { ...query.filters, [name]: value } })}
              aria-current={value === chosen ? 'true' : undefined}
              className={cx(
                'flex h-9 items-center rounded-lg px-2',
                value === chosen ? 'bg-accent-soft font-semibold text-accent-ink' : 'text-ink-soft hover:text-ink',
              )}
            >
              {value === '' ? messages.documents.list.all : value}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
