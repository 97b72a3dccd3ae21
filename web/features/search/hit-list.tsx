import type { OutputOf } from '#shared/contract/calls.ts';
import { LIMITS } from '#shared/limits.ts';
import { renderLink } from '#web/lib/render-link.tsx';
import { Pagination } from '#web/ui/navigation/pagination.tsx';
import { HitItem } from './hit-item.tsx';
import type { SearchQuery } from './search-query.ts';
import { searchAddress } from './search-query.ts';

type Result = OutputOf<'/api/v1/search/documents'>;

/** Hits and page numbers. */
export function HitList({ query, result }: { query: SearchQuery; result: Result }) {
  const { list, totalCount, size } = result;
  return (
    <>
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
