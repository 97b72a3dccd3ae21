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

/** A window in which `navigate` leads to an address. */
function startPage() {
  const scrollTo = vi.fn();
  const getElementById = vi.fn();
  vi.stubGlobal('history', {});
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16));
  vi.stubGlobal('window', { scrollTo, addEventListener: () => {} });
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => {} }, getElementById });
  const stateAt = (key: string, hash = '') =>
    ({ location: { key, pathname: `/${key}`, search: '', hash }, matches: [], historyAction: 'PUSH' }) as object;
  let listener = (_state: object) => {};
  const router = { state: stateAt('company'), subscribe: (listen: typeof listener) => (listener = listen) };
  resetScrollAfterNavigation(router as unknown as Router, createAppStore());
  return { scrollTo, getElementById, navigate: (key: string, hash?: string) => listener(stateAt(key, hash)) };
}

it('spec 2 and 9: 100 ms after a navigation the scroll is at the top', () => {
  const { scrollTo, navigate } = startPage();
  navigate('terms');
  vi.advanceTimersByTime(99);
  expect(scrollTo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
});

it('an element named in the address is scrolled to as soon as its page is shown', () => {
  const { getElementById, navigate } = startPage();
  const scrollIntoView = vi.fn();
  getElementById.mockReturnValue(null);
  navigate('cost', '#calculator');
  vi.advanceTimersByTime(500);
  expect(getElementById).toHaveBeenCalledWith('calculator');
  getElementById.mockReturnValue({ scrollIntoView });
  vi.advanceTimersByTime(500);
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

it('but not on another page, to which one has gone on', () => {
  const { getElementById, navigate } = startPage();
  const scrollIntoView = vi.fn();
  getElementById.mockReturnValue(null);
  navigate('cost', '#calculator');
  vi.advanceTimersByTime(500);
  navigate('terms');
  getElementById.mockReturnValue({ scrollIntoView });
  vi.advanceTimersByTime(500);
  expect(scrollIntoView).not.toHaveBeenCalled();
});
