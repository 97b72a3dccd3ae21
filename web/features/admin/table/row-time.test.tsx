import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { RowTime } from './row-time.tsx';

afterEach(() => {
  vi.useRealTimers();
});

it('leaves out where there is little room the year that it is in Korea, and no other', () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T14:59:00Z') });
  const shown = () => renderToStaticMarkup(<RowTime iso="2026-11-20T05:06:00.000Z" />);
  expect(shown()).toBe(
    '<time dateTime="2026-11-20T05:06:00.000Z"><span class="max-xl:hidden">2026.</span>11.20 14:06</time>',
  );
  vi.setSystemTime(new Date('2026-12-31T15:00:00Z'));
  expect(shown()).not.toContain('hidden');
});
