import type { BoardType, ReviewState } from '../../../shared/boards.ts';
import { REVIEW_STATES, boardOf } from '../../../shared/boards.ts';
import { transferText as text } from '../../../shared/messages/transfer.ko.ts';
import type { Actor } from '../../../shared/permissions.ts';
import { checkReplyText, checkTitle } from '../../../shared/validation.ts';
import { AppError } from '../../errors.ts';
import { sanitizeRichText, textOf } from '../../rich-text/rich-text.ts';
import type { DocumentContent } from '../documents/document-input.ts';
import { checkedContent } from '../documents/document-input.ts';
import { isHiddenIn } from '../documents/review-state.ts';
import type { MovedDocument, MovedReply, ReadExport, Skipped } from './moved.ts';

export interface Checked {
  content: DocumentContent;
  replies: MovedReply[];
  skipped: Skipped[];
  warnings: string[];
}

/** A document as its board takes it, or in words why it does not. */
export function checkDocument(
  actor: Actor,
  boardType: BoardType,
  source: ReadExport['source'],
  moved: MovedDocument,
): Checked | string {
  const problem = problemOf(boardType, moved);
  if (problem !== null) return problem;
  const warnings: string[] = [];
  const category = source === 'portal' ? moved.category : nearestCategory(boardType, moved, warnings);
  const content = contentOf(actor, boardType, { ...moved, category });
  if (typeof content === 'string') return content;
  if (moved.files.length > 0) warnings.push(text.filesLeft(moved.line, moved.files.join(', ')));
  const lost = picturesIn(moved.bodyHtml) - picturesIn(content.columns.body_html);
  if (lost > 0) warnings.push(text.picturesLeft(moved.line, lost));
  const skipped: Skipped[] = [];
  const replies = moved.replies.filter((reply) => {
    const reason = replyProblem(boardType, reply);
    if (reason !== null) skipped.push({ line: reply.line, reason });
    return reason === null;
  });
  return { content: withState(boardType, moved, content), replies, skipped, warnings };
}

function problemOf(boardType: BoardType, moved: MovedDocument): string | null {
  if (moved.problem !== undefined) return moved.problem;
  if (moved.originalId.trim() === '') return text.noId;
  if (moved.createdAt === '' || moved.publishedAt === '') return text.badDate;
  if (moved.isPrivate && !boardOf(boardType).hasPrivatePosts) return text.noPrivate;
  return checkTitle(moved.title, boardOf(boardType).titleLabel);
}

/** The same category where there is one; the board's last one, which is the most general, otherwise. */
function nearestCategory(boardType: BoardType, { line, category }: MovedDocument, warnings: string[]): string {
  const { categories } = boardOf(boardType);
  if (categories.includes(category)) return category;
  const nearest = categories.find((one) => one === '기타') ?? categories.at(-1) ?? '';
  warnings.push(text.categoryChanged(line, category, nearest));
  return nearest;
}

function contentOf(actor: Actor, boardType: BoardType, moved: MovedDocument): DocumentContent | string {
  const { title, category, bodyHtml, fields, isPrivate, isPinned, publishedAt } = moved;
  try {
    const input = { title, category, bodyHtml, fields, isPrivate, isPinned, popupFrom: null, popupUntil: null };
    const rest = { fileIds: [], fileVisibility: {} };
    const content = checkedContent(actor, boardType, { ...input, ...rest, publishAt: null });
    return { ...content, publishAt: publishedAt };
  } catch (error) {
    if (error instanceof AppError) return Object.values(error.fields).join(' ') || error.message;
    throw error;
  }
}

/** What had not been published where it came from is not published by moving it. */
function withState(boardType: BoardType, moved: MovedDocument, content: DocumentContent): DocumentContent {
  if (!boardOf(boardType).hasReview) return content;
  const known = REVIEW_STATES.find((state) => state === moved.reviewState);
  const reviewState: ReviewState = known ?? '임시저장';
  return { ...content, reviewState, columns: { ...content.columns, is_hidden: isHiddenIn(reviewState) ? 1 : 0 } };
}

function replyProblem(boardType: BoardType, reply: MovedReply): string | null {
  if (!boardOf(boardType).hasReplies) return text.noReplies;
  if (reply.createdAt === '') return text.badDate;
  const safe = sanitizeRichText(reply.bodyHtml);
  return checkReplyText(textOf(safe), picturesIn(safe) > 0);
}

const picturesIn = (html: string) => [...html.matchAll(/<img\b/gi)].length;
