import type { Kysely } from 'kysely';

/** For the quota: the sum of an account's uploads is read before each upload. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('file_uploader').on('file').column('uploader_id').execute();
}
