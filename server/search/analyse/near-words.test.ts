import { expect, it } from 'vitest';
import { nearGroups } from './near-words.ts';

const groups = nearGroups();

it('no word stands twice in a group', () => {
  expect(groups.filter((group) => new Set(group).size < group.length)).toEqual([]);
});

it('every group says something that no other group says', () => {
  const sets = groups.map((group) => new Set(group));
  const doubled = groups.filter((group, at) =>
    sets.some((other, elsewhere) => elsewhere !== at && group.every((word) => other.has(word))),
  );
  expect(doubled).toEqual([]);
});
