import { SERVER_LIMITS } from '#server/limits.ts';
import { messages } from '#shared/messages.ko.ts';
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
 * Kilobytes a day: of an account no more than it may keep, so that none uses up what its address has; of an address what
 * an office of members may have waiting, so that whoever makes accounts stores no more.
 */
const dailyCounts = (factor: number, account: Account, ip: string) => [
  { key: uploadsBy(account.id), max: (SERVER_LIMITS.accountFilesMaxBytes * factor) / KB },
  { key: uploadsOf(ip), max: (MEMBERS_PER_ADDRESS * SERVER_LIMITS.waitingUploadsMaxBytes * factor) / KB },
];

/** Keys of the kilobytes that an account or an address has uploaded. */
export const uploadsBy = (accountId: string) => `upload-kb account ${accountId}`;
export const uploadsOf = (ip: string) => `upload-kb ${networkOf(ip)}`;

// The text of FI07 advises to delete files, which does not help here.
const refuseToday = () => fail('FI07', { message: messages.files.dayUsedUp });

/**
 * Bytes that an account may still upload today from its address. Nothing is counted yet: for a refusal before the work.
 * @throws FI07 if none.
 */
export async function bytesLeftToday(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  account: Account,
  ip: string,
): Promise<number> {
  if (isStaff(account)) return Infinity;
  const counts = dailyCounts(config.callLimitFactor, account, ip);
  const keys = counts.map(({ key }) => key);
  const rows = await db
    .selectFrom('rate_limit')
    .select(['key', 'count'])
    .where('key', 'in', keys)
    .where('resets_at', '>', clock.now().getTime())
    .execute();
  const usedOf = (key: string) => rows.find((row) => row.key === key)?.count ?? 0;
  const left = Math.min(...counts.map(({ key, max }) => max - usedOf(key))) * KB;
  return left <= 0 ? refuseToday() : left;
}

/**
 * Counts an upload for its account and for the address that it came from. Not for staff.
 * @throws FI07 if it is too much.
 */
export async function countUpload(
  tx: Db,
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  account: Account,
  ip: string,
  sizeBytes: number,
): Promise<void> {
  if (isStaff(account)) return;
  const by = Math.ceil(sizeBytes / KB);
  const counts = dailyCounts(config.callLimitFactor, account, ip).map((count) => ({ ...count, by }));
  if ((await countForAll({ db: tx, clock }, counts, DAY_MS)) !== null) refuseToday();
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

/** Converts FI01 to FI07 if a quota, not the file limit, was the reason. */
export const explainQuota = (error: unknown, maxBytes: number, left: number, leftToday: number): never => {
  if (error instanceof AppError && error.code === 'FI01' && Math.min(left, leftToday) < maxBytes)
    return leftToday < left ? refuseToday() : fail('FI07');
  throw error;
};
