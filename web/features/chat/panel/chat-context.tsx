import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { Chat } from '../state/chat.ts';
import type { ChatState } from '../state/chat-state.ts';

export interface ChatServices {
  chat: Chat;
  /** A page of its own inside the product: what is opened opens in a new tab, and menus are the product's. */
  isEmbedded: boolean;
  /** Something is opened over there: on a phone the panel makes room for it. */
  onLeave: () => void;
}

const Context = createContext<ChatServices | null>(null);
export const ChatProvider = Context;

export function useChat(): ChatServices {
  const services = use(Context);
  if (services === null) throw new Error('A chat context is missing above this component');
  return services;
}

export const useChatState = <T,>(select: (state: ChatState) => T): T => useStore(useChat().chat.store, select);
