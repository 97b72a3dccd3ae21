import { useEffect } from 'react';
import { whenWebFontReady } from '#web/lib/before-hydration/web-font-ready.ts';
import { SECTIONS } from './landing-sections.ts';

const whenIdle = (work: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work));
const forgetIdle = (handle: ReturnType<typeof whenIdle>) =>
  'cancelIdleCallback' in window ? cancelIdleCallback(handle as number) : clearTimeout(handle);

/**
 * Sections below the first view (`laid-out-near`) are laid out after the web font has arrived, one by one while the
 * browser is idle, so that their positions are final before a visitor jumps to one.
 */
export function useSectionsLaidOut(): void {
  useEffect(() => {
    const waiting = SECTIONS.slice(1).map(({ id }) => document.getElementById(id));
    let handle: ReturnType<typeof whenIdle> | undefined;
    let isGone = false;
    const layOutNext = () => {
      const section = waiting.shift();
      if (!section || isGone) return;
      section.style.contentVisibility = 'visible';
      handle = whenIdle(layOutNext);
    };
    void whenWebFontReady().then(() => {
      if (!isGone) handle = whenIdle(layOutNext);
    });
    return () => {
      isGone = true;
      if (handle !== undefined) forgetIdle(handle);
    };
  }, []);
}
