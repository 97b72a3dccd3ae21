import type { BoardType, ReviewState } from '#shared/boards.ts';
import { boardOf } from '#shared/boards.ts';
import { checkField } from '#shared/boards/field-rules.ts';
import type { boardContract } from '#shared/contract/boards/board.contract.ts';
import { messages } from '#shared/messages.ko.ts';
import type { Actor } from '#shared/permissions.ts';
import { can } from '#shared/permissions.ts';
import { checkBodyText } from '#shared/validation.ts';
import { refuseInvalid } from '#server/errors.ts';
import { imageIdsOf, sanitizeRichText, textOf } from '#server/rich-text/rich-text.ts';
import { analyseAhead } from '#server/search/analyse/analyse-ahead.ts';
import type { z } from 'zod';

type WriteInput = z.output<(typeof boardContract)['write']['input']>;

/** What is neither private nor pinned, out at once, and without files: the text alone is new. */
export const TEXT_ALONE = {
  isPrivate: false,
  isPinned: false,
  publishAt: null,
  popupFrom: null,
  popupUntil: null,
  fileIds: [],
  fileVisibility: {},
} satisfies Partial<WriteInput>;

/** A form's content, checked and made safe, as the table takes it. */
export interface DocumentContent {
  columns: {
    title: string;
    category: string;
    body_html: string;
    body_text: string;
    fields: string;
    is_private: number;
    is_pinned: number;
    is_hidden: number;
    popup_from: string | null;
    popup_until: string | null;
  };
  /** Null: at once. */
  publishAt: string | null;
  /** Null where entries are not reviewed. */
  reviewState?: ReviewState | null;
}

/**
 * What was typed, checked against the board. What a board does not have, or this person may not decide
 * (pinning, dates), falls back to its default whatever was sent.
 * @throws CM01 with the fields that do not fit.
 */
export function checkedContent(
  actor: Actor,
  boardType: BoardType,
  input: Omit<WriteInput, 'boardType'>,
): DocumentContent {
  const board = boardOf(boardType);
  const bodyHtml = sanitizeRichText(input.bodyHtml);
  const bodyText = textOf(bodyHtml);
  const publishing = board.hasStaffPublishing && can.pinDocument(actor) ? input : null;
  const fields: Record<string, string> = {};
  const problems: Record<string, string | null> = {
    category: board.categories.includes(input.category) ? null : messages.choose(board.categoryLabel),
    bodyHtml: checkBodyText(bodyText, imageIdsOf(bodyHtml).length > 0, board.bodyLabel),
    popupUntil: periodProblem(publishing?.popupFrom ?? null, publishing?.popupUntil ?? null),
  };
  for (const field of board.fields) {
    const value = input.fields[field.name]?.trim().normalize('NFC') ?? '';
    problems[`fields.${field.name}`] = checkField(field, value, input.fields);
    fields[field.name] = value;
  }
  refuseInvalid(problems);
  return {
    columns: {
      title: input.title.trim().normalize('NFC'),
      category: input.category,
      body_html: bodyHtml,
      body_text: bodyText.normalize('NFC'),
      fields: JSON.stringify(fields),
      is_private: board.hasPrivatePosts && input.isPrivate ? 1 : 0,
      is_pinned: publishing?.isPinned ? 1 : 0,
      is_hidden: board.shownByField !== undefined && fields[board.shownByField] !== 'true' ? 1 : 0,
      popup_from: utc(publishing?.popupFrom),
      popup_until: utc(publishing?.popupUntil),
    },
    publishAt: utc(publishing?.publishAt),
  };
}

/** Before the transaction that indexes it, in which nobody else is served. */
export const analyseContent = ({ columns: { title, body_text, fields } }: DocumentContent): Promise<void> =>
  analyseAhead(title, body_text, fields);

function periodProblem(from: string | null, until: string | null): string | null {
  if ((from === null) !== (until === null)) return messages.documents.popupPeriodHalf;
  if (from !== null && until !== null && Date.parse(from) >= Date.parse(until))
    return messages.documents.popupPeriodReversed;
  return null;
}

/** Times are compared as text, so all are kept in one zone and one form. */
const utc = (iso: string | null | undefined) => (iso ? new Date(iso).toISOString() : null);
