import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Indexes for numbers and lists of staff, which read all rows: each page of the administration shows some of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // With `erased_at`, overdue inquiries are counted in the index alone.
  await sql`drop index inquiry_status`.execute(db);
  await db.schema
    .createIndex('inquiry_status')
    .on('inquiry')
    .columns(['status', 'created_at', 'id', 'type', 'complete_yn', 'owner_id', 'erased_at'])
    .execute();
  await sql`create index document_answer on document (answer_state, published_at) where answer_state is not null`.execute(
    db,
  );
  await sql`create index document_changed on document (updated_at desc, id) where deleted_at is null`.execute(db);
}
