import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { unbroken } from './unbroken.tsx';

it('keeps each name with a hyphen on one line, and leaves other text alone', () => {
  expect(renderToStaticMarkup(unbroken('새로운 AION-U 포털'))).toBe(
    '새로운 <span class="whitespace-nowrap">AION-U</span> 포털',
  );
  expect(renderToStaticMarkup(unbroken('로봇 - 사람'))).toBe('로봇 - 사람');
});
