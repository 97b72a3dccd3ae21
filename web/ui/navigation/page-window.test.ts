import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

it.each([
  [1, 20, [1, 2, 3, 4, 5]],
  [3, 20, [1, 2, 3, 4, 5]],
  [10, 20, [8, 9, 10, 11, 12]],
  [20, 20, [16, 17, 18, 19, 20]],
  [2, 3, [1, 2, 3]],
  [1, 0, [1]],
  [99, 3, [1, 2, 3]],
])('page %i of %i shows %j', (page, pageCount, shown) => {
  expect(pageWindow(page, pageCount, 5)).toEqual(shown);
});
