import { useEffect, useState } from 'react';
import { useAppState } from '#web/lib/app-context.tsx';
import type { Chat } from '../state/create-chat.ts';
import { createChat } from '../state/create-chat.ts';
import { chatWire } from '../state/chat-wire.ts';
import { conversationMemory } from '../state/conversation-memory.ts';

/** The current user's conversation, restored after a reload. */
export function useNewChat(): Chat {
  const loginId = useAppState((state) => state.loginId);
  const [chat] = useState(() => createChat(chatWire, conversationMemory(loginId)));
  useEffect(() => {
    void chat.restore();
    return () => chat.cancel();
  }, [chat]);
  return chat;
}
