import { useEffect } from 'react';
import { objectOf } from '../format/menu-button.ts';
import { parseAnswerBlocks } from '../format/parse-answer-blocks.ts';
import type { Chat } from '../state/create-chat.ts';

/** Message to the embedding window: `{ type: 'portal-chat-json', json }`, once per JSON block of a new answer. */
const TYPE = 'portal-chat-json';

/**
 * Posts JSON blocks to the embedding window, which handles its own menus. The content security policy
 * (`frame-ancestors`) restricts the embedding window, so the target origin is not checked here.
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
