import { randomUUID } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { eraseMails, removeMailCopies } from '#server/mail/erase-mails.ts';
import { recordErasure } from '../retention/erasure.queries.ts';

/** Cleared personal columns; number, kind and dates stay for statistics. */
const ERASED = {
  owner_id: null,
  user_id: null,
  name: '',
  company: '',
  department: '',
  position: '',
  email: '',
  email_key: '',
  mailbox_key: '',
  phone: '',
  phone_key: '',
  industry: '',
  company_size: '',
  target_work: '',
  user_count: '',
  robot_count: '',
  environment: '',
  start_date: '',
  message: '',
  status: '완료',
  complete_yn: 'Y',
} as const;

/**
 * Withdraws the consent of an inquiry and erases its personal data. The answers stay as proof, without the IP address.
 * Returns what `removeErased` deletes after the commit; nothing if it was erased before.
 */
export async function eraseInquiry(tx: Db, context: Pick<Context, 'clock'>, contractId: string): Promise<Erased> {
  const now = nowIso(context);
  const before = await tx
    .selectFrom('inquiry')
    .select('id')
    .where('id', '=', contractId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  const { numUpdatedRows } = await tx
    .updateTable('inquiry')
    .set({ ...ERASED, completed_at: now, updated_at: now, erased_at: now })
    .where('id', '=', contractId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!before || numUpdatedRows === 0n) return { storageKeys: [], mailIds: [] };

  await refuseAll(tx, contractId, now);
  await tx.deleteFrom('inquiry_memo').where('inquiry_id', '=', contractId).execute();
  await tx.deleteFrom('notification').where('inquiry_id', '=', contractId).execute();
  // The access log stays; details such as file names may identify a person.
  await tx
    .updateTable('inquiry_log')
    .set({ detail: '' })
    .where('inquiry_id', '=', contractId)
    .where('action', '=', 'file')
    .execute();
  const mailIds = await eraseMails(tx, { contractId });
  await recordErasure(tx, 'contract.withdrawn', 1, now);
  const files = await tx
    .deleteFrom('inquiry_file')
    .where('inquiry_id', '=', contractId)
    .returning('storage_key')
    .execute();
  return { storageKeys: files.map((file) => file.storage_key), mailIds };
}

interface Erased {
  storageKeys: string[];
  mailIds: string[];
}

/** Deletes data outside the database. After a crash the sweeps do it. */
export async function removeErased(context: Context, { storageKeys, mailIds }: Erased): Promise<void> {
  await context.storage.remove(...storageKeys);
  await removeMailCopies(context, mailIds);
}

/** Adds a withdrawal to each valid consent; of existing rows only the IP address is cleared. */
async function refuseAll(tx: Db, contractId: string, now: string): Promise<void> {
  await tx.updateTable('inquiry_consent').set({ ip: '' }).where('inquiry_id', '=', contractId).execute();
  const answers = await tx
    .selectFrom('inquiry_consent')
    .select(['kind', 'version', 'agreed'])
    .where('inquiry_id', '=', contractId)
    .orderBy('agreed_at')
    .execute();
  const standing = [...new Map(answers.map((answer) => [answer.kind, answer])).values()];
  const values = standing
    .filter(({ agreed }) => agreed === 1)
    .map(({ kind, version }) => ({
      id: randomUUID(),
      inquiry_id: contractId,
      kind,
      version,
      agreed: 0,
      agreed_at: now,
      ip: '',
    }));
  if (values.length > 0) await tx.insertInto('inquiry_consent').values(values).execute();
}
