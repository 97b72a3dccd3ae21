import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { missedSearchesText as text } from '#shared/messages/admin/content/missed-search.ko.ts';
import { MISSED_SEARCH_COLUMNS } from '#web/features/search/missed-search-columns.tsx';
import { ManualRatings } from '#web/features/manual/manual-ratings.tsx';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { AdminPagination } from '#web/features/admin/admin-pagination.tsx';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { paths } from '#shared/paths.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const api = apiFrom(args);
  const { signal } = args.request;
  const page = Number(args.url.searchParams.get('page') ?? 1) || 1;
  const [missed, ratings] = await Promise.all([
    api.post('/api/v1/search/missed', { page }, { signal }),
    api.post('/api/v1/manual/ratings', undefined, { signal }),
  ]);
  return { ...missed, ratings };
}

/** Searches without results. */
export function Component() {
  const { list, totalCount, page, size, ratings } = useLoaderData<typeof loader>();
  return (
    <AdminPage title={text.title} description={text.description}>
      {list.length === 0 ? (
        <EmptyState title={text.empty} />
      ) : (
        <AdminTable caption={text.caption} rows={list} rowKey={({ query }) => query} columns={MISSED_SEARCH_COLUMNS} />
      )}
      <AdminPagination
        page={page}
        totalCount={totalCount}
        size={size}
        addressOf={(changes) => `${paths.adminMissedSearches()}?page=${changes.page}`}
      />
      <ManualRatings {...ratings} />
    </AdminPage>
  );
}
