import type { DiffLine } from '#shared/contract/site/term.contract.ts';

/** Line-by-line difference of two texts in reading order, by the longest common subsequence. */
export function diffLines(before: string, after: string): DiffLine[] {
  const from = linesOf(before);
  const to = linesOf(after);
  const common = commonLengths(from, to);
  const width = to.length + 1;
  const lines: DiffLine[] = [];
  let left = 0;
  let right = 0;
  while (left < from.length || right < to.length) {
    const [a, b] = [from[left], to[right]];
    if (a !== undefined && a === b) {
      lines.push({ change: 'same', text: a });
      left += 1;
      right += 1;
    } else if (a !== undefined && (b === undefined || at(left + 1, right) >= at(left, right + 1))) {
      lines.push({ change: 'removed', text: a });
      left += 1;
    } else {
      lines.push({ change: 'added', text: b ?? '' });
      right += 1;
    }
  }
  return lines;

  function at(row: number, column: number): number {
    return common[row * width + column] ?? 0;
  }
}

/** Empty lines only separate paragraphs and are ignored. */
const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');

/** Length of the longest common subsequence for each pair of suffixes. Texts are limited, so the table is small. */
function commonLengths(from: readonly string[], to: readonly string[]): Uint16Array {
  const width = to.length + 1;
  const table = new Uint16Array((from.length + 1) * width);
  for (let row = from.length - 1; row >= 0; row -= 1) {
    for (let column = to.length - 1; column >= 0; column -= 1) {
      const place = row * width + column;
      table[place] =
        from[row] === to[column]
          ? (table[place + width + 1] ?? 0) + 1
          : Math.max(table[place + width] ?? 0, table[place + 1] ?? 0);
    }
  }
  return table;
}
