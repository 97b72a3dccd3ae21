/** A line of a passage as one reads it: without the mark of a list or a box to tick; of a table's row `이름: 값` or `이름 · 값 · 값`. */
export function withoutMarks(line: string): string {
  const cells = line
    .replace(/^(?:- |\d+\. )/, '')
    .split(' | ')
    .filter((cell) => !/^[□☐]?\s*$/.test(cell));
  return cells.join(cells.length === 2 ? ': ' : ' · ').trim();
}
