import type { ConsentRow } from '#shared/contract/admin/privacy.contract.ts';
import type { Db } from '#server/db/open-database.ts';
import { maskEmail, maskId, maskName } from '#server/personal-data/mask-value.ts';
import type { Answer } from './consent-list.queries.ts';
import { firstAgreements } from './consent-list.queries.ts';

/** Rows for administrators, with names and addresses masked. */
export async function presentConsents(db: Db, rows: readonly Answer[]): Promise<ConsentRow[]> {
  const firstYes = await firstAgreements(db, rows);
  return rows.map((row) => {
    const yes = firstYes.get(`${row.holder_id} ${row.kind}`);
    const refused = yes !== undefined && yes < row.agreed_at ? ('withdrawn' as const) : ('refused' as const);
    const memberId = row.name === '' ? '' : maskId(row.holder);
    return {
      id: row.id,
      agreedAt: row.agreed_at,
      kind: row.kind,
      version: row.version,
      answer: row.agreed === 1 ? 'agreed' : refused,
      source: row.source,
      holder: row.source === 'contract' ? row.holder : memberId,
      maskedName: row.name === '' ? '' : maskName(row.name),
      maskedEmail: row.email === '' ? '' : maskEmail(row.email),
    };
  });
}
