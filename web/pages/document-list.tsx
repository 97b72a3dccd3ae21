import { useLoaderData } from 'react-router';
import { boardOf } from '../../shared/boards.ts';
import { LIMITS } from '../../shared/limits.ts';
import { useBoardType } from '../features/posts/board-of-route.ts';
import { CategoryTabs } from '../features/posts/list/category-tabs.tsx';
import { ListOrder } from '../features/posts/list/list-order.tsx';
import { ListSearch } from '../features/posts/list/list-search.tsx';
import { ListTotal } from '../features/posts/list/list-total.tsx';
import { loadList as loader } from '../features/posts/list/load-list.ts';
import { PostTable } from '../features/posts/list/post-table.tsx';
import { RegisterLink } from '../features/posts/list/register-link.tsx';
import { TableSkeleton } from '../features/posts/list/table-skeleton.tsx';
import { useIsReloading } from '../features/posts/list/use-is-reloading.ts';
import { useListAddress } from '../features/posts/list/use-list-address.ts';
import { useListMemory } from '../features/posts/list/use-list-memory.ts';
import { PageMeta } from '../lib/page-meta.tsx';
import { renderLink } from '../lib/render-link.tsx';
import { Container, PageHeading } from '../ui/page-heading.tsx';
import { Pagination } from '../ui/pagination.tsx';

export { loader };

/** The list of any board. */
export function Component() {
  const boardType = useBoardType();
  const { name, description } = boardOf(boardType);
  const { query, result, pageCount } = useLoaderData<typeof loader>();
  const addressOf = useListAddress();
  const isReloading = useIsReloading();
  useListMemory(boardType, query);

  return (
    <Container className="py-12 md:py-20">
      <PageMeta
        title={name}
        description={description}
        path={addressOf({ page: query.page, q: '', sort: 'latest', my: false })}
        noIndex={query.q !== '' || query.my}
      />
      <PageHeading
        title={name}
        description={description}
        action={<RegisterLink canRegister={result.abilities.register} />}
      />
      <div className="mt-8 flex flex-col gap-5 md:mt-12">
        <CategoryTabs current={query.category} categories={result.categories} />
        <div className="flex flex-col gap-4 lg:flex-row-reverse lg:items-center lg:justify-between">
          <div className="lg:w-110">
            <ListSearch query={query} />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 lg:justify-start">
            <ListTotal query={query} totalCount={result.totalCount} />
            <ListOrder query={query} />
          </div>
        </div>
      </div>
      <div className="mt-5" aria-busy={isReloading}>
        {isReloading ? (
          <TableSkeleton rows={result.list.length || LIMITS.listPageSize} />
        ) : (
          <PostTable posts={result.list} totalCount={result.totalCount} pageSize={result.size} query={query} />
        )}
      </div>
      {result.totalCount > 0 && (
        <div className="mt-10">
          <Pagination
            page={query.page}
            pageCount={pageCount}
            windowSize={LIMITS.paginationWindow}
            hrefFor={(page) => addressOf({ page })}
            renderLink={renderLink}
          />
        </div>
      )}
    </Container>
  );
}
