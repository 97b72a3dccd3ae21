import { useEffect, useState } from 'react';
import { currentSection, SECTIONS } from '../landing-sections.ts';

/** Hidden until the first scroll; then tracks the section in view. */
export function useSideBar() {
  const [isShown, setShown] = useState(false);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const update = () => {
      const { scrollY, innerHeight } = window;
      // Ignores the automatic scroll to the top after a navigation.
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
