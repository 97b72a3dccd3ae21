import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { unbroken } from './unbroken.tsx';

it('keeps counts and each name with a hyphen on one line, and leaves other text alone', () => {
  expect(renderToStaticMarkup(unbroken('새로운 AION-U 포털'))).toBe(
    '새로운 <span class="whitespace-nowrap">AION-U</span> 포털',
  );
  expect(renderToStaticMarkup(unbroken('세 명이 쓰는'))).toBe('세\u00a0명이 쓰는');
  expect(renderToStaticMarkup(unbroken('한빛-SK-C'))).toBe('<span class="whitespace-nowrap">한빛-SK-C</span>');
  for (const text of ['로봇 - 사람', 'AutomationInstaller-Package'])
    expect(renderToStaticMarkup(unbroken(text))).toBe(text);
});
