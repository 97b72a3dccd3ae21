import type { CompositionEvent, KeyboardEvent } from 'react';
import { useRef } from 'react';

/**
 * Enter sends, Shift+Enter adds a line. Enter during Korean IME composition ends the composition; the text is sent
 * after that, so that it is not sent twice and Enter need not be pressed again.
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
      // Some browsers insert the last syllable only after this event.
      setTimeout(() => send(field.value));
    },
  };
}
