import type { OutputOf } from '#shared/contract/calls.ts';
import { searchText } from '#shared/messages/site/search.ko.ts';
import { paths } from '#shared/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { AskAssistant } from '../ask-assistant.tsx';
import { placeName } from '../place-name.ts';
import type { SearchQuery } from '../search-query.ts';
import { searchAddress } from '../search-query.ts';
import { SearchTips } from '../search-tips.tsx';
import { RestLink } from './rest-link.tsx';
import { Link } from '#web/lib/link.tsx';

type Result = OutputOf<'/api/v1/search/documents'>;

/** No results: search tips and contact. */
export function NoHits({ query, typed, result }: { query: SearchQuery; typed: string; result: Result }) {
  if (result.places.length > 0 && query.place !== null)
    return (
      <EmptyState
        title={searchText.emptyIn(placeName(query.place))}
        action={
          <Link to={searchAddress({ q: query.q })} className={buttonClass({ variant: 'secondary' })}>
            {searchText.showAll}
          </Link>
        }
      />
    );
  return (
    <>
      <EmptyState
        title={searchText.emptyTitle(query.q)}
        action={
          <>
            <Link to={paths.boardRegister('qna')} className={buttonClass()}>
              {searchText.ask}
            </Link>
            <Link to={paths.contact()} className={buttonClass({ variant: 'secondary' })}>
              {searchText.contact}
            </Link>
            <AskAssistant question={typed} />
            {result.rest && <RestLink rest={result.rest} />}
          </>
        }
      />
      <div className="mx-auto mb-14 max-w-md">
        <SearchTips />
      </div>
    </>
  );
}
