import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Whose words a passage has, and when a question was last changed by its author. What is in the index of the boards
 * where members write counts as a question until it is indexed anew, which is begun here: nothing of it is told by the
 * assistant before that.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('search_passage')
    .addColumn('voice', 'text', (column) => column.notNull().defaultTo('company'))
    .execute();
  await db.schema.alterTable('document').addColumn('asked_at', 'text').execute();
  await sql`update search_entry set analysis_version = 0
    where document_id in (select id from document where board_type in ('qna', 'market'))`.execute(db);
  await sql`update search_passage set voice = 'question'
    where entry_id in (select id from search_entry where analysis_version = 0)`.execute(db);
}
