import { sql } from 'kysely';
import { LIMITS } from '#shared/limits.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { fail } from '#server/errors.ts';
import { isWhole } from '#server/documents/whole-document.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import { transaction } from '#server/db/transaction.ts';
import { removeEntries } from '#server/search/index/index-waiting.ts';
import { documentTarget, recordAudit } from '#server/audit/record-audit.ts';
import { removeBytes } from '../files/file.queries.ts';

/** Enough to tell a text by, before it is restored. */
export const EXCERPT_CHARS = 200;

const KEPT_MS = LIMITS.trashDays * 86_400_000;

export const erasedAtOf = (deletedAt: string) => new Date(Date.parse(deletedAt) + KEPT_MS).toISOString();

/** Last deleted first. */
export function listTrash(db: Db, page: number) {
  return db
    .selectFrom('document')
    .leftJoin('user', 'user.id', 'document.deleted_by')
    .select([
      'document.id',
      'board_type',
      'title',
      'author_name',
      // A body may be large; twice as much, for what the spaces in it take.
      sql<string>`substr(body_text, 1, ${sql.lit(2 * EXCERPT_CHARS)})`.as('beginning'),
      'document.deleted_at',
      'user.name as deleted_by_name',
    ])
    .where('document.deleted_at', 'is not', null)
    .where(isWhole)
    .orderBy('document.deleted_at', 'desc')
    .orderBy('document.id')
    .limit(SERVER_LIMITS.adminPageSize)
    .offset((page - 1) * SERVER_LIMITS.adminPageSize)
    .execute();
}

export async function countTrash(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('document')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('deleted_at', 'is not', null)
    .where(isWhole)
    .executeTakeFirstOrThrow();
  return count;
}

/** @throws CM04 if there is none, CM08 if somebody else has restored it. */
export async function restoreDocument(tx: Db, documentId: string) {
  const restored = await tx
    .updateTable('document')
    .set({ deleted_at: null, deleted_by: null })
    .where('id', '=', documentId)
    .where('deleted_at', 'is not', null)
    .where(isWhole)
    .returning(['board_type', 'title'])
    .executeTakeFirst();
  if (restored) return restored;
  const row = await tx.selectFrom('document').select('deleted_at').where('id', '=', documentId).executeTakeFirst();
  return fail(row && row.deleted_at === null ? 'CM08' : 'CM04');
}

/** Purges documents after 30 days in the trash, with their files. Returns their number. */
export async function sweepTrash(context: Context, signal?: AbortSignal): Promise<number> {
  const { db, clock } = context;
  const before = new Date(clock.now().getTime() - KEPT_MS).toISOString();
  const due = await db
    .selectFrom('document')
    .select(['id', 'board_type', 'title'])
    .where('deleted_at', '<', before)
    .limit(500)
    .execute();
  for (const document of due) {
    signal?.throwIfAborted();
    const { id } = document;
    const files = await transaction(db, async (tx) => {
      const lock = tx.updateTable('document').set({ id }).where('id', '=', id).where('deleted_at', '<', before);
      // Restored, or purged by another instance meanwhile.
      if ((await lock.executeTakeFirst()).numUpdatedRows === 0n) return [];
      const bytes = await tx.selectFrom('file').select('storage_key').where('document_id', '=', id).execute();
      await removeEntries(tx, { documentId: id });
      await tx.deleteFrom('document').where('id', '=', id).execute();
      const event = { actor: null, action: 'document.erase', target: documentTarget(document) } as const;
      await recordAudit(tx, event, nowIso(context));
      return bytes;
    });
    for (const file of files) await removeBytes(context, file);
  }
  return due.length;
}
