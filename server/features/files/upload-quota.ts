import { SERVER_LIMITS } from '#server/limits.ts';
import { isStaff } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { AppError, fail } from '#server/errors.ts';
import { countForAll } from '#server/plugins/limits/call-counter.ts';
import { MEMBERS_PER_ADDRESS } from '#server/plugins/limits/call-limits.ts';
import { networkOf } from '#server/plugins/limits/client-network.ts';
import type { Account } from '#server/plugins/session.ts';

/**
 * Bytes that an account may still upload. What a document let go waits for no form, so it counts for the total alone:
 * one edit may drop more than may wait.
 * @throws FI07 if none.
 */
export async function bytesLeft(db: Db, account: Account): Promise<number> {
  const { waiting, waitingBytes, bytes } = await db
    .selectFrom('file')
    .select(({ fn, eb }) => {
      const isWaiting = eb.and([eb('document_id', 'is', null), eb('let_go_at', 'is', null)]);
      return [
        eb.fn.coalesce(fn.sum<number>('size_bytes'), eb.lit(0)).as('bytes'),
        eb.fn.coalesce(fn.sum<number>('size_bytes').filterWhere(isWaiting), eb.lit(0)).as('waitingBytes'),
        fn.countAll<number>().filterWhere(isWaiting).as('waiting'),
      ];
    })
    .where('uploader_id', '=', account.id)
    .executeTakeFirstOrThrow();
  const left = isStaff(account)
    ? SERVER_LIMITS.staffWaitingUploadsMaxBytes - waitingBytes
    : Math.min(SERVER_LIMITS.waitingUploadsMaxBytes - waitingBytes, SERVER_LIMITS.accountFilesMaxBytes - bytes);
  return left <= 0 || waiting >= SERVER_LIMITS.waitingUploadsMaxCount ? fail('FI07') : left;
}

const KB = 1024;
const DAY_MS = 86_400_000;

/**
 * Counts an upload for the address that it came from: whoever makes accounts stores no more in a day than an office of
 * members may have waiting. Not for staff.
 * @throws FI07 if it is too much.
 */
export async function countUpload(
  tx: Db,
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  ip: string,
  sizeBytes: number,
): Promise<void> {
  const max = (MEMBERS_PER_ADDRESS * SERVER_LIMITS.waitingUploadsMaxBytes * config.callLimitFactor) / KB;
  const count = { key: uploadsOf(ip), max, by: Math.ceil(sizeBytes / KB) };
  if ((await countForAll({ db: tx, clock }, [count], DAY_MS)) !== null) fail('FI07');
}

/** Key of the kilobytes that an address has uploaded. */
export const uploadsOf = (ip: string) => `upload-kb ${networkOf(ip)}`;

const running = new Map<string, number>();

/**
 * Limits concurrent uploads of one account, because `bytesLeft` does not include running ones.
 * @throws CM05 if there are more.
 */
export async function limitUploads<T>(account: Account, work: () => Promise<T>): Promise<T> {
  const others = running.get(account.id) ?? 0;
  if (others >= SERVER_LIMITS.uploadsAtOnceMax) return fail('CM05');
  running.set(account.id, others + 1);
  try {
    return await work();
  } finally {
    const left = (running.get(account.id) ?? 1) - 1;
    if (left === 0) running.delete(account.id);
    else running.set(account.id, left);
  }
}

/** Converts FI01 to FI07 if the quota, not the file limit, was the reason. */
export const explainQuota = (error: unknown, maxBytes: number, left: number): never => {
  if (error instanceof AppError && error.code === 'FI01' && left < maxBytes) return fail('FI07');
  throw error;
};
