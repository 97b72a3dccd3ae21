import type { TestApp } from './build-test-app.ts';

/** What the audit log says so far, the oldest first. */
export const auditOf = ({ context }: TestApp) =>
  context.db.selectFrom('audit_entry').select(['actor_name', 'action', 'target', 'detail']).orderBy('number').execute();
