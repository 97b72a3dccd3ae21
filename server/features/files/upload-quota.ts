import { SERVER_LIMITS } from '#server/limits.ts';
import { isStaff } from '#shared/permissions.ts';
import type { Db } from '#server/db/open-database.ts';
import { AppError, fail } from '#server/errors.ts';
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
