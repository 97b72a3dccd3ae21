import { useEffect } from 'react';
import { useStore } from 'zustand';
import { askedElsewhere } from '../state/asked-elsewhere.ts';
import type { Chat } from '../state/chat.ts';

/** Asks what a page wants to be asked, after the answer that may still be on its way. */
export function useAskedElsewhere(chat: Chat): void {
  const question = useStore(askedElsewhere, (state) => state.question);
  const loading = useStore(chat.store, (state) => state.loading);
  useEffect(() => {
    if (question === '' || loading) return;
    askedElsewhere.setState({ question: '' });
    chat.send(question);
  }, [chat, question, loading]);
}
