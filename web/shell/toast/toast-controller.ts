import { createStore } from 'zustand/vanilla';

export interface ToastMessage {
  id: number;
  tone: 'success' | 'error';
  text: string;
}

/** What waits to be said in a corner of the screen. A queue, because the piece that shows it is loaded with the first message. */
export function createToastController() {
  const store = createStore<{ waiting: readonly ToastMessage[] }>()(() => ({ waiting: [] }));
  let lastId = 0;
  const say = (tone: ToastMessage['tone'], text: string) =>
    store.setState(({ waiting }) => ({ waiting: [...waiting, { id: ++lastId, tone, text }] }));

  return {
    store,
    success: (text: string) => say('success', text),
    error: (text: string) => say('error', text),
    /** Hands out what waits, once. */
    take(): readonly ToastMessage[] {
      const { waiting } = store.getState();
      if (waiting.length > 0) store.setState({ waiting: [] });
      return waiting;
    },
  };
}

export type ToastController = ReturnType<typeof createToastController>;
