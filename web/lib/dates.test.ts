import { expect, it } from 'vitest';
import { formatDate, formatDateTime } from './dates.ts';

it('shows the day and the time of Korea', () => {
  expect(formatDate('2026-11-20T15:00:00.000Z')).toBe('2026.11.21');
  expect(formatDateTime('2026-11-20T15:05:00.000Z')).toBe('2026.11.21 00:05');
});
