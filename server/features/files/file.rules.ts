import { boardOf, slotOf } from '#shared/boards.ts';
import type { BoardType } from '#shared/boards.ts';
import type { FilePurpose } from '#shared/boards/board.ts';
import { EDITOR_IMAGE_EXTENSIONS } from '#shared/boards/file-kinds.ts';
import { LIMITS } from '#shared/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import { fail } from '#server/errors.ts';

export interface FileRules {
  maxBytes: number;
  extensions: readonly string[];
}

/** Rules for files of this purpose; undefined if the board accepts none. */
export const rulesOf = (boardType: BoardType, purpose: FilePurpose): FileRules | undefined =>
  purpose === 'image'
    ? { maxBytes: LIMITS.editorImageMaxBytes, extensions: EDITOR_IMAGE_EXTENSIONS }
    : slotOf(boardType, purpose);

/**
 * Checks number and presence of a document's files; `fields` is the JSON of the board's fields.
 * @throws FI03 for too many of a kind, CM01 if one is missing.
 */
export function refuseWrongFiles(boardType: BoardType, fields: string, counts: ReadonlyMap<FilePurpose, number>): void {
  for (const { purpose, label, required, maxCount } of boardOf(boardType).slots) {
    const count = counts.get(purpose) ?? 0;
    if (count > maxCount) fail('FI03', { message: messages.files.tooMany(maxCount) });
    if (required && count === 0) {
      const problem = messages.files.required(label);
      fail('CM01', { message: problem, fields: { [`files.${purpose}`]: problem } });
    }
  }
  const { eitherOr } = boardOf(boardType);
  if (!eitherOr || counts.has(eitherOr.purpose)) return;
  const { field, problem } = eitherOr;
  if ((JSON.parse(fields) as Record<string, string>)[field]) return;
  fail('CM01', { message: problem, fields: { [`fields.${field}`]: problem } });
}
