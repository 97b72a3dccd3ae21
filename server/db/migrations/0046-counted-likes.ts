import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The demo content wrote numbers of likes that nobody had given: the first click set them to one. Now each is a row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const given = sql`(select count(*) from document_like where document_like.document_id = document.id)`;
  await sql`update document set like_count = ${given} where like_count <> ${given}`.execute(db);
}
