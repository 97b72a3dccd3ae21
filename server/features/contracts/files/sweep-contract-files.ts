import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/open-database.ts';

const KEEP_MS = 24 * 3_600_000;

/** The place of a file on its way out: no form takes it up any more. */
const LEAVING = -1;

interface StoredFile {
  id: string;
  storage_key: string;
}

/**
 * Takes the files of a contract away from it, and their names with them. Answers what `removeContractFile` is then to
 * remove; what a crash keeps from it, the sweep finds.
 */
export const letGoOfFiles = (tx: Db, contractId: string): Promise<StoredFile[]> =>
  tx
    .updateTable('contract_file')
    .set({ contract_id: null, position: LEAVING, name: '' })
    .where('contract_id', '=', contractId)
    .returning(['id', 'storage_key'])
    .execute();

/** The row goes last: as long as there are bytes, something knows of them. */
export async function removeContractFile(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  file: StoredFile,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('contract_file')
    .set({ position: LEAVING })
    .where('id', '=', file.id)
    .where('contract_id', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return;
  await storage.remove(file.storage_key);
  await db.deleteFrom('contract_file').where('id', '=', file.id).execute();
}

/** Uploads whose form was never sent, a day later, and what was on its way out. Answers how many were looked at. */
export async function sweepContractFiles(context: Context): Promise<number> {
  const before = new Date(context.clock.now().getTime() - KEEP_MS).toISOString();
  const orphans = await context.db
    .selectFrom('contract_file')
    .select(['id', 'storage_key'])
    .where('contract_id', 'is', null)
    .where((eb) => eb.or([eb('created_at', '<', before), eb('position', '=', LEAVING)]))
    .execute();
  for (const orphan of orphans) await removeContractFile(context, orphan);
  return orphans.length;
}
