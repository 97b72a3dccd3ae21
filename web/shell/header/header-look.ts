/** Specification point 9. */
const TRANSLUCENT_AFTER_PX = 500;

export interface HeaderLook {
  /** `transparent` over the hero, `translucent` once the home page is scrolled, `dark-text` on all other pages. */
  style: 'transparent' | 'dark-text' | 'translucent';
  isHidden: boolean;
}

interface Scroll {
  y: number;
  previousY: number;
}

/** Appearance of the header (specification point 2, Site header). It changes only on the home page. */
export function headerLook(isHome: boolean, { y, previousY }: Scroll, wasHidden = false): HeaderLook {
  if (!isHome) return { style: 'dark-text', isHidden: false };
  const isHidden = y > previousY ? y > 0 : y === previousY && wasHidden;
  return { style: y > TRANSLUCENT_AFTER_PX ? 'translucent' : 'transparent', isHidden };
}
