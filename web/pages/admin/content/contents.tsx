import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { contentsText as text } from '#shared/messages/admin/content/content.ko.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { AdminPagination } from '#web/features/admin/admin-pagination.tsx';
import { readQuery } from '#web/features/admin/admin-query.ts';
import { ContentFilters } from '#web/features/admin/contents/content-filters.tsx';
import { ContentList } from '#web/features/admin/contents/content-list.tsx';
import { ContentWriteMenu } from '#web/features/admin/contents/content-write-menu.tsx';
import { contentInput, FIRST_CONTENTS, useContentQuery } from '#web/features/admin/contents/content-query.ts';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { NoHits } from '#web/features/admin/table/no-hits.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const input = contentInput(readQuery(args.url.searchParams, FIRST_CONTENTS));
  const { signal } = args.request;
  return { ...(await apiFrom(args).post('/api/v1/admin/contents', input, { signal })), page: input.page };
}

/** Documents of all boards. */
export function Component() {
  const { list, totalCount, size, page } = useLoaderData<typeof loader>();
  const { addressOf, reset } = useContentQuery();
  return (
    <AdminPage fills title={text.title} description={text.description} action={<ContentWriteMenu />}>
      <ContentFilters />
      {list.length === 0 && reset && <NoHits title={text.emptyFiltered} reset={reset} />}
      {list.length === 0 && !reset && <EmptyState title={text.empty} />}
      {list.length > 0 && <ContentList list={list} page={page} totalCount={totalCount} />}
      <AdminPagination page={page} totalCount={totalCount} size={size} addressOf={addressOf} />
    </AdminPage>
  );
}
