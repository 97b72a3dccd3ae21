import { expect, it } from 'vitest';
import { formatDate, formatDateTime, formatSpokenTime, fromInputTime, toInputTime } from './dates.ts';

it('shows the day and the time of Korea', () => {
  expect(formatDate('2026-11-20T15:00:00.000Z')).toBe('2026.11.21');
  expect(formatDateTime('2026-11-20T15:05:00.000Z')).toBe('2026.11.21 00:05');
  expect(formatSpokenTime('2026-02-28T15:05:00.000Z')).toBe('3월 1일 00:05');
});

it('takes and gives the times of inputs as those of Korea', () => {
  expect(toInputTime('2026-11-20T15:05:00.000Z')).toBe('2026-11-21T00:05');
  expect(fromInputTime('2026-11-21T00:05')).toBe('2026-11-20T15:05:00.000Z');
  expect(toInputTime(null)).toBe('');
  expect(fromInputTime('')).toBeNull();
});
