import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { InsertResult } from 'kysely';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import { inMs } from '../context.ts';
import { deleteInParts } from '../db/delete-in-parts.ts';
import { suppressViewCount } from '../db/observe-reads.ts';
import type { Db } from '../db/open-database.ts';
import { transaction } from '../db/transaction.ts';
import { SERVER_LIMITS } from '../limits.ts';
import type { Actor } from '#shared/permissions.ts';
import { koreanDay } from '#shared/text/days.ts';
import { networkOf } from '../plugins/limits/client-network.ts';

/** Today's views and downloads that are already in the database, per database, to avoid repeated writes. */
const counted = new WeakMap<object, LRUCache<string, true>>();
const MOST_REMEMBERED = 5_000;

/** Counts a view once per visitor and day (Korean time). Returns whether it was counted. */
export const countView = (context: Context, documentId: string, visitorKey: string): Promise<boolean> =>
  suppressViewCount(documentId, () =>
    countOnce(context, documentId, visitorKey, {
      note: (tx, day) =>
        tx
          .insertInto('document_view')
          .values({ document_id: documentId, visitor_key: visitorKey, day })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst(),
      add: (tx) =>
        tx
          .updateTable('document')
          .set((eb) => ({ view_count: eb('view_count', '+', 1) }))
          .where('id', '=', documentId)
          .execute(),
    }),
  );

/** Counts a download once per visitor and day, so that nobody can stuff the count. */
export const countDownload = (context: Context, table: 'file' | 'driver', fileId: string, visitorKey: string) =>
  countOnce(context, fileId, visitorKey, {
    note: (tx, day) =>
      tx
        .insertInto('counted_download')
        .values({ file_id: fileId, visitor_key: visitorKey, day })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst(),
    add: (tx) =>
      tx
        .updateTable(table)
        .set((eb) => ({ download_count: eb('download_count', '+', 1) }))
        .where('id', '=', fileId)
        .execute(),
  });

interface Counting {
  /** Notes the visitor of the day; inserts nothing if the database has it. */
  note: (tx: Db, day: string) => Promise<InsertResult>;
  add: (tx: Db) => Promise<unknown>;
}

/** Counts unless this visitor is counted today. Returns whether it did. */
async function countOnce(context: Context, id: string, visitorKey: string, { note, add }: Counting): Promise<boolean> {
  const day = koreanDay(context.clock.now());
  const known = countedIn(context);
  const visit = visitOf(context, id, visitorKey);
  if (known.has(visit)) return false;
  const isNew = await transaction(context.db, async (tx) => {
    const { numInsertedOrUpdatedRows } = await note(tx, day);
    if (numInsertedOrUpdatedRows !== 1n) return false;
    await add(tx);
    return true;
  });
  known.set(visit, true);
  return isNew;
}

/** Whether a view is known to be counted today, without asking the database. */
export const isViewKnown = (context: Context, documentId: string, visitorKey: string): boolean =>
  countedIn(context).has(visitOf(context, documentId, visitorKey));

const visitOf = ({ clock }: Context, id: string, visitorKey: string) => `${koreanDay(clock.now())} ${id} ${visitorKey}`;

function countedIn({ db }: Context): LRUCache<string, true> {
  const known = counted.get(db) ?? new LRUCache<string, true>({ max: MOST_REMEMBERED });
  counted.set(db, known);
  return known;
}

/** Deletes rows of earlier days, which are no longer needed: each visitor makes one of every document and file. */
export async function sweepViewsAndDownloads(
  { db }: Pick<Context, 'db'>,
  today: string,
  signal?: AbortSignal,
): Promise<void> {
  await deleteInParts(db, 'document_view', sql`day < ${today}`, signal);
  await deleteInParts(db, 'counted_download', sql`day < ${today}`, signal);
}

/** Deletes votes older than half a year. */
export async function sweepVotes(context: Pick<Context, 'db' | 'clock'>, signal?: AbortSignal): Promise<void> {
  const before = inMs(context, -SERVER_LIMITS.voteKeptDays * 86_400_000);
  await deleteInParts(context.db, 'document_vote', sql`created_at < ${before}`, signal);
}

/**
 * Key of a visitor without a stored IP address: the account, or a keyed hash of the address. Not of the User-Agent,
 * which can be changed at will; so all visitors of one address count as one.
 */
export function visitorKeyOf(
  { keys }: Pick<Context, 'keys'>,
  request: Pick<FastifyRequest, 'ip'>,
  actor: Actor,
): string {
  if (actor) return actor.id;
  const { ip } = request;
  const known = hashedOf(keys);
  const hashed = known.get(ip) ?? hashOf(keys, networkOf(ip));
  if (!known.has(ip)) known.set(ip, hashed);
  return hashed;
}

const hashOf = ({ signingSecret }: Context['keys'], network: string) =>
  createHmac('sha256', signingSecret).update(network).digest('base64url');

/** In memory only, because a page view would otherwise spend more on the hash than on the rest. */
const hashes = new WeakMap<object, LRUCache<string, string>>();

function hashedOf(keys: Context['keys']): LRUCache<string, string> {
  const known = hashes.get(keys) ?? new LRUCache<string, string>({ max: MOST_REMEMBERED });
  hashes.set(keys, known);
  return known;
}
