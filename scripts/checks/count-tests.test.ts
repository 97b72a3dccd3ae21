import { expect, it } from 'vitest';
import { countTests } from './count-tests.ts';

it('adds up what both runners print', () => {
  const vitest =
    '\u001b[2m Test Files \u001b[22m \u001b[1m4 passed\u001b[39m (4)\n\u001b[2m      Tests \u001b[22m \u001b[32m18 passed\u001b[39m (18)\n';
  expect(countTests(`${vitest}\n  7 passed (12.3s)\n`)).toBe(25);
  expect(countTests('      Tests  2639 passed | 24 skipped (2663)\n  96 passed (10.3m)\n')).toBe(2735);
});
