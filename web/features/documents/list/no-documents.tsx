import { messages } from '#shared/messages.ko.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import type { ListQuery } from './address/document-query.ts';

const text = messages.documents.list;

/** Empty list or no search results. */
export function NoDocuments({ query }: { query: ListQuery }) {
  const isSearch =
    query.q !== '' || query.startDt !== '' || query.status !== '' || Object.keys(query.filters).length > 0;
  return (
    <div className="border-y border-line">
      {isSearch ? <EmptyState title={text.noHit} description={text.noHitHint} /> : <EmptyState title={text.empty} />}
    </div>
  );
}
