import { expect, it } from 'vitest';
import { inTwoColumns } from './panel-columns.tsx';

it.each([
  ['of a new portal', [700, 275, 143, 256, 107, 447], 20],
  ['with full lists', [700, 365, 535, 300, 500, 447], 60],
  ['of one who sees no system', [700, 365, 535, 300, 500], 280],
  ['of one who sees inquiries and nothing else', [700], 700],
])('the columns %s end at about the same height', (_whose, heights, apart) => {
  const [left, right] = inTwoColumns(heights.map((height) => ({ height }))).map((column) =>
    [...column].reduce((sum, { height }) => sum + height, 0),
  );
  expect((left ?? 0) + (right ?? 0)).toBe(heights.reduce((sum, height) => sum + height, 0));
  expect(Math.abs((left ?? 0) - (right ?? 0))).toBeLessThanOrEqual(apart);
});

it('the first panel is in the first column, also where others are higher', () => {
  const inquiries = { height: 480 };
  expect(inTwoColumns([inquiries, { height: 535 }, { height: 140 }])[0]).toContain(inquiries);
  expect(inTwoColumns([]).map(({ size }) => size)).toEqual([0, 0]);
});
