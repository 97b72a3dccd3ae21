import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '#web/lib/prefers-reduced-motion.ts';

/** Plays a video while it is in view; loads it when it is first to play; leaves it to those who want stillness. */
export function useClip() {
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [isInView, setInView] = useState(false);
  /** What the visitor asked for; null until then. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [isStill, setStill] = useState(true);
  const [isLoaded, setLoaded] = useState(false);
  const [isShown, setShown] = useState(false);
  const isPlaying = wanted ?? !isStill;
  const plays = isInView && isPlaying;
  if (plays && !isLoaded) setLoaded(true);

  useEffect(() => {
    if (frame.current === null) return;
    setStill(prefersReducedMotion() || savesData());
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
    // A browser may refuse to play by itself, to save power say: then the picture stays, and the button.
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

/** Said by Chromium's browsers when the visitor has asked them to. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
