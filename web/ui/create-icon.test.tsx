import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import createIcon from './create-icon.tsx';

const Icon = createIcon({ node: [['path', { d: 'M5 12h14' }]] });

it('draws its shapes, as large as asked for, beside the classes that all icons share', () => {
  expect(renderToStaticMarkup(<Icon size={16} className="shrink-0" strokeWidth={3} />)).toBe(
    '<svg viewBox="0 0 24 24" width="16" height="16" class="lucide shrink-0" style="stroke-width:3" aria-hidden="true"><path d="M5 12h14"></path></svg>',
  );
});

it('is hidden from screen readers unless it has a name', () => {
  expect(renderToStaticMarkup(<Icon />)).toContain('aria-hidden="true"');
  expect(renderToStaticMarkup(<Icon aria-label="닫기" />)).toMatch(/^(?!.*aria-hidden).*aria-label="닫기"/);
});
