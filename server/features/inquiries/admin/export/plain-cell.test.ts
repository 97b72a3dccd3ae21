import { expect, it } from 'vitest';
import { plainCell } from './plain-cell.ts';

it.each(['=1+1', '＝1+1', '\u0007=1'])('leaves no formula in %j', (value) =>
  expect(plainCell(value)).toBe(`'${value.replace('\u0007', '')}`),
);

it('leaves everything else as it is, but what no workbook can hold', () => {
  expect(plainCell('A=B, 3-4 @회사')).toBe('A=B, 3-4 @회사');
  expect(plainCell('첫 줄\n둘째 줄')).toBe('첫 줄\n둘째 줄');
  expect(plainCell('벨\u0007소리\ud800')).toBe('벨소리\ufffd');
});
