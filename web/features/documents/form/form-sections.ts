import type { Board, BoardField, FieldKind, FormPart, FormSection } from '#shared/boards/board.ts';

type Sectioned = Pick<Board, 'fields' | 'fieldsLabel' | 'fieldsHint' | 'slots' | 'formSections'>;

/** Sections of a board's form, what it says first. One without a title has no heading. */
export function sectionsOf({
  fields,
  fieldsLabel,
  fieldsHint,
  slots,
  formSections,
}: Sectioned): readonly FormSection[] {
  if (formSections) return formSections;
  const ownFields = fields.filter(({ isSetting }) => !isSetting).map(({ name }) => `fields.${name}` as const);
  return [
    { title: '', parts: ['body', ...slots.map(({ purpose }) => `files.${purpose}` as const)] },
    ...(ownFields.length === 0 ? [] : [{ title: fieldsLabel, hint: fieldsHint, parts: ownFields }]),
  ];
}

export const fieldOf = ({ fields }: Pick<Board, 'fields'>, part: FormPart): BoardField | undefined =>
  fields.find(({ name }) => part === `fields.${name}`);

/** Kinds of the same height, of which two share a line. */
const PAIRS: readonly ReadonlySet<FieldKind>[] = [new Set(['line', 'choice', 'number', 'month']), new Set(['text'])];

/** The parts with whether each takes the whole width: of the short ones two share a line, and none leaves a hole. */
export function laidOut(
  board: Pick<Board, 'fields'>,
  parts: readonly FormPart[],
): { part: FormPart; isWide: boolean }[] {
  const pairOf = (part: FormPart) => {
    const kind = fieldOf(board, part)?.kind;
    return PAIRS.find((kinds) => kind !== undefined && kinds.has(kind));
  };
  const lines: FormPart[][] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const pair = pairOf(part);
    if (last?.length === 1 && last[0] && pair && pairOf(last[0]) === pair) last.push(part);
    else lines.push([part]);
  }
  return lines.flatMap((line) => line.map((part) => ({ part, isWide: line.length === 1 })));
}
