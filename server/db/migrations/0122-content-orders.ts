import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Orders and states of the administration's list of all documents; `document_changed` is its usual order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Only the trash itself: SQLite took the whole index for `deleted_at is null`, which is nearly every row, and sorted.
  await sql`drop index document_trash`.execute(db);
  await sql`create index document_trash on document (deleted_at desc, id) where deleted_at is not null`.execute(db);
  await sql`create index document_titled on document (title desc, id) where deleted_at is null`.execute(db);
  await sql`create index document_viewed on document (view_count desc, id) where deleted_at is null`.execute(db);
  await sql`create index document_hidden on document (updated_at desc, id)
    where deleted_at is null and is_hidden = 1`.execute(db);
}
