import { randomUUID } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';

/**
 * Adds a staff note, or an answer to the person, `isFiled` if its mail stays in a file; `author.id` is null for notes of
 * the portal itself.
 */
export async function addMemo(
  tx: Db,
  context: Pick<Context, 'clock'>,
  author: { id: string | null; name: string },
  contractId: string,
  body: string,
  { isAnswer = false, isFiled = false }: { isAnswer?: boolean; isFiled?: boolean } = {},
): Promise<void> {
  await tx
    .insertInto('inquiry_memo')
    .values({
      id: randomUUID(),
      inquiry_id: contractId,
      author_id: author.id,
      author_name: author.name,
      body,
      is_answer: isAnswer ? 1 : 0,
      is_filed: isFiled ? 1 : 0,
      created_at: nowIso(context),
    })
    .execute();
}

/** Whether this author has left the same note already. */
export async function hasMemo(tx: Db, authorId: string, contractId: string, body: string): Promise<boolean> {
  const memo = await tx
    .selectFrom('inquiry_memo')
    .select('id')
    .where('inquiry_id', '=', contractId)
    .where('author_id', '=', authorId)
    .where('body', '=', body)
    .executeTakeFirst();
  return memo !== undefined;
}

/** How many notes and answers an inquiry has. */
export async function countMemos(tx: Db, contractId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('inquiry_memo')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('inquiry_id', '=', contractId)
    .executeTakeFirstOrThrow();
  return count;
}
