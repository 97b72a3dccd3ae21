import { X } from 'lucide-react';
import { boardOf } from '#shared/boards.ts';
import type { OutputOf } from '#shared/contract/calls.ts';
import { messages } from '#shared/messages.ko.ts';
import type { ListQuery } from './address/document-query.ts';
import { useListAddress } from './address/use-list-address.ts';
import { useBoardType } from '../route-board.ts';
import { ordersOf } from './list-order.tsx';
import { Link } from '#web/lib/link.tsx';

const text = messages.documents.list;

interface ListTotalProps {
  query: ListQuery;
  result: Pick<OutputOf<'/api/v1/board/list'>, 'totalCount' | 'isCapped' | 'size' | 'list'>;
}

const totalOf = ({ totalCount, isCapped }: ListTotalProps['result']) =>
  isCapped ? text.totalAtLeast(totalCount) : text.total(totalCount);

/** Number of results, and a link that removes the search. */
export function ListTotal({ query, result }: ListTotalProps) {
  const { totalCount, isCapped } = result;
  const addressOf = useListAddress();
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-label whitespace-nowrap">
      <p role="status" className="font-semibold text-ink">
        {totalOf(result)}
      </p>
      {query.q !== '' && (
        <Link
          to={addressOf({ q: '' })}
          className="flex h-9 items-center gap-1 rounded-lg px-1.5 text-sm text-ink-muted hover:text-ink"
        >
          <X size={15} aria-hidden="true" />
          {text.clearSearch}
        </Link>
      )}
      {isCapped && <p className="w-full text-sm text-ink-muted">{text.newestShown(totalCount)}</p>}
    </div>
  );
}

interface PrintedPartProps extends ListTotalProps {
  pageCount: number;
}

/** On paper: which part of the list this is, without the fields and tabs that say so on the screen. */
export function PrintedPart({ query, result, pageCount }: PrintedPartProps) {
  const orders = new Map(ordersOf(boardOf(useBoardType())));
  const chosen = [query.category, ...Object.values(query.filters)].filter((name) => name !== '');
  const isNarrowed = chosen.length > 0 || query.q !== '';
  if (pageCount <= 1 && !isNarrowed) return null;
  const first = (query.page - 1) * result.size + 1;
  const last = first + result.list.length - 1;
  const total = totalOf(result);
  return (
    <p className="mt-4 hidden text-label text-ink-soft print:block">
      {isNarrowed && `${text.printedOnly(chosen, query.q)} `}
      {pageCount > 1 ? text.printedPart(total, orders.get(query.sort) ?? '', first, last) : text.printedAll(total)}
    </p>
  );
}
