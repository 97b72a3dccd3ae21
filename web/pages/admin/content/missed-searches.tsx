import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { missedSearchesText as text } from '#shared/messages/admin/content/missed-search.ko.ts';
import { missedSearchColumns } from '#web/features/search/missed-search-columns.tsx';
import { ManualRatings } from '#web/features/manual/manual-ratings.tsx';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { AdminPagination } from '#web/features/admin/admin-pagination.tsx';
import { dayOf, oneOf, pageOf, readQuery, useAdminQuery } from '#web/features/admin/admin-query.ts';
import { FilterPeriod } from '#web/features/admin/filter-panel.tsx';
import { renderLink } from '#web/lib/render-link.tsx';
import { TabLinks } from '#web/ui/navigation/tab-links.tsx';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { paths } from '#shared/paths.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';

const STATES = ['open', 'handled'] as const;
/** Beside the searches: what readers of the manual missed. */
const MANUAL = 'manual';
const FIRST = { page: '1', state: 'open', from: '', until: '' };

export async function loader(args: LoaderFunctionArgs) {
  const api = apiFrom(args);
  const { signal } = args.request;
  const query = readQuery(args.url.searchParams, FIRST);
  const state = oneOf(query.state, STATES) || ('open' as const);
  const page = pageOf(query.page);
  const filters = { isHandled: state === 'handled', from: dayOf(query.from), until: dayOf(query.until), page };
  const isManual = query.state === MANUAL;
  const [missed, ratings, commentCounts] = await Promise.all([
    api.post('/api/v1/search/missed', filters, { signal }),
    isManual ? api.post('/api/v1/manual/ratings', undefined, { signal }) : null,
    api.post('/api/v1/manual/comment-counts', undefined, { signal }),
  ]);
  return { ...missed, ratings, commentCounts, state, page };
}

/** Searches without results: those that wait, or those set aside; and the opinions on the manual. */
export function Component() {
  const { counts, state, ratings, commentCounts } = useLoaderData<typeof loader>();
  const isManual = ratings !== null;
  const { query, addressOf, go } = useAdminQuery(paths.adminMissedSearches(), FIRST);
  return (
    <AdminPage title={text.title} description={isManual ? text.manual.about : text.description}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <TabLinks
          size="small"
          label={text.stateLabel}
          tabs={[
            ...STATES.map((name) => ({
              label: text.states[name],
              href: addressOf({ state: name }),
              isCurrent: !isManual && name === state,
              count: counts[name],
            })),
            {
              label: text.manual.title,
              href: addressOf({ state: MANUAL }),
              isCurrent: isManual,
              count: commentCounts.open,
            },
          ]}
          renderLink={renderLink}
        />
        {!isManual && (
          <div className="flex flex-wrap gap-2">
            <FilterPeriod query={query} go={go} />
          </div>
        )}
      </div>
      {isManual ? <ManualRatings {...ratings} counts={commentCounts} /> : <Searches />}
    </AdminPage>
  );
}

function Searches() {
  const { list, counts, page, size, state } = useLoaderData<typeof loader>();
  const { addressOf } = useAdminQuery(paths.adminMissedSearches(), FIRST);
  return (
    <>
      {list.length === 0 ? (
        <EmptyState {...text.empty[state]} />
      ) : (
        <AdminTable
          caption={text.caption}
          rows={list}
          rowKey={(row) => row.query}
          columns={missedSearchColumns(state === 'handled')}
        />
      )}
      <AdminPagination page={page} totalCount={counts[state]} size={size} addressOf={addressOf} />
    </>
  );
}
