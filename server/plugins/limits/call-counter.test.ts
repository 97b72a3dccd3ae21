import { expect, it } from 'vitest';
import { createLocalCounter } from './call-counter.ts';

const MINUTE_MS = 60_000;

it('forgets callers whose window has ended, and none whose window runs', () => {
  let now = Date.parse('2026-11-30T00:00:00Z');
  const { count, remembered } = createLocalCounter({ clock: { now: () => new Date(now) } });
  const call = (who: string) => count([{ key: who, max: 1 }], MINUTE_MS);

  for (let visitor = 0; visitor < 100; visitor += 1) call(`visitor ${visitor}`);
  now += MINUTE_MS / 2;
  call('held');
  now += MINUTE_MS / 2;
  for (let visitor = 100; visitor < 150; visitor += 1) call(`visitor ${visitor}`);

  expect(remembered()).toBe(51);
  expect(call('held')).toBe(30);
});
