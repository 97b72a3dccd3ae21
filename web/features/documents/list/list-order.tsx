import { Check } from 'lucide-react';
import type { SortOrder } from '#shared/boards.ts';
import { boardOf, SORT_ORDERS } from '#shared/boards.ts';
import type { Board } from '#shared/boards/board.ts';
import { messages } from '#shared/messages.ko.ts';
import { useAppState } from '#web/lib/app-context.tsx';
import { cx } from '#web/ui/cx.ts';
import { useBoardType } from '../route-board.ts';
import type { ListQuery } from './address/document-query.ts';
import { useListAddress } from './address/use-list-address.ts';
import { Link } from '#web/lib/link.tsx';

const text = messages.documents.list;

/** Sort order, and the filter for one's own documents. */
export function ListOrder({ query }: { query: ListQuery }) {
  const addressOf = useListAddress();
  const orders = ordersOf(boardOf(useBoardType()));
  return (
    <div className="flex items-center gap-1 text-sm whitespace-nowrap">
      <MineLink query={query} />
      <nav aria-label={text.sortOrder}>
        <ul className="flex">
          {orders.map(([sort, label]) => (
            <li key={sort}>
              <Link
                to={addressOf({ sort })}
                aria-current={sort === query.sort ? 'true' : undefined}
                className={cx(
                  'flex h-9 items-center rounded-lg px-1.5 sm:px-2',
                  sort === query.sort ? 'font-semibold text-ink' : 'text-ink-muted hover:text-ink',
                )}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** The board's sort options: its own order replaces latest first; by likes only where it has likes. */
export function ordersOf({ hasOrder, hasLikes }: Pick<Board, 'hasOrder' | 'hasLikes'>): [SortOrder, string][] {
  const orders = Object.entries({ ...SORT_ORDERS, ...(hasOrder && { latest: text.givenOrder }) });
  return (orders as [SortOrder, string][]).filter(([sort]) => sort !== 'likes' || hasLikes);
}

/** Filter for one's own documents, on boards where members write. */
function MineLink({ query }: { query: ListQuery }) {
  const board = boardOf(useBoardType());
  const roles = useAppState((state) => state.roles);
  const addressOf = useListAddress();
  if (!board.registerRoles.some((role) => roles.includes(role))) return null;
  return (
    <Link
      to={addressOf({ my: !query.my })}
      aria-current={query.my ? 'true' : undefined}
      className="flex sm:mr-1 h-9 items-center gap-2 rounded-lg px-1.5 text-ink-soft sm:px-2 hover:text-ink"
    >
      <span
        aria-hidden="true"
        className={cx(
          'flex size-4.5 items-center justify-center rounded-[5px] border',
          query.my ? 'border-accent bg-accent text-white' : 'border-line-strong bg-surface',
        )}
      >
        {query.my && <Check size={13} strokeWidth={3} />}
      </span>
      {text.mine(board.noun)}
    </Link>
  );
}
