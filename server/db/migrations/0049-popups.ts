import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Popups are asked for at every view of the landing page: an index of the few documents that have a period answers it
 * without looking at the others. Their order has a column of its own; `position` is the order of a board.
 * `deleted_at` comes first: SQLite, which does not count rows, would take the index of the trash for narrower.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table document add column popup_position integer not null default 0`.execute(db);
  await sql`update document set popup_position = position, position = 0
    where board_type = 'notice' and position <> 0`.execute(db);
  await sql`create index document_popup on document (deleted_at, popup_until) where popup_until is not null`.execute(
    db,
  );
}
