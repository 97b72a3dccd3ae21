import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Handles Esc inside an element, except during IME composition. */
export function useEscape(inside: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const element = inside.current;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) latest.current();
    };
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [inside]);
}
