import type { Db } from '#server/db/open-database.ts';

/** The author, if it is not `accountId` and the account can receive mail. */
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
