import type { BoardType } from '#shared/boards.ts';
import type { Db } from '#server/db/open-database.ts';
import { movableValuesOf } from '#server/features/documents/document-columns.ts';
import { fieldsOf } from '#server/features/documents/document.presenter.ts';

const PAGE_ROWS = 100;

export interface ExportedFile {
  id: string;
  name: string;
  storage_key: string;
}

/** All documents that are not deleted, in the board's order, in batches; `exported` receives their files. */
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
    const { rows, replies, files } = await readPage(db, page);
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const id of page) {
      const row = byId.get(id);
      if (!row) continue;
      const own = files.filter((file) => file.document_id === id);
      exported.push(...own);
      yield exportedDocument(
        row,
        own,
        replies.filter((reply) => reply.document_id === id),
      );
    }
  }
}

/** Documents with their replies and files, in three queries. */
async function readPage(db: Db, ids: readonly string[]) {
  const [rows, replies, files] = await Promise.all([
    db.selectFrom('document').selectAll().where('id', 'in', ids).execute(),
    db
      .selectFrom('reply')
      .selectAll()
      .where('document_id', 'in', ids)
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
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
  return { rows, replies, files };
}

type Page = Awaited<ReturnType<typeof readPage>>;

const exportedDocument = (row: Page['rows'][number], files: Page['files'], replies: Page['replies']) => ({
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
  replies: replies.map((reply) => ({
    id: reply.id,
    parentId: reply.parent_id ?? '',
    authorName: reply.author_name,
    bodyHtml: reply.body_html,
    createdAt: reply.created_at,
    isOfficial: reply.is_official === 1,
    isAccepted: reply.is_accepted === 1,
  })),
});
