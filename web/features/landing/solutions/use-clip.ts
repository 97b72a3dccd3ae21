import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '#web/lib/prefers-reduced-motion.ts';

/** Plays a video while it is in view and loads it before the first play. Not on phones, for reduced motion or data saving. */
export function useClip() {
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [isInView, setInView] = useState(false);
  /** The visitor's choice; null until then. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [isStill, setStill] = useState(true);
  const [isLoaded, setLoaded] = useState(false);
  const [isShown, setShown] = useState(false);
  const isPlaying = wanted ?? !isStill;
  const plays = isInView && isPlaying;
  if (plays && !isLoaded) setLoaded(true);

  useEffect(() => {
    if (frame.current === null) return;
    setStill(prefersReducedMotion() || savesData() || matchMedia('(width < 768px)').matches);
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false), {
      threshold: 0.25,
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    if (!plays) return element.pause();
    // The browser may refuse autoplay, for example to save power. Picture and play button stay.
    element.play().catch(() => setWanted(false));
  }, [plays, isLoaded]);

  return {
    frame,
    video,
    isLoaded,
    isPlaying,
    isShown,
    markShown: () => setShown(true),
    toggle: () => setWanted(!isPlaying),
  };
}

/** Network Information API, only in Chromium browsers. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
