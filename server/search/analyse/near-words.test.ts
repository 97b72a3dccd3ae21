import { expect, it } from 'vitest';
import { loadAnalyser } from './analyser.ts';
import { everydayWords, nearGroups, nearTo } from './near-words.ts';

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

it('every everyday word stands once, and its line has words that the analysis gives', async () => {
  const lines = everydayWords();
  expect(new Set(lines.map(([word]) => word)).size).toBe(lines.length);
  expect(lines.filter((words) => words.length < 2 || new Set(words).size < words.length)).toEqual([]);
  const { tokens } = await loadAnalyser();
  const unknown = lines.flat().filter((word) => !tokens(word).includes(word) && !word.endsWith('다'));
  expect(unknown).toEqual([]);
});

it.each([
  ['추석', '설날'],
  ['토요일', '일요일'],
])('a text about %s says nothing about %s', (one, other) => {
  expect(nearTo([one])).not.toContain(other);
  expect(nearTo([other])).not.toContain(one);
});
