import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { userAdminText as text } from '#shared/messages/admin/people/user.ko.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { AdminPagination } from '#web/features/admin/admin-pagination.tsx';
import { readQuery, writeQuery } from '#web/features/admin/admin-query.ts';
import { userColumns } from '#web/features/admin/users/user-columns.tsx';
import { UserDrawer } from '#web/features/admin/users/user-drawer.tsx';
import { UserFilters } from '#web/features/admin/users/user-filters.tsx';
import { FIRST_USERS, userInput, useUserQuery } from '#web/features/admin/users/user-query.ts';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { NoHits } from '#web/features/admin/table/no-hits.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { TotalCount } from '#web/features/admin/table/total-count.tsx';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const input = userInput(readQuery(args.url.searchParams, FIRST_USERS));
  const { signal } = args.request;
  return { ...(await apiFrom(args).post('/api/v1/admin/users', input, { signal })), page: input.page };
}

/** Not for the drawer: a list with whole names is a look at each of its members. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl'>): boolean {
  const listOf = ({ searchParams }: URL) =>
    writeQuery({ ...readQuery(searchParams, FIRST_USERS), open: '' }, FIRST_USERS);
  return currentUrl.search === nextUrl.search || listOf(currentUrl) !== listOf(nextUrl);
}

export function Component() {
  const { list, totalCount, size, page } = useLoaderData<typeof loader>();
  const userQuery = useUserQuery();
  // Without a hit, too: whoever searches on finds the tick where it was.
  const toolbar = (
    <div className="flex flex-wrap items-center gap-x-4">
      <TotalCount>{text.total(totalCount)}</TotalCount>
      <Checkbox
        label={text.whole}
        checked={userQuery.query.whole !== ''}
        onChange={({ target }) => userQuery.go({ whole: target.checked ? '1' : '' })}
      />
    </div>
  );
  return (
    <AdminPage fills title={text.title} description={text.description}>
      <UserFilters />
      {list.length === 0 ? (
        <>
          {toolbar}
          {userQuery.reset ? (
            <NoHits title={text.emptyFiltered} reset={userQuery.reset} />
          ) : (
            <EmptyState title={text.empty} />
          )}
        </>
      ) : (
        <AdminTable
          name="users"
          toolbar={toolbar}
          caption={text.caption(page)}
          columns={userColumns(userQuery)}
          rows={list}
          rowKey={({ userId }) => userId}
          isHighlighted={({ userId }) => userId === userQuery.query.open}
        />
      )}
      <AdminPagination page={page} totalCount={totalCount} size={size} addressOf={userQuery.addressOf} />
      <UserDrawer ids={list.map(({ userId }) => userId)} />
    </AdminPage>
  );
}
