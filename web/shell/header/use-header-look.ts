import { useEffect, useState } from 'react';
import { headerLook } from './header-look.ts';
import type { HeaderLook } from './header-look.ts';

export function useHeaderLook(isHome: boolean): HeaderLook {
  const [look, setLook] = useState(() => headerLook(isHome, { y: 0, previousY: 0 }));

  useEffect(() => {
    let previousY = window.scrollY;
    const update = () => {
      // Overscrolling on a phone reports negative positions.
      const y = Math.max(0, window.scrollY);
      const scroll = { y, previousY };
      previousY = y;
      setLook((before) => same(before, headerLook(isHome, scroll, before.isHidden)));
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [isHome]);

  // The effect runs after the first paint of a navigation: the look of a new page is computed here until then.
  return isHome === (look.style !== 'dark-text') ? look : headerLook(isHome, { y: 0, previousY: 0 });
}

/** Keeps the old object when nothing changed, so that scrolling does not render. */
const same = (before: HeaderLook, after: HeaderLook) =>
  before.style === after.style && before.isHidden === after.isHidden ? before : after;
