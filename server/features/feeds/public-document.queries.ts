import type { BoardType } from '#shared/boards.ts';
import type { Db } from '#server/db/open-database.ts';
import { readableTo } from '#server/documents/document.read-policy.ts';
import type { DocumentRow } from '../documents/open-document.ts';
import { DETAIL_BOARDS } from './public-paths.ts';

/** Documents that anonymous visitors may read. All feeds must use this. */
const openToAll = (db: Db, boards: readonly BoardType[], now: string) =>
  db.selectFrom('document').where('board_type', 'in', boards).where(readableTo(null, now));

/** The stored counts without the scheduled ones. These boards have no private documents. */
export async function countDetails(db: Db, now: string): Promise<number> {
  const [shown, scheduled] = await Promise.all([
    db
      .selectFrom('document_count')
      .where('board_type', 'in', DETAIL_BOARDS)
      .where('period', '=', '')
      .select((eb) => eb.fn.sum<number | null>('shown').as('count'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('document')
      .where('board_type', 'in', DETAIL_BOARDS)
      .where('published_at', '>', now)
      .where('deleted_at', 'is', null)
      .where('is_hidden', '=', 0)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return (shown.count ?? 0) - scheduled.count;
}

/** URLs of documents with detail pages, oldest first, so that new ones are appended. */
export function listDetails(db: Db, now: string, { limit, offset }: { limit: number; offset: number }) {
  return openToAll(db, DETAIL_BOARDS, now)
    .select(['id', 'board_type', 'published_at', 'updated_at'])
    .orderBy('published_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export function listNewest(db: Db, boardType: BoardType, now: string, limit: number): Promise<DocumentRow[]> {
  return openToAll(db, [boardType], now)
    .selectAll('document')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** In the staff's manual order. */
export function listQuestions(db: Db, now: string, limit: number): Promise<DocumentRow[]> {
  return openToAll(db, ['faq'], now).selectAll('document').orderBy('position').orderBy('id').limit(limit).execute();
}

const ID = /^[\w-]{1,64}$/;

export async function findPublicDocument(db: Db, boardType: BoardType, id: string, now: string) {
  // PostgreSQL does not accept text with a zero byte.
  if (!ID.test(id)) return undefined;
  return openToAll(db, [boardType], now).selectAll('document').where('id', '=', id).executeTakeFirst();
}

/** Last change visible to the public: a scheduled document changes at its publication. */
export const changedAt = ({ published_at, updated_at }: Pick<DocumentRow, 'published_at' | 'updated_at'>) =>
  published_at > updated_at ? published_at : updated_at;
