import { expect, it } from 'vitest';
import { isDay } from './is-day.ts';

it.each(['2026-02-28', '2024-02-29', '2026-12-31'])('%s is a day', (day) => expect(isDay(day)).toBe(true));

it.each([
  '2026-02-29',
  '2026-02-31',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '20260101',
  '',
  ' 2026-01-01',
])('%j is none', (day) => expect(isDay(day)).toBe(false));
