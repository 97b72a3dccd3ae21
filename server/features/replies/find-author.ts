import type { Db } from '#server/db/open-database.ts';

/** Who wrote it, when that is somebody else than `accountId` and can still be written to. */
export async function findAuthor(db: Db, written: { author_id: string | null }, accountId: string) {
  if (written.author_id === null || written.author_id === accountId) return null;
  const author = await db
    .selectFrom('user')
    .select(['id', 'email'])
    .where('id', '=', written.author_id)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return author ?? null;
}
