import { expect, it } from 'vitest';
import { formatDuration } from './duration.ts';

it.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3_725, '1:02:05'],
  [-1, '0:00'],
])('%d seconds are %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
