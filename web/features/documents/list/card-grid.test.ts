import { expect, it } from 'vitest';
import { LIMITS } from '#shared/limits.ts';
import { CARD_GRID } from './card-grid.ts';

it('a page of cards leaves none alone in its row, in two columns and in three', () => {
  const columns = [...CARD_GRID.matchAll(/grid-cols-(\d)/g)].map(([, count]) => Number(count));
  expect(columns).toEqual([2, 3]);
  for (const count of columns) expect(LIMITS.cardPageSize % count).toBe(0);
});
