import { createStore } from 'zustand/vanilla';

/** Button in a message, such as to undo what it reports. */
export interface ToastAction {
  label: string;
  /** False if it failed: the toast comes back, so that it can be tried again. */
  run: () => Promise<boolean>;
}

export interface ToastMessage {
  id: number;
  tone: 'success' | 'error';
  text: string;
  action?: ToastAction;
}

/** Queue of toast messages. A queue, because the component that shows them loads with the first message. */
export function createToastController() {
  const store = createStore<{ waiting: readonly ToastMessage[] }>()(() => ({ waiting: [] }));
  let lastId = 0;
  const show = (tone: ToastMessage['tone'], text: string, action?: ToastAction) =>
    store.setState(({ waiting }) => ({ waiting: [...waiting, { id: ++lastId, tone, text, action }] }));

  return {
    store,
    success: (text: string, action?: ToastAction) => show('success', text, action),
    error: (text: string, action?: ToastAction) => show('error', text, action),
    /** Returns the queued messages and empties the queue. */
    take(): readonly ToastMessage[] {
      const { waiting } = store.getState();
      if (waiting.length > 0) store.setState({ waiting: [] });
      return waiting;
    },
  };
}

export type ToastController = ReturnType<typeof createToastController>;
