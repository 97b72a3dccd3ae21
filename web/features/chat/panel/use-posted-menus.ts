import { useEffect } from 'react';
import { objectOf } from '../format/menu.ts';
import { parseAnswerBlocks } from '../format/parse-answer-blocks.ts';
import type { Chat } from '../state/chat.ts';

/** What the embedding window gets: `{ type: 'portal-chat-json', json }`, once for each block of a new answer. */
const TYPE = 'portal-chat-json';

/**
 * Hands blocks of JSON to the window around this one, which knows what its menus are. Who may be around it, the
 * content security policy says (`frame-ancestors`), hence no other check of the receiver.
 */
export function usePostedMenus(chat: Chat): void {
  useEffect(() => {
    if (window.parent === window) return;
    return chat.store.subscribe((state, before) => {
      const coming = before.messages.find(({ isComing }) => isComing);
      const whole = coming && state.messages.find(({ id }) => id === coming.id);
      if (!whole || whole.isComing || whole.answerId === undefined) return;
      for (const { kind, text } of parseAnswerBlocks(whole.content)) {
        const json = kind === 'json' ? objectOf(text) : null;
        if (json) window.parent.postMessage({ type: TYPE, json }, '*');
      }
    });
  }, [chat]);
}
