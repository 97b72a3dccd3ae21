import type { Board } from '#shared/boards/board.ts';
import type { DocumentInput } from '#shared/contract/boards/board.contract.ts';
import type { OutputOf } from '#shared/contract/calls.ts';
import { fromInputTime, toInputTime } from '#web/lib/format/dates.ts';
import type { RichText } from '#web/features/editor/rich-text-value.ts';
import { richTextOf } from '#web/features/editor/rich-text-value.ts';
import type { AttachmentSeed } from '#web/features/files/attachment-state.ts';

export type SavedDocument = NonNullable<OutputOf<'/api/v1/board/regData'>['document']>;

/** Values of the form. */
export interface DocumentValues {
  category: string;
  title: string;
  body: RichText;
  fields: Record<string, string>;
  isPrivate: boolean;
  isPinned: boolean;
  /** These three are `YYYY-MM-DDTHH:mm` in Korean time; empty for none. */
  publishAt: string;
  popupFrom: string;
  popupUntil: string;
}

export const valuesOf = (board: Pick<Board, 'fields'>, document: SavedDocument | null): DocumentValues => ({
  category: document?.category ?? '',
  title: document?.title ?? '',
  body: richTextOf(document?.bodyHtml ?? ''),
  fields: Object.fromEntries(
    board.fields.map(({ name, initial = '' }) => [name, document ? (document.fields[name] ?? '') : initial]),
  ),
  isPrivate: document?.isPrivate ?? false,
  isPinned: document?.isPinned ?? false,
  publishAt: toInputTime(document?.publishAt ?? null),
  popupFrom: toInputTime(document?.popupFrom ?? null),
  popupUntil: toInputTime(document?.popupUntil ?? null),
});

export function inputOf(values: DocumentValues, files: readonly AttachmentSeed[]): DocumentInput {
  const { body, publishAt, popupFrom, popupUntil, ...same } = values;
  return {
    ...same,
    bodyHtml: body.html,
    publishAt: fromInputTime(publishAt),
    popupFrom: fromInputTime(popupFrom),
    popupUntil: fromInputTime(popupUntil),
    fileIds: files.map(({ fileId }) => fileId),
    fileVisibility: Object.fromEntries(files.map(({ fileId, visibility }) => [fileId, visibility])),
  };
}
