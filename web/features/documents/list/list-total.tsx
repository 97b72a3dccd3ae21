import { X } from 'lucide-react';
import type { OutputOf } from '#shared/contract/calls.ts';
import { messages } from '#shared/messages.ko.ts';
import type { ListQuery } from './address/document-query.ts';
import { useListAddress } from './address/use-list-address.ts';
import { Link } from '#web/lib/link.tsx';

const text = messages.documents.list;

interface ListTotalProps {
  query: ListQuery;
  result: Pick<OutputOf<'/api/v1/board/list'>, 'totalCount' | 'isCapped'>;
}

/** Number of results, and a link that removes the search. */
export function ListTotal({ query, result: { totalCount, isCapped } }: ListTotalProps) {
  const addressOf = useListAddress();
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-label whitespace-nowrap">
      <p role="status" className="font-semibold text-ink">
        {isCapped ? text.totalAtLeast(totalCount) : text.total(totalCount)}
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
