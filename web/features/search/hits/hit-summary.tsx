import type { OutputOf } from '#shared/contract/calls.ts';
import { searchWaysText } from '#shared/messages/site/search-way.ko.ts';
import { searchText } from '#shared/messages/site/search.ko.ts';
import type { SearchQuery } from '../search-query.ts';
import { formatCount } from '#shared/text/count.ts';

type Result = OutputOf<'/api/v1/search/documents'>;

/** Number of hits, and how the query was interpreted. */
export function HitSummary({ query, result }: { query: SearchQuery; result: Result }) {
  const { totalCount, isCapped, how, shownQuery } = result;
  return (
    <p className="mt-4 text-label text-ink-muted">
      {/* Includes the query: a live region announces only changed text, and two searches may have the same count. */}
      <span className="sr-only">
        {how === 'near' ? searchWaysText.nearTitle(query.q) : searchText.titleOf(query.q)}{' '}
      </span>
      {how === 'near' ? (
        searchWaysText.near(totalCount)
      ) : (
        // The tabs above show it, unless there are more.
        <span className={isCapped ? undefined : 'sr-only'}>{searchText.total(formatCount(totalCount), isCapped)}</span>
      )}
      {how === 'mended' && shownQuery !== query.q && (
        <span className="mt-1 block font-medium text-ink">{searchText.mended(query.q, shownQuery)}</span>
      )}
      {how === 'some' && <span className="mt-1 block font-medium text-ink">{searchText.some}</span>}
    </p>
  );
}
