import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Author of a passage, and when a question's author last changed it. On boards where members write, indexed text counts
 * as a question (which the assistant does not quote) until it is indexed again, which is started here.
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
