import { expect, it } from 'vitest';
import { nameOfPeriod, periodOf } from './filter-period.ts';

it('counts days back from today, over the turn of a month and of a year', () => {
  expect(periodOf('today', '2026-03-01')).toEqual({ from: '2026-03-01', until: '2026-03-01' });
  expect(periodOf('yesterday', '2026-03-01')).toEqual({ from: '2026-02-28', until: '2026-02-28' });
  expect(periodOf('week', '2026-01-03')).toEqual({ from: '2025-12-28', until: '2026-01-03' });
  expect(periodOf('month', '2026-11-30')).toEqual({ from: '2026-11-01', until: '2026-11-30' });
});

it('knows the name of such a period, and of no other', () => {
  expect(nameOfPeriod({ from: '2026-02-28', until: '2026-02-28' }, '2026-03-01')).toBe('yesterday');
  expect(nameOfPeriod({ from: '2026-02-28', until: '' }, '2026-03-01')).toBeUndefined();
});
