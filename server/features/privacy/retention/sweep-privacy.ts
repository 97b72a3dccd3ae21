import { SERVER_LIMITS } from '#server/limits.ts';
import { LIMITS } from '#shared/limits.ts';
import type { ErasureRule } from '#shared/site/privacy.ts';
import type { Context } from '#server/context.ts';
import { inMs, nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { removeDraft } from '#server/features/drafts/draft.queries.ts';
import { recordErasure } from './erasure.queries.ts';

const DAY_MS = 86_400_000;
/** Rows per transaction, so that others do not wait long. */
const BATCH = 500;

type Batch = (tx: Db, before: string) => Promise<string[]>;

const chats: Batch = async (tx, before) => {
  const query = tx.selectFrom('chat_conversation').select('id').where('updated_at', '<', before);
  const ids = (await query.limit(BATCH).execute()).map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom('chat_conversation').where('id', 'in', ids).execute();
  return ids;
};

const accessLogs: Batch = async (tx, before) => {
  const query = tx.selectFrom('inquiry_log').select('id').where('created_at', '<', before);
  const ids = (await query.limit(BATCH).execute()).map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom('inquiry_log').where('id', 'in', ids).execute();
  return ids;
};

/** By the last change of a draft. Its uploads are deleted by the file sweep. */
const drafts: Batch = async (tx, before) => {
  const rows = await tx
    .selectFrom('draft')
    .select(['user_id', 'board_type', 'document_id'])
    .where('saved_at', '<', before)
    .limit(BATCH)
    .execute();
  for (const row of rows) await removeDraft(tx, row);
  return rows.map(({ document_id }) => document_id);
};

/** Sent or failed mails; waiting ones are kept. */
const mails: Batch = async (tx, before) => {
  const query = tx.selectFrom('mail').select('id').where('created_at', '<', before).where('status', '!=', 'waiting');
  const ids = (await query.limit(BATCH).execute()).map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom('mail').where('id', 'in', ids).execute();
  return ids;
};

const notifications: Batch = async (tx, before) => {
  const query = tx.selectFrom('notification').select('id').where('created_at', '<', before);
  const ids = (await query.limit(BATCH).execute()).map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom('notification').where('id', 'in', ids).execute();
  return ids;
};

const downloads: Batch = async (tx, before) => {
  const query = tx.selectFrom('member_download').select(['user_id', 'file_id']).where('downloaded_at', '<', before);
  const rows = await query.limit(BATCH).execute();
  for (const row of rows)
    await tx
      .deleteFrom('member_download')
      .where('user_id', '=', row.user_id)
      .where('file_id', '=', row.file_id)
      .execute();
  return rows.map((row) => row.file_id);
};

/** Retention in days, and how to erase. The audit log is kept, because it is a hash chain. */
const RETENTION: readonly { rule: ErasureRule; days: number; batch: Batch }[] = [
  { rule: 'chat.expired', days: SERVER_LIMITS.chatKeptDays, batch: chats },
  { rule: 'draft.expired', days: LIMITS.draftKeptDays, batch: drafts },
  { rule: 'access.expired', days: SERVER_LIMITS.accessLogKeptDays, batch: accessLogs },
  { rule: 'mail.expired', days: SERVER_LIMITS.mailKeptDays, batch: mails },
  { rule: 'notification.expired', days: SERVER_LIMITS.notificationKeptDays, batch: notifications },
  { rule: 'download.expired', days: SERVER_LIMITS.downloadKeptDays, batch: downloads },
];

/** Erases expired data and records the numbers. */
export async function sweepPrivacy(context: Context, signal?: AbortSignal): Promise<void> {
  for (const { rule, days, batch } of RETENTION) {
    const before = inMs(context, -days * DAY_MS);
    for (let count = BATCH; count === BATCH;) {
      signal?.throwIfAborted();
      count = await transaction(context.db, async (tx) => {
        const { length } = await batch(tx, before);
        await recordErasure(tx, rule, length, nowIso(context));
        return length;
      });
    }
  }
}
