import type { z } from 'zod';
import type { BoardType } from '#shared/boards.ts';
import type { ReviewState } from '#shared/boards/review-states.ts';
import { boardOf } from '#shared/boards.ts';
import { checkPopupPeriod } from '#shared/boards/fields/popup-period.rules.ts';
import { checkField } from '#shared/boards/fields/field.rules.ts';
import type { boardContract } from '#shared/contract/boards/board.contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import type { Actor } from '#shared/permissions.ts';
import { can, isStaff } from '#shared/permissions.ts';
import { composed } from '#shared/text/compose.ts';
import { checkBodyText } from '#shared/validation.ts';
import { refuseInvalid } from '#server/errors.ts';
import { cleanRichText } from '#server/rich-text/sanitize-rich-text.ts';
import { imageIdsOf } from '#server/rich-text/image-ids.ts';
import { analyseAhead } from '#server/search/analyse/analyse-ahead.ts';
import { NO_VALUES, columnsOf, utc } from './document-columns.ts';

type WriteInput = z.output<(typeof boardContract)['write']['input']>;

/** What a document has when only its text is given: not private, not pinned, published at once, no files. */
export const TEXT_ALONE = {
  ...NO_VALUES,
  publishAt: null,
  fileIds: [],
  fileVisibility: {},
} satisfies Partial<WriteInput>;

/** Validated and sanitised form content, as table columns. */
export interface DocumentContent {
  columns: ReturnType<typeof columnsOf> & {
    title: string;
    category: string;
    body_html: string;
    body_text: string;
    fields: string;
    is_hidden: number;
  };
  /** Null: at once. */
  publishAt: string | null;
  /** Null on boards without review. */
  reviewState?: ReviewState | null;
}

/**
 * Validates the input against the board. Values that the board does not have, or that this user may not set (pinning,
 * dates, wordings), get their default, or stay as they are in `saved`.
 * @throws CM01 with the invalid fields.
 */
export async function checkedContent(
  actor: Actor,
  boardType: BoardType,
  input: Omit<WriteInput, 'boardType'>,
  saved: { fields: string } | null = null,
): Promise<DocumentContent> {
  const board = boardOf(boardType);
  const { html: bodyHtml, text: bodyText } = await cleanRichText(input.bodyHtml, LIMITS.bodyHtmlMaxChars);
  const publishing = board.hasStaffPublishing && can.pinDocument(actor) ? input : TEXT_ALONE;
  const fields: Record<string, string> = {};
  const kept = saved === null ? {} : (JSON.parse(saved.fields) as Record<string, string>);
  const problems: Record<string, string | null> = {
    category: board.categories.includes(input.category) ? null : messages.choose(board.categoryLabel),
    bodyHtml: checkBodyText(bodyText, imageIdsOf(bodyHtml).length > 0, board.bodyLabel),
    popupUntil: checkPopupPeriod(publishing.popupFrom, publishing.popupUntil),
  };
  for (const field of board.fields) {
    const given = 'isWording' in field && !isStaff(actor) ? kept : input.fields;
    const value = composed(given[field.name]?.trim() ?? '');
    problems[`fields.${field.name}`] = checkField(field, value, input.fields, kept);
    fields[field.name] = value;
  }
  refuseInvalid(problems);
  return {
    columns: {
      title: composed(input.title.trim()),
      category: input.category,
      body_html: bodyHtml,
      body_text: composed(bodyText),
      fields: JSON.stringify(fields),
      is_hidden: board.shownByField !== undefined && fields[board.shownByField] !== 'true' ? 1 : 0,
      ...columnsOf({
        ...input,
        isPrivate: board.hasPrivatePosts && input.isPrivate,
        isPinned: publishing.isPinned,
        popupFrom: publishing.popupFrom,
        popupUntil: publishing.popupUntil,
      }),
    },
    publishAt: utc(publishing.publishAt),
  };
}

/** Call before the transaction that indexes the document, because analysis inside it would block other requests. */
export const analyseContent = ({ columns: { title, body_text, fields } }: DocumentContent): Promise<void> =>
  analyseAhead(title, body_text, fields);
