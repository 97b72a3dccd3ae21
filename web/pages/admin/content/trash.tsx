import { Trash2 } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { trashText as text } from '#shared/messages/boards/documents/history.ko.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { AdminPagination } from '#web/features/admin/admin-pagination.tsx';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { paths } from '#shared/paths.ts';
import { NothingHere } from '#web/features/admin/nothing-here.tsx';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { TotalCount } from '#web/features/admin/table/total-count.tsx';
import { restoreColumn, TRASH_COLUMNS } from '#web/features/history/trash-columns.tsx';
import { useRestoreDocument } from '#web/features/history/use-restore-document.ts';

export async function loader(args: LoaderFunctionArgs) {
  const page = Math.max(1, Math.trunc(Number(args.url.searchParams.get('page'))) || 1);
  const result = await apiFrom(args).post('/api/v1/board/trash', { page }, { signal: args.request.signal });
  return { ...result, page };
}

/** Deleted documents of all boards, until they are purged. */
export function Component() {
  const { list, totalCount, size, page } = useLoaderData<typeof loader>();
  const restore = useRestoreDocument();
  return (
    <AdminPage fills title={text.title} description={text.description}>
      {list.length === 0 ? (
        <NothingHere icon={Trash2} title={text.empty} />
      ) : (
        <AdminTable
          name="trash"
          keys={text.keys}
          toolbar={<TotalCount>{text.total(totalCount)}</TotalCount>}
          caption={text.caption(page)}
          columns={[...TRASH_COLUMNS, restoreColumn(restore)]}
          rows={list}
          rowKey={({ documentId }) => documentId}
        />
      )}
      <AdminPagination
        page={page}
        totalCount={totalCount}
        size={size}
        addressOf={(changes) => `${paths.adminTrash()}?page=${changes.page}`}
      />
    </AdminPage>
  );
}
