import { expect, it } from 'vitest';
import { remember } from './remember.ts';

it('asks once for a text, again for what it had to forget, and does not keep a long one', () => {
  const asked: string[] = [];
  const lengthOf = remember(2, (text) => {
    asked.push(text.slice(0, 3));
    return text.length;
  });
  const long = 'x'.repeat(301);
  for (const text of ['a', 'bb', 'a', 'bb', long, long]) expect(lengthOf(text)).toBe(text.length);
  expect(asked).toEqual(['a', 'bb', 'xxx', 'xxx']);
  for (const text of ['ccc', 'a']) expect(lengthOf(text)).toBe(text.length);
  expect(asked.slice(4)).toEqual(['ccc', 'a']);
});
