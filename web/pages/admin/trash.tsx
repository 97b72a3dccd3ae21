import { Trash2 } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { boardOf } from '#shared/boards.ts';
import type { OutputOf } from '#shared/contract/calls.ts';
import { trashText as text } from '#shared/messages/boards/history.ko.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { AdminPagination } from '#web/features/admin/admin-pagination.tsx';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { formatDate } from '#web/lib/format/dates.ts';
import { apiFrom } from '#web/lib/loader-context.ts';
import { paths } from '#shared/paths.ts';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { NothingHere } from '#web/features/admin/nothing-here.tsx';
import type { Column } from '#web/ui/table.tsx';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';

type Deleted = OutputOf<'/api/v1/board/trash'>['list'][number];

export async function loader(args: LoaderFunctionArgs) {
  const page = Math.max(1, Math.trunc(Number(args.url.searchParams.get('page'))) || 1);
  const result = await apiFrom(args).post('/api/v1/board/trash', { page }, { signal: args.request.signal });
  return { ...result, page };
}

/** Deleted documents of all boards, until they are purged. */
export function Component() {
  const { list, totalCount, size, page } = useLoaderData<typeof loader>();
  const restore = useRestore();
  return (
    <AdminPage fills title={text.title} description={text.description}>
      {list.length === 0 ? (
        <NothingHere icon={Trash2} title={text.empty} />
      ) : (
        <AdminTable
          name="trash"
          caption={text.caption(page)}
          columns={[...COLUMNS, restoreColumn(restore)]}
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

const COLUMNS: Column<Deleted>[] = [
  { key: 'board', label: text.board, className: 'whitespace-nowrap', cell: ({ boardType }) => boardOf(boardType).name },
  {
    key: 'title',
    label: text.name,
    className: 'w-full md:max-w-0',
    cell: ({ title }) => <span className="block font-medium text-ink md:line-clamp-2">{title}</span>,
  },
  {
    key: 'author',
    label: text.author,
    className: 'whitespace-nowrap',
    wideOnly: true,
    cell: ({ authorName }) => authorName,
  },
  {
    key: 'deletedBy',
    label: text.deletedBy,
    className: 'whitespace-nowrap',
    wideOnly: true,
    cell: ({ deletedBy }) => deletedBy,
  },
  {
    key: 'deletedAt',
    label: text.deletedAt,
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ deletedAt }) => formatDate(deletedAt),
  },
  {
    key: 'erasedAt',
    label: text.erasedAt,
    className: 'whitespace-nowrap tabular-nums',
    wideOnly: true,
    cell: ({ erasedAt }) => formatDate(erasedAt),
  },
];

const restoreColumn = (restore: (row: Deleted) => Promise<void>): Column<Deleted> => ({
  key: 'restore',
  label: text.restore,
  className: 'max-md:ml-auto',
  cell: (row) => (
    <Button
      size="small"
      variant="secondary"
      aria-label={text.restoreLabel(row.title)}
      onClick={() => void restore(row)}
    >
      {text.restore}
    </Button>
  ),
});

function useRestore() {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const revalidator = useRevalidator();
  const showFailure = useShowFailure();
  return async ({ documentId }: Deleted) => {
    try {
      const answer = await dialog.open({
        title: text.restore,
        messageHtml: text.restoreConfirm,
        confirm: true,
        confirmLabel: text.restore,
        cancel: true,
        onConfirm: () => api.post('/api/v1/board/restore-document', { documentId }),
      });
      if (answer !== 'confirm') return;
      toast.success(text.restored);
      await revalidator.revalidate();
    } catch (error) {
      showFailure(error);
    }
  };
}
