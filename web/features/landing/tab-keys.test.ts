import { expect, it } from 'vitest';
import { tabAfterKey } from './tab-keys.ts';

it('goes around both ends, to the first and to the last', () => {
  expect(tabAfterKey('ArrowRight', 4, 5)).toBe(0);
  expect(tabAfterKey('ArrowLeft', 0, 5)).toBe(4);
  expect(tabAfterKey('ArrowDown', 1, 5)).toBe(2);
  expect(tabAfterKey('ArrowUp', 1, 5)).toBe(0);
  expect(tabAfterKey('Home', 3, 5)).toBe(0);
  expect(tabAfterKey('End', 0, 5)).toBe(4);
});

it('leaves every other key to the page', () => {
  expect(['Tab', 'Enter', 'a', 'Escape'].map((key) => tabAfterKey(key, 0, 5))).toEqual([null, null, null, null]);
});
