import type { BoardType, ReviewState } from '#shared/boards.ts';
import { REVIEW_STATES, boardOf } from '#shared/boards.ts';
import { importExportText as text } from '#shared/messages/boards/import-export.ko.ts';
import type { Actor } from '#shared/permissions.ts';
import { checkReplyText, checkTitle } from '#shared/validation.ts';
import { AppError } from '#server/errors.ts';
import { imageIdsOf, sanitizeRichText, textOf } from '#server/rich-text/rich-text.ts';
import type { DocumentContent } from '#server/features/documents/document-input.ts';
import { checkedContent } from '#server/features/documents/document-input.ts';
import { isHiddenIn } from '#server/features/documents/review-state.ts';
import { refuseWrongFiles } from '#server/features/files/file-rules.ts';
import type { IncomingDocument, IncomingReply, ReadExport, Stray } from '../incoming.ts';
import type { FittingFile } from './check-file.ts';
import { checkAttachments, checkPictures } from './check-files.ts';
import type { ImportTools } from './import-tools.ts';

export interface Checked {
  content: DocumentContent;
  replies: IncomingReply[];
  /** In document order. */
  files: FittingFile[];
  /** Pictures in its texts, with the ids that the texts refer to. */
  pictures: { id: string; file: FittingFile }[];
  /** Changes made for this board. */
  notes: string[];
  /** Replies that cannot be imported. */
  strays: Stray[];
}

/** Checks a document with its files against the board; returns it adapted, or the reason of a refusal. */
export async function checkDocument(
  tools: ImportTools,
  boardType: BoardType,
  source: ReadExport['source'],
  moved: IncomingDocument,
): Promise<Checked | string> {
  const problem = problemOf(boardType, moved);
  if (problem !== null) return problem;
  const notes: string[] = [];
  const category = source === 'portal' ? moved.category : nearestCategory(boardType, moved.category, notes);
  const pictures = await checkPictures(tools, boardType, moved);
  const bodyHtml = pictures.place(moved.bodyHtml);
  const content = contentOf(tools.actor, boardType, { ...moved, category, bodyHtml });
  if (typeof content === 'string') return content;
  const listed = moved.files.filter((file) => !pictures.shown.has(file));
  const { files, counts, notes: fileNotes } = await checkAttachments(tools, boardType, listed);
  const missing = problemIn(() => refuseWrongFiles(boardType, content.columns.fields, counts));
  if (missing !== null) return [missing, ...fileNotes].join(' ');
  const replies = moved.replies.map((reply) => ({ ...reply, bodyHtml: pictures.place(reply.bodyHtml) }));
  const { fitting, strays } = checkReplies(boardType, replies);
  return {
    content: withState(boardType, moved, content),
    replies: fitting,
    files,
    pictures: pictures.files,
    notes: [...notes, ...pictures.notes, ...fileNotes],
    strays,
  };
}

function problemOf(boardType: BoardType, moved: IncomingDocument): string | null {
  if (moved.problem !== undefined) return moved.problem;
  if (moved.originalId.trim() === '') return text.noId;
  if (moved.createdAt === '' || moved.publishedAt === '') return text.badDate;
  if (moved.isPrivate && !boardOf(boardType).hasPrivatePosts) return text.noPrivate;
  return checkTitle(moved.title, boardOf(boardType).titleLabel);
}

/** The same category if it exists; otherwise the board's last one, which is the most general. */
function nearestCategory(boardType: BoardType, category: string, notes: string[]): string {
  const { categories } = boardOf(boardType);
  if (categories.includes(category)) return category;
  const nearest = categories.find((one) => one === '기타') ?? categories.at(-1) ?? '';
  notes.push(text.categoryChanged(category, nearest));
  return nearest;
}

function contentOf(actor: Actor, boardType: BoardType, moved: IncomingDocument): DocumentContent | string {
  const { title, category, bodyHtml, fields, isPrivate, isPinned, publishedAt } = moved;
  const input = { title, category, bodyHtml, fields, isPrivate, isPinned, popupFrom: null, popupUntil: null };
  const rest = { fileIds: [], fileVisibility: {}, publishAt: null };
  let content: DocumentContent | null = null;
  const problem = problemIn(() => (content = checkedContent(actor, boardType, { ...input, ...rest })));
  return content === null ? (problem ?? '') : { ...(content as DocumentContent), publishAt: publishedAt };
}

/** Message of a failed form check, or null. */
function problemIn(check: () => unknown): string | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof AppError) return Object.values(error.fields).join(' ') || error.message;
    throw error;
  }
}

/** Unpublished documents stay unpublished. */
function withState(boardType: BoardType, moved: IncomingDocument, content: DocumentContent): DocumentContent {
  if (!boardOf(boardType).hasReview) return content;
  const known = REVIEW_STATES.find((state) => state === moved.reviewState);
  const reviewState: ReviewState = known ?? '임시저장';
  return { ...content, reviewState, columns: { ...content.columns, is_hidden: isHiddenIn(reviewState) ? 1 : 0 } };
}

function checkReplies(boardType: BoardType, replies: IncomingReply[]): { fitting: IncomingReply[]; strays: Stray[] } {
  const strays: Stray[] = [];
  const fitting = replies.filter((reply) => {
    const reason = replyProblem(boardType, reply);
    if (reason !== null) strays.push({ line: reply.line, title: text.replyOf(reply.authorName), reason });
    return reason === null;
  });
  return { fitting, strays };
}

function replyProblem(boardType: BoardType, reply: IncomingReply): string | null {
  if (!boardOf(boardType).hasReplies) return text.noReplies;
  if (reply.createdAt === '') return text.badDate;
  let safe = '';
  const problem = problemIn(() => (safe = sanitizeRichText(reply.bodyHtml)));
  return problem ?? checkReplyText(textOf(safe), imageIdsOf(safe).length > 0);
}
