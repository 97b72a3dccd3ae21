import { expect, it } from 'vitest';
import { HIDDEN_SLIDE_MS, SLIDE_MS, VISIBLE_SHARE } from './carousel-timing.ts';

it('spec 9: a slide is shown for 2,500 ms while a tenth is visible, and for 100,000 ms while not', () => {
  expect([SLIDE_MS, HIDDEN_SLIDE_MS, VISIBLE_SHARE]).toEqual([2_500, 100_000, 0.1]);
});
