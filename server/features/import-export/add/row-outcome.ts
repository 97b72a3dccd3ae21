import type { ImportOutcome } from '#shared/contract/admin/import-export.contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { excerptOf } from '#shared/text/excerpt.ts';

const NOTE_MAX_CHARS = 300;

/** Result of one row. */
export interface RowOutcome {
  line: number;
  title: string;
  outcome: ImportOutcome;
  notes: string[];
}

export function countOutcomes(rows: readonly RowOutcome[]): Record<ImportOutcome, number> {
  const counts = { new: 0, changed: 0, skipped: 0, refused: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

/** The first rows of each outcome, up to the limit. */
export function shownRows(rows: readonly RowOutcome[]): RowOutcome[] {
  const shown = { new: 0, changed: 0, skipped: 0, refused: 0 };
  return rows
    .filter(({ outcome }) => ++shown[outcome] <= LIMITS.importRowsShown)
    .map((row) => ({ ...row, title: short(row.title), notes: row.notes.map(short) }));
}

/** Text from the file, cut to a maximum length. */
const short = (words: string) => excerptOf(words, NOTE_MAX_CHARS);
