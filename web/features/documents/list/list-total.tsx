import { X } from 'lucide-react';
import { messages } from '#shared/messages.ko.ts';
import type { ListQuery } from './address/list-query.ts';
import { useListAddress } from './address/use-list-address.ts';
import { Link } from '#web/lib/link.tsx';

const text = messages.documents.list;

/** Number of results, and a link that removes the search. */
export function ListTotal({ query, totalCount }: { query: ListQuery; totalCount: number }) {
  const addressOf = useListAddress();
  return (
    <div className="flex items-center gap-2 text-label whitespace-nowrap">
      <p role="status" className="font-semibold text-ink">
        {text.total(totalCount)}
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
    </div>
  );
}
