import { boardOf } from '#shared/boards.ts';
import type { DocumentSummary } from '#shared/contract/boards/board.contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import type { Actor } from '#shared/permissions.ts';
import { can } from '#shared/permissions.ts';
import { authorNameFor } from './author-name.ts';
import { valuesOf } from './document-columns.ts';
import { factsOf } from '#server/documents/document.read-policy.ts';
import type { DocumentRow } from './open-document.ts';

/** Columns that `summaryOf` needs, without the body. */
export const SUMMARY_COLUMNS = [
  'id',
  'board_type',
  'category',
  'title',
  'fields',
  'author_id',
  'author_name',
  'is_staff_author',
  'is_private',
  'is_pinned',
  'is_hidden',
  'review_state',
  'answer_state',
  'view_count',
  'like_count',
  'reply_count',
  'file_count',
  'rating_sum',
  'rating_count',
  'published_at',
  'deleted_at',
] as const satisfies readonly (keyof DocumentRow)[];

type SummaryRow = Pick<DocumentRow, (typeof SUMMARY_COLUMNS)[number]>;

const NEW_MS = LIMITS.newBadgeDays * 86_400_000;

/** A list row as this visitor may see it. Another member's private document shows a lock and a date only. */
export function summaryOf(row: SummaryRow, actor: Actor, now: string, coverUrl: string | null = null): DocumentSummary {
  const isReadable = can.readDocument(actor, factsOf(row), now);
  const base = {
    documentId: row.id,
    boardType: row.board_type,
    category: row.category,
    isPrivate: row.is_private === 1,
    isReadable,
    isPinned: row.is_pinned === 1,
    isNew: row.published_at <= now && Date.parse(now) - Date.parse(row.published_at) < NEW_MS,
    isMine: actor !== null && row.author_id === actor.id,
    isScheduled: row.published_at > now,
    isHidden: row.is_hidden === 1,
    reviewState: row.review_state,
    answerState: row.answer_state,
    publishedAt: row.published_at,
  };
  if (!isReadable) {
    return {
      ...base,
      title: messages.documents.privateTitle,
      authorName: '',
      viewCount: 0,
      likeCount: 0,
      replyCount: 0,
      fileCount: 0,
      ratingAverage: null,
      ratingCount: 0,
      fields: {},
      coverUrl: null,
    };
  }
  return {
    ...base,
    title: row.title,
    authorName: authorNameFor(actor, row),
    viewCount: row.view_count,
    likeCount: row.like_count,
    replyCount: row.reply_count,
    fileCount: row.file_count,
    ratingAverage: ratingOf(row),
    ratingCount: row.rating_count,
    fields: listFieldsOf(row),
    coverUrl,
  };
}

/** Average with one decimal. */
export const ratingOf = ({ rating_sum, rating_count }: Pick<DocumentRow, 'rating_sum' | 'rating_count'>) =>
  rating_count === 0 ? null : Math.round((rating_sum / rating_count) * 10) / 10;

/** Fields included in list rows. */
function listFieldsOf(row: Pick<DocumentRow, 'fields' | 'board_type'>): Record<string, string> {
  const values = fieldsOf(row);
  const shown = boardOf(row.board_type).fields.filter(({ inList }) => inList);
  return Object.fromEntries(shown.map(({ name }) => [name, values[name] ?? '']));
}

export const fieldsOf = (row: Pick<DocumentRow, 'fields'>) => JSON.parse(row.fields) as Record<string, string>;

/** What the form of a saved document starts with. */
export const formOf = (row: DocumentRow, now: string) => ({
  documentId: row.id,
  version: row.version,
  title: row.title,
  category: row.category,
  bodyHtml: row.body_html,
  fields: fieldsOf(row),
  ...valuesOf(row),
  publishAt: row.published_at > now ? row.published_at : null,
});
