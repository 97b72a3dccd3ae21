import { useLoaderData } from 'react-router';
import { DriverLink } from '#web/features/drivers/driver-link.tsx';
import { useBoardType } from '#web/features/documents/route-board.ts';
import { ListFrame } from '#web/features/documents/list/list-frame.tsx';
import { loadDocuments as loader } from '#web/features/documents/list/address/load-documents.ts';
import { LoginRequiredMark } from '#web/features/documents/list/login-required-mark.tsx';
import { DocumentTable } from '#web/features/documents/list/table/document-table.tsx';
import { TableSkeleton } from '#web/features/documents/list/table/table-skeleton.tsx';

export { loader };

/** List page of any board that lists rows. */
export function Component() {
  const { query, result } = useLoaderData<typeof loader>();
  const boardType = useBoardType();
  return (
    <ListFrame
      skeleton={<TableSkeleton rows={result.list.length || result.size} />}
      action={boardType === 'library' && <DriverLink />}
      mark={<LoginRequiredMark boardType={boardType} />}
    >
      <DocumentTable documents={result.list} query={query} />
    </ListFrame>
  );
}
