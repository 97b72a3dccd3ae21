import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The demo content had like counts without rows in `document_like`, so the first click set them to 1. Recount. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const given = sql`(select count(*) from document_like where document_like.document_id = document.id)`;
  await sql`update document set like_count = ${given} where like_count <> ${given}`.execute(db);
}
