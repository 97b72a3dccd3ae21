import { listAudit } from '../features/admin/audit/audit-list.queries.ts';
import type { TestApp } from './build-test-app.ts';

/** Entries of the audit log, oldest first. */
export async function auditOf({ context }: TestApp) {
  const rows = await listAudit(context.db, { actor: '', action: '', from: '', until: '' }, 1);
  return rows.toReversed().map(({ actor_name, action, target, detail }) => ({ actor_name, action, target, detail }));
}
