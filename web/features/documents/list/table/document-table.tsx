import { boardOf } from '#shared/boards.ts';
import type { DocumentSummary } from '#shared/contract/boards/board.contract.ts';
import { messages } from '#shared/messages.ko.ts';
import { Table } from '#web/ui/table.tsx';
import { useBoardType } from '#web/features/documents/route-board.ts';
import { documentColumns } from './document-columns.tsx';
import type { ListQuery } from '../address/document-query.ts';

interface DocumentTableProps {
  documents: readonly DocumentSummary[];
  query: ListQuery;
}

export function DocumentTable({ documents, query }: DocumentTableProps) {
  const board = boardOf(useBoardType());
  return (
    <Table
      caption={messages.documents.list.caption(board.name, query.page)}
      columns={documentColumns(board)}
      rows={documents.map((document) => ({ document }))}
      rowKey={({ document }) => document.documentId}
      isHighlighted={({ document }) => document.isPinned}
    />
  );
}
