import type { BoardType } from '#shared/boards.ts';
import type { ReviewState } from '#shared/boards/review-states.ts';
import { REVIEW_STATES } from '#shared/boards/review-states.ts';
import { boardOf } from '#shared/boards.ts';
import { LIMITS } from '#shared/limits.ts';
import { importExportText as text } from '#shared/messages/boards/documents/import-export.ko.ts';
import type { Actor } from '#shared/permissions.ts';
import { checkReplyText, checkTitle } from '#shared/validation.ts';
import { AppError } from '#server/errors.ts';
import { cleanRichText } from '#server/rich-text/sanitize-rich-text.ts';
import { imageIdsOf } from '#server/rich-text/image-ids.ts';
import type { DocumentContent } from '#server/features/documents/document-input.ts';
import { checkedContent, TEXT_ALONE } from '#server/features/documents/document-input.ts';
import { isHiddenIn } from '#server/features/documents/review-state.ts';
import { refuseWrongFiles } from '#server/features/files/file.rules.ts';
import type { IncomingDocument, IncomingReply, ReadExport, Stray } from '../incoming-document.ts';
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
  const content = await contentOf(tools.actor, boardType, { ...moved, category, bodyHtml });
  if (typeof content === 'string') return content;
  const listed = moved.files.filter((file) => !pictures.shown.has(file));
  const { files, counts, notes: fileNotes } = await checkAttachments(tools, boardType, listed);
  const missing = await problemIn(() => refuseWrongFiles(boardType, content.columns.fields, counts));
  if (missing !== null) return [missing, ...fileNotes].join(' ');
  const replies = moved.replies.map((reply) => ({ ...reply, bodyHtml: pictures.place(reply.bodyHtml) }));
  const { fitting, strays } = await checkReplies(boardType, replies);
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

async function contentOf(
  actor: Actor,
  boardType: BoardType,
  moved: IncomingDocument,
): Promise<DocumentContent | string> {
  const input = { ...TEXT_ALONE, ...moved };
  let content: DocumentContent | null = null;
  const problem = await problemIn(async () => {
    content = await checkedContent(actor, boardType, input);
  });
  return content === null ? (problem ?? '') : { ...(content as DocumentContent), publishAt: moved.publishedAt };
}

/** Message of a failed form check, or null. */
async function problemIn(check: () => unknown): Promise<string | null> {
  try {
    await check();
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

async function checkReplies(boardType: BoardType, replies: IncomingReply[]) {
  const strays: Stray[] = [];
  const fitting: IncomingReply[] = [];
  for (const reply of replies) {
    const reason = await replyProblem(boardType, reply);
    if (reason === null) fitting.push(reply);
    else strays.push({ line: reply.line, title: text.replyOf(reply.authorName), reason });
  }
  return { fitting, strays };
}

async function replyProblem(boardType: BoardType, reply: IncomingReply): Promise<string | null> {
  if (!boardOf(boardType).hasReplies) return text.noReplies;
  if (reply.createdAt === '') return text.badDate;
  let problem: string | null = null;
  const tooComplex = await problemIn(async () => {
    const { html, text: said } = await cleanRichText(reply.bodyHtml, LIMITS.replyHtmlMaxChars);
    problem = checkReplyText(said, imageIdsOf(html).length > 0);
  });
  return tooComplex ?? problem;
}
