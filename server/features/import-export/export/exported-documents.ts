import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { BoardType } from '#shared/boards.ts';
import type { Db } from '#server/db/open-database.ts';
import type { DocumentTable, ReplyTable } from '#server/db/tables/boards/board.tables.ts';
import { movableValuesOf } from '#server/features/documents/document-columns.ts';
import { fieldsOf } from '#server/features/documents/document.presenter.ts';

/** Read at once, with their texts: more would keep others waiting. */
const PAGE_ROWS = 10;
const REPLIES_AT_ONCE = 20;

export interface ExportedFile {
  id: string;
  name: string;
  storage_key: string;
}

/**
 * All documents that are not deleted, in the board's order, each with its replies, which are to be read before the next
 * document; `exported` receives their files. One whose place in the order changes meanwhile may be missing or come twice.
 */
export async function* exportedDocuments(db: Db, boardType: BoardType, exported: ExportedFile[] = []) {
  let last: Place | undefined;
  do {
    const rows = await documentsAfter(db, boardType, last).selectAll().execute();
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    const files = await filesOf(db, ids);
    const replyIds = await replyIdsOf(db, ids);
    for (const row of rows) {
      const own = files.get(row.id) ?? [];
      exported.push(...own);
      yield { document: exportedDocument(row, own), replies: exportedReplies(db, replyIds.get(row.id) ?? []) };
    }
    last = rows.length === PAGE_ROWS ? rows.at(-1) : undefined;
  } while (last);
}

/** Of a document in the board's order. */
type Place = Pick<Selectable<DocumentTable>, 'position' | 'published_at' | 'id'>;

/** Compared as one value: with `or` databases would read the index from its start for each page. */
export const documentsAfter = (db: Db, boardType: BoardType, last?: Place) =>
  db
    .selectFrom('document')
    .where('board_type', '=', boardType)
    .where('deleted_at', 'is', null)
    .$if(last !== undefined, (all) =>
      all.where(sql<boolean>`(position, published_at, id) > (${last?.position}, ${last?.published_at}, ${last?.id})`),
    )
    .orderBy('position')
    .orderBy('published_at')
    .orderBy('id')
    .limit(PAGE_ROWS);

async function filesOf(db: Db, documentIds: readonly string[]) {
  const files = await db
    .selectFrom('file')
    .leftJoin('market_version', 'market_version.file_id', 'file.id')
    .select(['file.id', 'file.document_id', 'name', 'purpose', 'visibility', 'download_count', 'storage_key'])
    .select(['version', 'changes', 'is_published', 'market_version.created_at as versioned_at'])
    .where('file.document_id', 'in', documentIds)
    .orderBy('position')
    .orderBy('file.id')
    .execute();
  return Map.groupBy(files, ({ document_id }) => document_id ?? '');
}

/** In order of writing. Of a page of documents at once, because most documents have no replies. */
async function replyIdsOf(db: Db, documentIds: readonly string[]) {
  const replies = await db
    .selectFrom('reply')
    .select(['id', 'document_id'])
    .where('document_id', 'in', documentIds)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return Map.groupBy(replies, ({ document_id }) => document_id);
}

/** So many at once as may be long. */
async function* exportedReplies(db: Db, heads: readonly { id: string }[]) {
  for (let at = 0; at < heads.length; at += REPLIES_AT_ONCE) {
    const ids = heads.slice(at, at + REPLIES_AT_ONCE).map(({ id }) => id);
    const rows = await db
      .selectFrom('reply')
      .selectAll()
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const id of ids) {
      const reply = byId.get(id);
      if (reply) yield exportedReply(reply);
    }
  }
}

type FilesOfDocument = NonNullable<ReturnType<Awaited<ReturnType<typeof filesOf>>['get']>>;

const exportedDocument = (row: Selectable<DocumentTable>, files: FilesOfDocument) => ({
  id: row.id,
  title: row.title,
  category: row.category,
  bodyHtml: row.body_html,
  authorName: row.author_name,
  createdAt: row.created_at,
  publishedAt: row.published_at,
  ...movableValuesOf(row),
  viewCount: row.view_count,
  answerState: row.answer_state ?? '',
  reviewState: row.review_state ?? '',
  fields: fieldsOf(row),
  files: files.map((file) => ({
    id: file.id,
    name: file.name,
    purpose: file.purpose,
    visibility: file.visibility,
    downloadCount: file.download_count,
    ...(file.version !== null && {
      version: {
        version: file.version,
        changes: file.changes,
        isPublished: file.is_published === 1,
        createdAt: file.versioned_at,
      },
    }),
  })),
});

const exportedReply = (reply: Selectable<ReplyTable>) => ({
  id: reply.id,
  parentId: reply.parent_id ?? '',
  authorName: reply.author_name,
  bodyHtml: reply.body_html,
  createdAt: reply.created_at,
  isOfficial: reply.is_official === 1,
  isAccepted: reply.is_accepted === 1,
});
