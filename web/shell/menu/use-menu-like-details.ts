import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Closes a `<details>` like a menu: on Escape, on a click outside and on a click on one of its links. */
export function useMenuLikeDetails(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const stop = new AbortController();
    const close = () => ref.current?.removeAttribute('open');
    const onClick = ({ target }: Event) => {
      const isInside = ref.current?.contains(target as Node) && !(target as Element).closest('a');
      if (!isInside) close();
    };
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || !ref.current?.open) return;
      close();
      if (ref.current.contains(target as Node)) ref.current.querySelector('summary')?.focus();
    };
    document.addEventListener('click', onClick, { signal: stop.signal });
    document.addEventListener('keydown', onKeyDown, { signal: stop.signal });
    return () => stop.abort();
  }, [ref]);
}
