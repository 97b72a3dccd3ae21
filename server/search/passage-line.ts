/** A line of a passage as one reads it: without the mark of a list or a box to tick; of a table's row `이름: 값` or `이름 · 값 · 값`, with the names of the columns if `head` tells them. */
export function withoutMarks(line: string, head = ''): string {
  const heads = head.split(' | ');
  const cells = line
    .replace(/^(?:- |\d+\. )/, '')
    .split(' | ')
    .map((cell, at, { length }) => ({ cell, name: at > 0 && length > 2 ? (heads[at] ?? '') : '' }))
    .filter(({ cell }) => !/^[□☐]?\s*$/.test(cell))
    .map(({ cell, name }) => (name === '' ? cell : `${name}: ${cell}`));
  return cells.join(cells.length === 2 ? ': ' : ' · ').trim();
}
