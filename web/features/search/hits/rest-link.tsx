import type { OutputOf } from '#shared/contract/calls.ts';
import { searchWaysText } from '#shared/messages/site/search-way.ko.ts';
import { formatCount } from '#shared/text/count.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { searchAddress } from '../search-query.ts';

/** To what is found with those words of the query that texts have. */
export function RestLink({ rest }: { rest: NonNullable<OutputOf<'/api/v1/search/documents'>['rest']> }) {
  const { query, totalCount, isCapped } = rest;
  return (
    <Link to={searchAddress({ q: query })} className={buttonClass({ variant: 'secondary' })}>
      {searchWaysText.searchRest(query, formatCount(totalCount), isCapped)}
    </Link>
  );
}
