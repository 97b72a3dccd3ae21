import { expect, it } from 'vitest';
import { guessFormat } from './guess-format.ts';

it.each([
  ['공지사항_20261121.zip', 'zip'],
  ['QnA_20261121.JSON', 'json'],
  ['자료실_20261121.csv', 'csv'],
  ['board.xml', 'rhymix'],
  ['xe_documents.json', 'rhymix'],
  ['g5_write_qa.csv', 'gnuboard5'],
  ['그누보드.zip', 'gnuboard5'],
  ['메모', null],
])('takes %s for %s', (name, format) => {
  expect(guessFormat(name)).toBe(format);
});
