import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** For the sweeps of what is over: deleted replies among all, and votes by their age. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index reply_deleted on reply (deleted_at) where deleted_at is not null`.execute(db);
  await db.schema.createIndex('document_vote_created').on('document_vote').column('created_at').execute();
}
