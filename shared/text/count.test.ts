import { expect, it } from 'vitest';
import { formatCount } from './count.ts';

it.each([0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, -1_234])('writes %d as Korean texts do', (count) => {
  expect(formatCount(count)).toBe(count.toLocaleString('ko-KR'));
});
