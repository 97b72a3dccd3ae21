import { createStore } from 'zustand/vanilla';

export interface ToastMessage {
  id: number;
  tone: 'success' | 'error';
  text: string;
}

/** Queue of toast messages. A queue, because the component that shows them loads with the first message. */
export function createToastController() {
  const store = createStore<{ waiting: readonly ToastMessage[] }>()(() => ({ waiting: [] }));
  let lastId = 0;
  const say = (tone: ToastMessage['tone'], text: string) =>
    store.setState(({ waiting }) => ({ waiting: [...waiting, { id: ++lastId, tone, text }] }));

  return {
    store,
    success: (text: string) => say('success', text),
    error: (text: string) => say('error', text),
    /** Returns the queued messages and empties the queue. */
    take(): readonly ToastMessage[] {
      const { waiting } = store.getState();
      if (waiting.length > 0) store.setState({ waiting: [] });
      return waiting;
    },
  };
}

export type ToastController = ReturnType<typeof createToastController>;
