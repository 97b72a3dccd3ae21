import { expect, it } from 'vitest';
import { HIDDEN_SLIDE_MS, SLIDE_MS } from './carousel-timing.ts';

it('spec 9: a slide is shown for 2,500 ms while visible, and for 100,000 ms while not', () => {
  expect([SLIDE_MS, HIDDEN_SLIDE_MS]).toEqual([2_500, 100_000]);
});
