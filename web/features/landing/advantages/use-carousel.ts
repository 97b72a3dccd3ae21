import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '#web/lib/prefers-reduced-motion.ts';
import type { Carousel } from './carousel-engine.ts';
import { VISIBLE_SHARE } from './carousel-timing.ts';

/** Turns a scrollable row into a carousel shortly before it comes into view. */
export function useCarousel(viewport: RefObject<HTMLElement | null>) {
  const carousel = useRef<Carousel>(null);
  const [index, setIndex] = useState(0);
  const [isReady, setReady] = useState(false);
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    const element = viewport.current;
    if (element === null) return;
    let hasLeft = false;

    const start = async () => {
      const { startCarousel } = await import('./carousel-engine.ts');
      if (hasLeft) return;
      const playsAtFirst = !prefersReducedMotion();
      // The CSS centring must be removed before the carousel measures the row.
      element.dataset.ready = 'true';
      element.scrollLeft = 0;
      carousel.current = startCarousel(element, playsAtFirst, {
        onSelect: setIndex,
        onTakeOver: () => setPlaying(false),
      });
      setPlaying(playsAtFirst);
      setReady(true);
      seen.observe(element);
    };
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        void start();
      },
      { rootMargin: '100% 0px' },
    );
    const seen = new IntersectionObserver(
      (entries) => carousel.current?.setVisible((entries.at(-1)?.intersectionRatio ?? 0) >= VISIBLE_SHARE),
      { threshold: VISIBLE_SHARE },
    );
    near.observe(element);

    return () => {
      hasLeft = true;
      near.disconnect();
      seen.disconnect();
      carousel.current?.destroy();
      carousel.current = null;
    };
  }, [viewport]);

  const takeOver = () => {
    carousel.current?.stop();
    setPlaying(false);
  };
  return {
    index,
    isReady,
    isPlaying,
    previous() {
      takeOver();
      carousel.current?.previous();
    },
    next() {
      takeOver();
      carousel.current?.next();
    },
    toggle() {
      if (isPlaying) return takeOver();
      carousel.current?.play();
      setPlaying(true);
    },
  };
}
