import { useEffect } from 'react';
import { useStore } from 'zustand';
import { pendingQuestion } from '../state/pending-question.ts';
import type { Chat } from '../state/create-chat.ts';

/** Sends the question that a page set, after a running answer has ended. */
export function usePendingQuestion(chat: Chat): void {
  const question = useStore(pendingQuestion, (state) => state.question);
  const loading = useStore(chat.store, (state) => state.loading);
  useEffect(() => {
    if (question === '' || loading) return;
    pendingQuestion.setState({ question: '' });
    chat.send(question);
  }, [chat, question, loading]);
}
