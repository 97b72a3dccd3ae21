import type { Db } from '#server/db/open-database.ts';

/**
 * What stands of each consent of these inquiries: the last answer counts, and at the same moment a refusal. The
 * answers before it stay in the table.
 */
export async function standingConsents(db: Db, contractIds: readonly string[]) {
  if (contractIds.length === 0) return [];
  const answers = await db
    .selectFrom('contract_consent')
    .select(['contract_id', 'kind', 'version', 'agreed', 'agreed_at'])
    .where('contract_id', 'in', contractIds)
    .orderBy('kind', 'desc')
    .orderBy('agreed_at')
    .orderBy('agreed', 'desc')
    .execute();
  return [...new Map(answers.map((answer) => [`${answer.contract_id} ${answer.kind}`, answer])).values()];
}
