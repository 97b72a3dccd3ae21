import { expect, it } from 'vitest';
import { formatFileSize } from './file-size.ts';

it.each([
  [0, '0B'],
  [512, '512B'],
  [1024, '1KB'],
  [35_900, '35KB'],
  [1_260_000, '1.2MB'],
  [10 * 1024 * 1024, '10MB'],
  [3 * 1024 ** 3, '3GB'],
])('shows %i bytes as %s', (bytes, shown) => {
  expect(formatFileSize(bytes)).toBe(shown);
});
