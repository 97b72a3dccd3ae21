import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ChatMessage } from '../state/chat-state.ts';

/** Distance from the end, in px, that counts as being at the end. */
const NEAR_PX = 64;

/**
 * Scrolls with new text while the reader is at the end. Sending a question and the end of an answer always scroll to
 * the end (specification point 4, Chat). A conversation that has not begun is read from its greeting on.
 */
export function useFollowEnd(messages: readonly ChatMessage[], loading: boolean) {
  const log = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const wasLoading = useRef(loading);
  const follows = useRef(true);
  const hasBegun = useRef(false);

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
    // Content or window height changed, for example by an opened form or the on-screen keyboard.
    const resized = new ResizeObserver(() => (hasBegun.current && follows.current ? toEnd() : look()));
    resized.observe(list);
    if (list.firstElementChild) resized.observe(list.firstElementChild);
    // What the reader opens stays where it is opened.
    const stay = ({ target }: Event) => {
      if (target instanceof Element && target.closest('summary, [data-opens]')) follows.current = false;
    };
    list.addEventListener('click', stay, { capture: true });
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      list.removeEventListener('click', stay, { capture: true });
      list.removeEventListener('scroll', look);
    };
  }, [toEnd]);

  useLayoutEffect(() => {
    const hasTurned = wasLoading.current !== loading;
    wasLoading.current = loading;
    hasBegun.current = messages.length > 0;
    if (!hasBegun.current) {
      // Not returned: newer browsers answer with a promise, which React would call as a cleanup.
      log.current?.scrollTo({ top: 0, behavior: 'instant' });
      return;
    }
    if (hasTurned || follows.current) toEnd();
    else setAtEnd(false);
  }, [messages, loading, toEnd]);

  return { log, isAtEnd, toEnd };
}
