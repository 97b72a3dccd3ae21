import type { LoaderFunctionArgs } from 'react-router';
import { Link, useLoaderData } from 'react-router';
import { LIMITS } from '../../../shared/limits.ts';
import { searchText } from '../../../shared/messages/site/search.ko.ts';
import { searchAddress } from '../../features/search/search-query.ts';
import { AdminPage } from '../../features/admin/admin-page.tsx';
import { apiFrom } from '../../lib/loader-context.ts';
import { renderLink } from '../../lib/render-link.tsx';
import { paths } from '../../paths.ts';
import { Pagination } from '../../ui/navigation/pagination.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Table } from '../../ui/table.tsx';

const text = searchText.missed;

export function loader(args: LoaderFunctionArgs) {
  const page = Number(args.url.searchParams.get('page') ?? 1) || 1;
  return apiFrom(args).post('/api/v1/search/missed', { page }, { signal: args.request.signal });
}

/** What visitors looked for in vain: what the staff could write about. */
export function Component() {
  const { list, totalCount, page, size } = useLoaderData<typeof loader>();
  return (
    <AdminPage title={text.title} description={text.description}>
      {list.length === 0 ? (
        <EmptyState title={text.empty} />
      ) : (
        <div className="mb-8">
          <Table
            caption={text.title}
            rows={list}
            rowKey={({ query }) => query}
            columns={[
              {
                key: 'query',
                label: text.query,
                cell: searchLink,
              },
              { key: 'count', label: text.count, cell: ({ count }) => count.toLocaleString('ko-KR') },
              { key: 'lastDay', label: text.lastDay, cell: ({ lastDay }) => lastDay.replaceAll('-', '.') },
            ]}
          />
        </div>
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(totalCount / size)}
        windowSize={LIMITS.paginationWindow}
        hrefFor={(target) => `${paths.adminMissedSearches()}?page=${target}`}
        renderLink={renderLink}
      />
    </AdminPage>
  );
}

const searchLink = ({ query }: { query: string }) => (
  <Link to={searchAddress({ q: query })} className="font-medium hover:underline">
    {query}
  </Link>
);
