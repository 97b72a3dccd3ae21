import type { Selectable } from 'kysely';
import type { BoardType } from '#shared/boards.ts';
import type { Db } from '#server/db/open-database.ts';
import type { ReplyTable } from '#server/db/tables/boards/board.tables.ts';
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
 * document; `exported` receives their files.
 */
export async function* exportedDocuments(db: Db, boardType: BoardType, exported: ExportedFile[] = []) {
  const ids = await db
    .selectFrom('document')
    .select('id')
    .where('board_type', '=', boardType)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('published_at')
    .orderBy('id')
    .execute();
  for (let start = 0; start < ids.length; start += PAGE_ROWS) {
    const page = ids.slice(start, start + PAGE_ROWS).map(({ id }) => id);
    const { rows, files } = await readPage(db, page);
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const id of page) {
      const row = byId.get(id);
      if (!row) continue;
      const own = files.filter((file) => file.document_id === id);
      exported.push(...own);
      yield { document: exportedDocument(row, own), replies: exportedReplies(db, id) };
    }
  }
}

/** Documents with their files, in two queries. */
async function readPage(db: Db, ids: readonly string[]) {
  const [rows, files] = await Promise.all([
    db.selectFrom('document').selectAll().where('id', 'in', ids).execute(),
    db
      .selectFrom('file')
      .leftJoin('market_version', 'market_version.file_id', 'file.id')
      .select(['file.id', 'file.document_id', 'name', 'purpose', 'visibility', 'download_count', 'storage_key'])
      .select(['version', 'changes', 'is_published', 'market_version.created_at as versioned_at'])
      .where('file.document_id', 'in', ids)
      .orderBy('position')
      .orderBy('file.id')
      .execute(),
  ]);
  return { rows, files };
}

/** In order of writing, so many at once as may be long. */
async function* exportedReplies(db: Db, documentId: string) {
  const heads = await db
    .selectFrom('reply')
    .select('id')
    .where('document_id', '=', documentId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  for (let at = 0; at < heads.length; at += REPLIES_AT_ONCE) {
    const ids = heads.slice(at, at + REPLIES_AT_ONCE).map(({ id }) => id);
    const rows = await db.selectFrom('reply').selectAll().where('id', 'in', ids).execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const id of ids) {
      const reply = byId.get(id);
      if (reply) yield exportedReply(reply);
    }
  }
}

type Page = Awaited<ReturnType<typeof readPage>>;

const exportedDocument = (row: Page['rows'][number], files: Page['files']) => ({
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
