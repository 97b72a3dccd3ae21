import type { LoaderFunctionArgs } from 'react-router';
import { redirect, useLoaderData } from 'react-router';
import { searchWaysText } from '#shared/messages/site/search-way.ko.ts';
import { searchText } from '#shared/messages/site/search.ko.ts';
import { LIMITS } from '#shared/limits.ts';
import { AskAssistant } from '#web/features/search/ask-assistant.tsx';
import { BesideHits } from '#web/features/search/hits/beside-hits.tsx';
import { HitList } from '#web/features/search/hits/hit-list.tsx';
import { HitSummary } from '#web/features/search/hits/hit-summary.tsx';
import { NoHits } from '#web/features/search/hits/no-hits.tsx';
import { RestLink } from '#web/features/search/hits/rest-link.tsx';
import { SiteScreens } from '#web/features/search/hits/site-screens.tsx';
import { PlaceTabs } from '#web/features/search/place-tabs.tsx';
import { SearchBox } from '#web/features/search/box/search-box.tsx';
import { readSearchQuery, readTyped, searchAddress } from '#web/features/search/search-query.ts';
import { SearchTips } from '#web/features/search/search-tips.tsx';
import { StartingPoints } from '#web/features/search/starting-points.tsx';
import { WordPanels } from '#web/features/search/box/word-panels.tsx';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { Container, PageHeading } from '#web/ui/page-heading.tsx';

/** Letters of the query, so that what the heading says of it is in its second line at the latest. */
const MOST_IN_HEADING = 20;
/** Of so many words a text is a question, which the assistant answers better than a list does. */
const LEAST_OF_SENTENCE = 8;
/** Fewer look like leftovers. */
const LEAST_POPULAR = 5;

/** Results for the query string, and popular searches where nothing was asked or found. */
export async function loader(args: LoaderFunctionArgs) {
  const api = apiFrom(args);
  const { signal } = args.request;
  const query = readSearchQuery(args.url.searchParams);
  const { q, place, page } = query;
  const result = q === '' ? null : await api.post('/api/v1/search/documents', { query: q, place, page }, { signal });
  if (result && result.list.length === 0 && page > 1) throw redirect(searchAddress({ q, place }));
  const needsWords = result === null || result.list.length === 0;
  const { words: popular } = needsWords
    ? await api.post('/api/v1/search/popular', undefined, { signal })
    : { words: [] };
  return {
    query,
    typed: readTyped(args.url.searchParams),
    result,
    popular: popular.length < LEAST_POPULAR ? [] : popular,
  };
}

/** Search over all boards, their files, video captions and the manual. */
export function Component() {
  const { query, typed, result, popular } = useLoaderData<typeof loader>();
  const isSentence = typed.split(' ').length >= LEAST_OF_SENTENCE;
  const isFound = result !== null && result.list.length > 0;
  // Only what found something is worth another search: a mistyped word as it was mended.
  const foundWord =
    result === null || result.how === 'near' ? '' : result.how === 'mended' ? result.shownQuery : query.q;
  // The field has the whole query.
  const letters = Array.from(query.q);
  const shown = letters.length <= MOST_IN_HEADING ? query.q : `${letters.slice(0, MOST_IN_HEADING - 1).join('')}…`;
  const title = isFound && result.how === 'near' ? searchWaysText.nearTitle(shown) : searchText.titleOf(shown);
  return (
    <Container className="py-8 md:py-14">
      <PageMeta
        title={query.q === '' ? searchText.title : searchText.titleOf(query.q)}
        description={searchText.description}
        path={searchAddress({})}
        noIndex={query.q !== ''}
      />
      <PageHeading
        title={query.q === '' ? searchText.title : title}
        description={query.q === '' ? searchText.description : undefined}
      />
      <div className="mt-8">
        <SearchBox query={typed} />
      </div>
      {isFound && isSentence && (
        <div className="mt-4 empty:hidden">
          <AskAssistant question={typed} />
        </div>
      )}
      {query.page === 1 && query.place === null && <SiteScreens query={query.q} />}
      {result !== null && result.places.length > 0 && (
        <div className="mt-6">
          <PlaceTabs query={query} places={result.places} />
        </div>
      )}
      {/* Rendered before the first search: screen readers announce only changes inside an existing live region. */}
      <div role="status">
        {typed.length > query.q.length && (
          <p className="mt-4 text-label text-ink-muted">{searchText.cut(LIMITS.keywordMaxChars)}</p>
        )}
        {isFound && <HitSummary query={query} result={result} />}
      </div>
      {isFound && (
        <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_300px] lg:items-start lg:gap-14">
          <div className="min-w-0">
            <HitList query={query} result={result} />
            {result.rest && (
              <p className="mt-6">
                <RestLink rest={result.rest} />
              </p>
            )}
          </div>
          <aside className="no-print mt-12 space-y-8 lg:mt-2">
            <BesideHits question={isSentence ? null : typed} />
            <WordPanels current={foundWord} popular={popular} />
          </aside>
        </div>
      )}
      {result !== null && !isFound && <NoHits query={query} typed={typed} result={result} />}
      {result === null && (
        <div className="mt-12">
          <StartingPoints />
        </div>
      )}
      {result === null && popular.length === 0 && (
        <div className="mt-10">
          <SearchTips />
        </div>
      )}
      {!isFound && (
        <div className="mt-12">
          <WordPanels current="" popular={popular} />
        </div>
      )}
    </Container>
  );
}
