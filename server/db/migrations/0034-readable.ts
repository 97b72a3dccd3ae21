import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { dialectOf } from '../open-database.ts';

/**
 * PostgreSQL only: covering indexes for whether a document is readable (`readableTo`) and who may find an entry. A
 * search checks hundreds of rows, which would otherwise be read with their text from disk.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (dialectOf(db) === 'sqlite') return;
  await sql`create index document_readable on document (id)
    include (published_at, deleted_at, is_hidden, is_private, author_id, board_type)`.execute(db);
  await sql`create index search_entry_readable on search_entry (id) include (audience, document_id)`.execute(db);
}
