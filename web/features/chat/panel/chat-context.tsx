import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { Chat } from '../state/create-chat.ts';
import type { ChatState } from '../state/chat-state.ts';

export interface ChatServices {
  chat: Chat;
  /** Embedded in the product (`/solution-chat`): links open in a new tab, and the product handles menus. */
  isEmbedded: boolean;
  /** Called when a link is opened; on a phone the panel then closes. */
  onLeave: () => void;
}

const Context = createContext<ChatServices | null>(null);
export const ChatProvider = Context;

export function useChat(): ChatServices {
  const services = use(Context);
  if (services === null) throw new Error('A chat context is missing above this component');
  return services;
}

type AnswerPlace = Pick<ChatServices, 'isEmbedded' | 'onLeave'>;
const OUTSIDE: AnswerPlace = { isEmbedded: false, onLeave: () => undefined };

/** For what is in an answer: the administration shows answers without a chat around them. */
export const useAnswerPlace = (): AnswerPlace => use(Context) ?? OUTSIDE;

export const useChatState = <T,>(select: (state: ChatState) => T): T => useStore(useChat().chat.store, select);
