import { LIMITS } from '#shared/limits.ts';

export interface HeaderLook {
  /** `transparent` over the hero, `dark-text` on a page, `translucent` once the home page is scrolled. */
  style: 'transparent' | 'dark-text' | 'translucent';
  isHidden: boolean;
}

interface Scroll {
  y: number;
  previousY: number;
}

/** How the header shows itself (specification point 2, Site header): only the home page changes it. */
export function headerLook(isHome: boolean, { y, previousY }: Scroll, wasHidden = false): HeaderLook {
  if (!isHome) return { style: 'dark-text', isHidden: false };
  const isHidden = y > previousY ? y > 0 : y === previousY && wasHidden;
  return { style: y > LIMITS.headerTranslucentAfterPx ? 'translucent' : 'transparent', isHidden };
}
