import { useEffect, useState } from 'react';
import { currentSection, SECTIONS } from '../sections.ts';

/** Hidden until the first scroll; then it knows the section in view. */
export function useSideBar() {
  const [isShown, setShown] = useState(false);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const update = () => {
      const { scrollY, innerHeight } = window;
      // Coming from another page, the scroll returns to the top by itself: that is nobody's scrolling.
      if (scrollY > 0) setShown(true);
      const tops = SECTIONS.map(({ id }) => document.getElementById(id)?.offsetTop ?? 0);
      const documentHeight = document.documentElement.scrollHeight;
      setCurrent(currentSection(tops, { scrollY, windowHeight: innerHeight, documentHeight }));
    };
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, []);

  return { isShown, current };
}
