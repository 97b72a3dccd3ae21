import { randomUUID } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';

/** A note for everybody who looks after inquiries; `author.id` is null when the portal itself writes it. */
export async function addMemo(
  tx: Db,
  context: Pick<Context, 'clock'>,
  author: { id: string | null; name: string },
  contractId: string,
  body: string,
): Promise<void> {
  await tx
    .insertInto('inquiry_memo')
    .values({
      id: randomUUID(),
      inquiry_id: contractId,
      author_id: author.id,
      author_name: author.name,
      body,
      created_at: nowIso(context),
    })
    .execute();
}
