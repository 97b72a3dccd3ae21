/** A line of a passage as one reads it: without the mark of a list, and with dots between the cells of a table. */
export const withoutMarks = (line: string): string =>
  line
    .replace(/^(?:- |\d+\. )/, '')
    .replaceAll(' | ', ' · ')
    .trim();
