export interface DiffLine {
  change: 'same' | 'added' | 'removed';
  text: string;
}

/** Cells of the table of common lengths: some 5,000 lines against as many. More are not compared line by line. */
const CELLS_MAX = 25_000_000;

/** Line-by-line difference of two texts in reading order, by the longest common subsequence. */
export function diffLines(before: string, after: string): DiffLine[] {
  const from = linesOf(before);
  const to = linesOf(after);
  const start = countCommon(from, to);
  const end = countCommon(from.slice(start).toReversed(), to.slice(start).toReversed());
  return [
    ...marked('same', from.slice(0, start)),
    ...diffMiddle(from.slice(start, from.length - end), to.slice(start, to.length - end)),
    ...marked('same', from.slice(from.length - end)),
  ];
}

const marked = (change: DiffLine['change'], lines: readonly string[]) => lines.map((text) => ({ change, text }));

/** Empty lines only separate paragraphs and are ignored. */
const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');

/** Number of equal lines at the beginning. */
function countCommon(from: readonly string[], to: readonly string[]): number {
  const different = from.findIndex((line, index) => line !== to[index]);
  return different < 0 ? from.length : different;
}

function diffMiddle(from: readonly string[], to: readonly string[]): DiffLine[] {
  if ((from.length + 1) * (to.length + 1) > CELLS_MAX) return [...marked('removed', from), ...marked('added', to)];
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

/** Length of the longest common subsequence for each pair of suffixes. */
function commonLengths(from: readonly string[], to: readonly string[]): Uint16Array {
  const width = to.length + 1;
  const table = new Uint16Array((from.length + 1) * width);
  // Numbers, because comparing lines of one beginning takes as long as it is.
  const numbers = new Map([...from, ...to].map((line, at) => [line, at]));
  const [left, right] = [from, to].map((lines) => Int32Array.from(lines, (line) => numbers.get(line) ?? -1));
  for (let row = from.length - 1; row >= 0; row -= 1) {
    for (let column = to.length - 1; column >= 0; column -= 1) {
      const place = row * width + column;
      table[place] =
        left?.[row] === right?.[column]
          ? (table[place + width + 1] ?? 0) + 1
          : Math.max(table[place + width] ?? 0, table[place + 1] ?? 0);
    }
  }
  return table;
}
