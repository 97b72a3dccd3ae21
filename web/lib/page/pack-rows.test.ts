import { expect, it } from 'vitest';
import { packRows, unpackRows } from './pack-rows.ts';

const list = [1, 2, 3].map((id) => ({ id, title: `제목 ${id}`, fields: {}, tags: ['가'], parent: null }));

it.each([
  [{ result: { list, totalCount: 3 } }],
  [list],
  [[{ id: 1 }, { id: 2, note: '' }, { id: 3 }]],
  [[{ replies: list }, { replies: [] }, { replies: list }]],
  [[null, 1, 'a', [[]]]],
  [null],
])('gives back what it was given: %j', (data) => {
  expect(unpackRows(JSON.parse(JSON.stringify(packRows(data))))).toEqual(data);
});

it('writes the names of like objects once', () => {
  expect(JSON.stringify(packRows(list)).split('"title"')).toHaveLength(2);
});

it('keeps a field without a value absent, not null', () => {
  const rows = [
    { id: 1, note: undefined },
    { id: 2, note: undefined },
    { id: 3, note: undefined },
  ];
  expect(unpackRows(JSON.parse(JSON.stringify(packRows(rows))))).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
});
