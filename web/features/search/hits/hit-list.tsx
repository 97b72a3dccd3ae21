import type { OutputOf } from '#shared/contract/calls.ts';
import { PageLinks } from '#web/lib/page/page-links.tsx';
import { HitItem } from './hit-item.tsx';
import type { SearchQuery } from '../search-query.ts';
import { searchAddress } from '../search-query.ts';

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
      <PageLinks
        page={query.page}
        pageCount={Math.ceil(totalCount / size)}
        className="mt-10"
        hrefFor={(page) => searchAddress({ ...query, page })}
      />
    </>
  );
}
