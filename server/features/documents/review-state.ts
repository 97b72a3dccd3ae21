import type { BoardType } from '#shared/boards.ts';
import type { ReviewState } from '#shared/boards/review-states.ts';
import { boardOf } from '#shared/boards.ts';
import type { Actor } from '#shared/permissions.ts';
import { can } from '#shared/permissions.ts';
import type { DocumentContent } from './document-input.ts';

/** Only published items are public. */
export const isHiddenIn = (state: ReviewState): boolean => state !== '게시';

/** Adds the review state after this change; `before` is null for a new item. */
export function withReview(
  boardType: BoardType,
  actor: Actor,
  before: ReviewState | null,
  content: DocumentContent,
): DocumentContent {
  if (!boardOf(boardType).hasReview) return content;
  const reviewState = stateAfterChange(before, can.reviewEntries(actor));
  return { ...content, reviewState, columns: { ...content.columns, is_hidden: isHiddenIn(reviewState) ? 1 : 0 } };
}

/** A new item is a draft. Changes by the author to a reviewed item require a new review. */
function stateAfterChange(before: ReviewState | null, isStaff: boolean): ReviewState {
  if (before === null) return '임시저장';
  if (isStaff || before === '임시저장' || before === '반려') return before;
  return '심사요청';
}
