import type { CompositionEvent, KeyboardEvent } from 'react';
import { useRef } from 'react';

/**
 * Enter sends, Shift+Enter is a new line. While a Korean syllable is being composed, Enter first ends it: the wish
 * is remembered and fulfilled then, so that nothing is sent twice and nobody presses twice.
 */
export function useEnterToSend(send: (text: string) => void) {
  const isComposing = useRef(false);
  const wantsToSend = useRef(false);
  return {
    onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
      wantsToSend.current = false;
      if (event.key !== 'Enter' || event.shiftKey) return;
      event.preventDefault();
      if (isComposing.current) wantsToSend.current = true;
      else send(event.currentTarget.value);
    },
    onCompositionStart() {
      isComposing.current = true;
    },
    onCompositionEnd(event: CompositionEvent<HTMLTextAreaElement>) {
      isComposing.current = false;
      if (!wantsToSend.current) return;
      wantsToSend.current = false;
      const field = event.currentTarget;
      // Some browsers write the last syllable only after this.
      setTimeout(() => send(field.value));
    },
  };
}
