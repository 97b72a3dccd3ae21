import { expect, it } from 'vitest';
import { dismissForToday, isDismissed } from './popup-dismissal.ts';

it('hides one popup until midnight in Korea', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  dismissForToday('d1', new Date('2026-11-21T03:00:00Z'), storage);
  expect(isDismissed('d1', new Date('2026-11-21T14:59:59Z'), storage)).toBe(true);
  expect(isDismissed('d1', new Date('2026-11-21T15:00:00Z'), storage)).toBe(false);
  expect(isDismissed('d2', new Date('2026-11-21T03:00:00Z'), storage)).toBe(false);
});
