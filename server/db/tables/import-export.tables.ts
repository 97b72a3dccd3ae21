import type { BoardType } from '#shared/boards.ts';

/** Origin of an imported document, so that an import can be repeated. */
export interface ImportedDocumentTable {
  board_type: BoardType;
  source: 'portal' | 'rhymix' | 'gnuboard5';
  original_id: string;
  document_id: string;
  imported_at: string;
}
