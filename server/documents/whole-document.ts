import { sql } from 'kysely';

/**
 * Condition on a document: not one that an import is still adding, or was interrupted at. Restored, it would lack replies,
 * and the next import would add it a second time.
 */
export const isWhole = sql<boolean>`not exists (select 1 from imported_document
  where imported_document.document_id = document.id and imported_document.is_complete = 0)`;
