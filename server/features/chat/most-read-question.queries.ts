import type { Actor } from '#shared/permissions.ts';
import type { Db } from '#server/db/open-database.ts';
import { readableTo } from '#server/documents/document.read-policy.ts';

/** The most read FAQ questions, which certainly have an answer. */
export async function mostReadQuestions(
  db: Db,
  { actor, now, most }: { actor: Actor; now: string; most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('document')
    .select('title')
    .where('board_type', '=', 'faq')
    .where('is_hidden', '=', 0)
    .where(readableTo(actor, now))
    .where('published_at', '<=', now)
    .orderBy('view_count', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ title }) => title);
}
