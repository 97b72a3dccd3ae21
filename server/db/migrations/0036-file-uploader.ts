import type { Kysely } from 'kysely';

/** What an account has uploaded is summed before it uploads more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('file_uploader').on('file').column('uploader_id').execute();
}
