import { expect, it } from 'vitest';
import { niceTop } from './nice-top.ts';

it('ends an axis on a number whose half is whole, not far above the highest bar', () => {
  expect([0, 1, 3, 5, 7, 9, 11, 45, 61, 99, 101, 850].map(niceTop)).toEqual([
    2, 2, 4, 6, 8, 10, 20, 60, 80, 100, 200, 1000,
  ]);
});
