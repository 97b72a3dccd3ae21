/** A line of a passage as one reads it: without the mark of a list; of a table's row `이름: 값` or `이름 · 값 · 값`. */
export function withoutMarks(line: string): string {
  const cells = line.replace(/^(?:- |\d+\. )/, '').split(' | ');
  return cells.join(cells.length === 2 ? ': ' : ' · ').trim();
}
