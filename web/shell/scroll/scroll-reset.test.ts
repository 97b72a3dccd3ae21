import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAppStore } from '#web/lib/app-store.ts';
import { resetScrollAfterNavigation } from './scroll-reset.ts';

type Router = Parameters<typeof resetScrollAfterNavigation>[0];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('spec 2 and 9: 100 ms after a navigation the scroll is at the top', () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('history', {});
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('window', { scrollTo, addEventListener: () => {} });
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => {} } });
  const stateAt = (key: string) =>
    ({ location: { key, pathname: `/${key}`, search: '', hash: '' }, matches: [], historyAction: 'PUSH' }) as object;
  let navigate = (_state: object) => {};
  const router = { state: stateAt('company'), subscribe: (listen: typeof navigate) => (navigate = listen) };
  resetScrollAfterNavigation(router as unknown as Router, createAppStore());

  navigate(stateAt('terms'));
  vi.advanceTimersByTime(99);
  expect(scrollTo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
});
