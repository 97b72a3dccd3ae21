import type { DiffLine } from '#shared/text/diff-lines.ts';
import { diffLines } from '#shared/text/diff-lines.ts';

/** Row of a difference: a line, a line of which only words changed, or equal lines that are left out. */
export type DiffRow = DiffLine | { change: 'edited'; words: DiffLine[] } | { change: 'skipped'; count: number };

/** Equal lines that stay around a change. */
const AROUND = 2;

/** Joins lines that were edited into one with its changed words, and leaves equal lines out that are far from changes. */
export function diffRows(lines: readonly DiffLine[]): DiffRow[] {
  const rows = lines.length === 0 ? [] : runsOf(lines).flatMap(joinEdited);
  return rows.flatMap((row, at) => {
    if (row.change !== 'same' || isNearChange(rows, at)) return [row];
    const isFirst = at === 0 || rows[at - 1]?.change !== 'same' || isNearChange(rows, at - 1);
    if (!isFirst) return [];
    const count = countFar(rows, at);
    return count === 1 ? [row] : [{ change: 'skipped' as const, count }];
  });
}

const isNearChange = (rows: readonly DiffRow[], at: number) =>
  rows.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ change }) => change !== 'same');

function countFar(rows: readonly DiffRow[], from: number): number {
  const end = rows.findIndex((_row, at) => at > from && isNearChange(rows, at));
  return (end < 0 ? rows.length : end) - from;
}

/** Successive lines that are all equal, or all changed. */
function runsOf(lines: readonly DiffLine[]): DiffLine[][] {
  const runs: DiffLine[][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last && (last[0]?.change === 'same') === (line.change === 'same')) last.push(line);
    else runs.push([line]);
  }
  return runs;
}

/** A run that replaces lines by as many others: pairs with common words are edited lines. */
function joinEdited(run: DiffLine[]): DiffRow[] {
  const removed = run.filter(({ change }) => change === 'removed');
  const added = run.filter(({ change }) => change === 'added');
  if (removed.length === 0 || removed.length !== added.length) return run;
  return removed.flatMap((line, at): DiffRow[] => {
    const to = added[at] ?? line;
    const words = diffLines(wordsOf(line.text), wordsOf(to.text));
    const same = words.filter(({ change }) => change === 'same').length;
    return same * 2 >= words.length - same ? [{ change: 'edited', words: joinSame(words) }] : [line, to];
  });
}

/** Successive words with the same change as one. */
function joinSame(words: readonly DiffLine[]): DiffLine[] {
  const joined: DiffLine[] = [];
  for (const { change, text } of words) {
    const last = joined.at(-1);
    if (last?.change === change) last.text += ` ${text}`;
    else joined.push({ change, text });
  }
  return joined;
}

const wordsOf = (text: string) => text.replaceAll(/\s+/g, '\n');
