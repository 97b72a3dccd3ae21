import { expect, it } from 'vitest';
import type { Trees } from './trees.ts';
import { sumOf } from './trees.ts';

const trees: Trees = {
  signals: ['coverage', 'lead'],
  trees: [-1, [0, 0.5, -2, [1, 1, 0.25, 3]], [1, 0, 0, 10]],
};

it('adds up what each tree comes to', () => {
  expect(sumOf(trees, { coverage: 0.9, lead: 2 })).toBe(-1 + 3 + 10);
  expect(sumOf(trees, { coverage: 0.9, lead: 1 })).toBe(-1 + 0.25 + 10);
});

it('goes the lower way at the very point, and with a signal that was not measured', () => {
  expect(sumOf(trees, { coverage: 0.5, lead: 0 })).toBe(-1 - 2);
  expect(sumOf(trees, {})).toBe(-1 - 2);
});
