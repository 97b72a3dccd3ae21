import type { Db } from '#server/db/open-database.ts';

/** Current state of each consent of these inquiries: the last answer, or at the same time the refusal. */
export async function standingConsents(db: Db, contractIds: readonly string[]) {
  if (contractIds.length === 0) return [];
  const answers = await db
    .selectFrom('inquiry_consent')
    .select(['inquiry_id', 'kind', 'version', 'agreed', 'agreed_at'])
    .where('inquiry_id', 'in', contractIds)
    .orderBy('kind', 'desc')
    .orderBy('agreed_at')
    .orderBy('agreed', 'desc')
    .execute();
  return [...new Map(answers.map((answer) => [`${answer.inquiry_id} ${answer.kind}`, answer])).values()];
}
