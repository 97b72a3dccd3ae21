import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ChatMessage } from '../state/chat-state.ts';

/** Near enough to the end to be reading there. */
const NEAR_PX = 64;

/**
 * The list follows its end while the reader is there, and leaves everybody else where they read. Sending, and an
 * answer's end, go to the bottom (specification point 4, Chat).
 */
export function useFollowEnd(messages: readonly ChatMessage[], loading: boolean) {
  const log = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const wasLoading = useRef(loading);
  const follows = useRef(true);

  const toEnd = useCallback(() => {
    const list = log.current;
    list?.scrollTo({ top: list.scrollHeight, behavior: 'instant' });
  }, []);

  useLayoutEffect(() => {
    const list = log.current;
    if (!list) return;
    const look = () => {
      follows.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_PX;
      setAtEnd(follows.current);
    };
    // More to read, such as a form that unfolds, or a smaller window, say by the keyboard of a phone.
    const resized = new ResizeObserver(() => (follows.current ? toEnd() : look()));
    resized.observe(list);
    if (list.firstElementChild) resized.observe(list.firstElementChild);
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, [toEnd]);

  useLayoutEffect(() => {
    const hasTurned = wasLoading.current !== loading;
    wasLoading.current = loading;
    if (hasTurned || follows.current) toEnd();
    else setAtEnd(false);
  }, [messages, loading, toEnd]);

  return { log, isAtEnd, toEnd };
}
