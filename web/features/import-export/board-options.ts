import { boardOf } from '#shared/boards.ts';
import type { OutputOf } from '#shared/contract/calls.ts';
import { importExportAdminText as text } from '#shared/messages/admin/content/import-export.ko.ts';

export type Boards = OutputOf<'/api/v1/board/transfer-boards'>;

/** Select options with each board's number of documents. */
export const boardOptions = (boards: Boards) =>
  boards.map(({ boardType, documentCount }) => ({
    value: boardType,
    label: text.boardOption(boardOf(boardType).name, documentCount),
  }));
