import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { dialectOf } from '../open-database.ts';

/**
 * For PostgreSQL: whether a document may be read (`readableTo`) and who may find an entry, in indexes of their own. A
 * search asks it of hundreds of rows, each of which would be read with all its text from another place of the disk.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (dialectOf(db) === 'sqlite') return;
  await sql`create index document_readable on document (id)
    include (published_at, deleted_at, is_hidden, is_private, author_id, board_type)`.execute(db);
  await sql`create index search_entry_readable on search_entry (id) include (audience, document_id)`.execute(db);
}
