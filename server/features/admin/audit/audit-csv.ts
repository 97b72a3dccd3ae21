import { AUDIT_ACTIONS } from '#shared/audit.ts';
import type { AuditFilters } from '#shared/contract/admin/audit.contract.ts';
import { auditText as text } from '#shared/messages/admin/system/audit.ko.ts';
import type { Db } from '#server/db/open-database.ts';
import { csvHeader, csvLines } from '#server/export/csv.ts';
import { auditAfter } from './audit-list.queries.ts';

const BATCH = 500;

/** CSV in batches, oldest first: the order of the hash chain. */
export async function* auditCsv(db: Db, filters: AuditFilters): AsyncGenerator<string> {
  yield csvHeader(Object.values(text.columns));
  for (let last = 0; ;) {
    const rows = await auditAfter(db, filters, last, BATCH);
    yield csvLines(
      rows.map((row) => {
        const actor = row.actor_id === null ? text.portal : row.actor_name;
        const action = AUDIT_ACTIONS[row.action];
        return [String(row.number), row.created_at, actor, action, row.target, row.detail, row.ip, row.hash];
      }),
    );
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.number ?? last;
  }
}
