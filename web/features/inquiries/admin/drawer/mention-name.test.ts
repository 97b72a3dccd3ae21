import { expect, it } from 'vitest';
import { mentionName } from './mention-name.ts';

it('names a colleague so that no other of the same name is meant', () => {
  const owners = [
    { id: 'a', name: '백도경 (sales1)' },
    { id: 'b', name: '백도경 (sales02)' },
    { id: 'c', name: '윤가람 (sales2)' },
  ];
  expect(['a', 'b', 'c', 'gone'].map((id) => mentionName(id, owners))).toEqual([
    '백도경 (sales1)',
    '백도경 (sales02)',
    '윤가람',
    undefined,
  ]);
});
