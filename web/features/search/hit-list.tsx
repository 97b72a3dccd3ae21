import type { OutputOf } from '../../../shared/contract/calls.ts';
import { LIMITS } from '../../../shared/limits.ts';
import { searchText } from '../../../shared/messages/site/search.ko.ts';
import { renderLink } from '../../lib/render-link.tsx';
import { Pagination } from '../../ui/navigation/pagination.tsx';
import { HitItem } from './hit-item.tsx';
import type { SearchQuery } from './search-query.ts';
import { searchAddress } from './search-query.ts';

type Result = OutputOf<'/api/v1/search/documents'>;

/** What was found, how the words were read, and the pages of it. */
export function HitList({ query, result }: { query: SearchQuery; result: Result }) {
  const { list, totalCount, isCapped, size, how, shownQuery } = result;
  return (
    <>
      <p role="status" className="mt-6 text-label text-ink-muted">
        {searchText.total(totalCount.toLocaleString('ko-KR'), isCapped)}
        {how === 'mended' && shownQuery !== query.q && (
          <span className="mt-1 block font-medium text-ink">{searchText.mended(query.q, shownQuery)}</span>
        )}
        {how === 'some' && <span className="mt-1 block font-medium text-ink">{searchText.some}</span>}
      </p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {list.map((hit) => (
          <li key={hit.documentId ?? hit.manualPath}>
            <HitItem hit={hit} />
          </li>
        ))}
      </ul>
      <div className="mt-10">
        <Pagination
          page={query.page}
          pageCount={Math.ceil(totalCount / size)}
          windowSize={LIMITS.paginationWindow}
          hrefFor={(page) => searchAddress({ ...query, page })}
          renderLink={renderLink}
        />
      </div>
    </>
  );
}
