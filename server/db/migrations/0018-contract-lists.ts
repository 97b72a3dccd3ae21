import type { Kysely } from 'kysely';

/** Filter columns of the list: with them, counts by status and pages are index-only. */
const NARROWING = ['type', 'complete_yn', 'owner_id'];

export async function up(db: Kysely<unknown>): Promise<void> {
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('contract').columns(columns).execute();
  await db.schema.dropIndex('contract_created').execute();
  await db.schema.dropIndex('contract_status').execute();
  await index('contract_created', ['created_at', 'id', 'status', ...NARROWING]);
  await index('contract_status', ['status', 'created_at', 'id', ...NARROWING]);
  await index('contract_company', ['company', 'created_at', 'id', 'status', ...NARROWING]);
  await index('contract_owner', ['owner_id', 'created_at', 'id']);
}
