import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

it('makes one plain sentence of rich text', () => {
  expect(excerptOf('<h2>점검 안내</h2><p>11월 30일 <strong>02:00</strong> &lt;새벽&gt;&amp;amp;</p>')).toBe(
    '점검 안내 11월 30일 02:00 <새벽>&amp;',
  );
});

it('ends a long one with dots, within the limit of a description', () => {
  const excerpt = excerptOf(`<p>${'가나다 '.repeat(100)}</p>`);
  expect(excerpt.length).toBeLessThanOrEqual(150);
  expect(excerpt.endsWith('…')).toBe(true);
});
