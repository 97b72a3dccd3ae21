import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Popups are read with every view of the landing page; this index contains only the few documents with a popup period.
 * Their order gets its own column, because `position` is the order of a board. `deleted_at` is first: SQLite, which has
 * no row counts, would otherwise prefer the index of the trash.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table document add column popup_position integer not null default 0`.execute(db);
  await sql`update document set popup_position = position, position = 0
    where board_type = 'notice' and position <> 0`.execute(db);
  await sql`create index document_popup on document (deleted_at, popup_until) where popup_until is not null`.execute(
    db,
  );
}
