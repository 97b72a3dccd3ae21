import type { BoardType } from '#shared/boards.ts';
import { boardOf } from '#shared/boards.ts';
import { nowIso } from '#server/context.ts';
import type { ColumnValues } from '#server/features/documents/document-columns.ts';
import { NO_VALUES, columnsOf } from '#server/features/documents/document-columns.ts';
import { insertDocument } from '#server/features/documents/document.queries.ts';
import { insertReply } from '#server/features/replies/reply.queries.ts';
import type { TestApp } from '../build-test-app.ts';
import type { MadeUser } from './make.user.ts';

interface GivenDocument extends Partial<ColumnValues> {
  boardType?: BoardType;
  author?: MadeUser | null;
  title?: string;
  category?: string;
  bodyText?: string;
  isHidden?: boolean;
  fields?: Record<string, string>;
  publishAt?: string;
  isDeleted?: boolean;
}

let made = 0;

/** Inserts a document directly, without permission checks; returns its id. */
export async function makeDocument({ context }: Pick<TestApp, 'context'>, given: GivenDocument = {}): Promise<string> {
  made += 1;
  const boardType = given.boardType ?? 'qna';
  const bodyText = given.bodyText ?? `본문 ${made}입니다.`;
  const id = await insertDocument(
    context.db,
    {
      boardType,
      author: {
        author_id: given.author?.id ?? null,
        author_name: given.author?.loginId ?? 'AION-U 운영팀',
        is_staff_author: given.author ? 0 : 1,
      },
      publishAt: given.publishAt ?? null,
      columns: {
        title: given.title ?? `제목 ${made}`,
        category: given.category ?? boardOf(boardType).categories[0] ?? '',
        body_html: `<p>${bodyText}</p>`,
        body_text: bodyText,
        fields: JSON.stringify(given.fields ?? {}),
        ...columnsOf({ ...NO_VALUES, ...given }),
        is_hidden: given.isHidden ? 1 : 0,
      },
    },
    nowIso(context),
  );
  if (given.isDeleted)
    await context.db
      .updateTable('document')
      .set({ deleted_at: nowIso(context) })
      .where('id', '=', id)
      .execute();
  return id;
}

/** Inserts a reply directly; returns its id. */
export function makeReply(
  { context }: TestApp,
  documentId: string,
  author: MadeUser,
  given: { isOfficial?: boolean; parentId?: string } = {},
) {
  return insertReply(
    context.db,
    {
      document_id: documentId,
      parent_id: given.parentId ?? null,
      author_id: author.id,
      author_name: author.loginId,
      is_staff_author: 0,
      body_html: '<p>댓글입니다.</p>',
      is_official: given.isOfficial ? 1 : 0,
    },
    nowIso(context),
  );
}
