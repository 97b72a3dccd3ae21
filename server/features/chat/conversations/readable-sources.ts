import type { Actor } from '../../../../shared/permissions.ts';
import type { Db } from '../../../db/open-database.ts';
import { readEntries } from '../../../search/query/read-entries.ts';
import type { Source } from '../chat-engine.ts';

/**
 * What an answer stood on, as far as it may still be read: what was made private since, or by somebody whose role has
 * changed, is not shown again.
 */
export async function readableSources(
  db: Db,
  actor: Actor,
  sources: readonly Source[],
  now: string,
): Promise<Source[]> {
  const ids = [...new Set(sources.map(({ passage }) => passage.documentId).filter((id) => id !== null))];
  if (ids.length === 0) return [...sources];
  const rows = await readEntries(db, actor, now)
    .select(['search_entry.document_id', 'search_entry.file_id'])
    .where('search_entry.document_id', 'in', ids)
    .execute();
  const keys = new Set(rows.map((row) => `${row.document_id} ${row.file_id}`));
  return sources.filter(
    ({ passage }) => passage.documentId === null || keys.has(`${passage.documentId} ${passage.fileId}`),
  );
}
