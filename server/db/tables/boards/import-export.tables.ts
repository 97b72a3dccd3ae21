import type { Generated } from 'kysely';
import type { BoardType } from '#shared/boards.ts';

/** Origin of an imported document, so that an import can be repeated. */
export interface ImportedDocumentTable {
  board_type: BoardType;
  source: 'portal' | 'rhymix' | 'gnuboard5';
  original_id: string;
  document_id: string;
  imported_at: string;
  /** 0 while the replies are being added; still 0 after an interruption. */
  is_complete: Generated<number>;
}
