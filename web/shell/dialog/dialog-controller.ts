import { createStore } from 'zustand/vanilla';

export interface DialogOptions {
  title: string;
  /** Shown as HTML, sanitised by the dialog. */
  messageHtml: string;
  /** Where confirming leads. */
  route?: string;
  /** Esc and the X close it without going to `route`. */
  canStay?: boolean;
  /** Buttons. A loading dialog has none unless asked; any other can at least be confirmed. */
  confirm?: boolean;
  cancel?: boolean;
  delete?: boolean;
  loading?: boolean;
  /** What the button of `delete` says where nothing is deleted; 삭제 otherwise. */
  deleteLabel?: string;
  /** The dialog stays, busy, until these are done. */
  onConfirm?: () => unknown;
  onDelete?: () => unknown;
}

export type DialogAnswer = 'confirm' | 'delete' | 'cancel';

export interface OpenDialog {
  id: number;
  options: DialogOptions;
  isBusy: boolean;
  resolve(answer: DialogAnswer): void;
  reject(reason: unknown): void;
}

/**
 * The queue behind the one dialog of the shell. Outside React, because the route guard and the API's
 * failures open dialogs too.
 */
export function createDialogController() {
  const store = createStore<{ queue: readonly OpenDialog[] }>()(() => ({ queue: [] }));
  let lastId = 0;
  const current = () => store.getState().queue[0];
  const removeFirst = () => store.setState(({ queue }) => ({ queue: queue.slice(1) }));
  const setBusy = (isBusy: boolean) =>
    store.setState(({ queue }) => ({
      queue: queue.map((dialog, index) => (index === 0 ? { ...dialog, isBusy } : dialog)),
    }));

  const close = (): void => {
    const dialog = current();
    removeFirst();
    dialog?.resolve('cancel');
  };

  /** True while a dialog with this message waits, so that three failing calls do not ask three times. */
  const isAsking = (messageHtml: string) =>
    store.getState().queue.some((dialog) => dialog.options.messageHtml === messageHtml);

  return {
    store,

    /**
     * Resolves with the button that was pressed. A loading dialog gives way to the next one; what is being asked
     * already is not asked again, so that a double click cannot be confirmed twice.
     */
    open(options: DialogOptions): Promise<DialogAnswer> {
      if (current()?.options.loading) close();
      if (isAsking(options.messageHtml)) return Promise.resolve('cancel');
      return new Promise((resolve, reject) => {
        store.setState(({ queue }) => ({
          queue: [...queue, { id: ++lastId, options, isBusy: false, resolve, reject }],
        }));
      });
    },

    /** Takes the dialog away without an answer of the visitor. */
    close,

    /** The dialog's own buttons call this. Emits the event, then closes (specification point 2, Shared confirmation dialog). */
    async answer(answer: DialogAnswer): Promise<void> {
      const dialog = current();
      if (!dialog || dialog.isBusy) return;
      setBusy(true);
      try {
        if (answer === 'confirm') await dialog.options.onConfirm?.();
        if (answer === 'delete') await dialog.options.onDelete?.();
        dialog.resolve(answer);
      } catch (error) {
        dialog.reject(error);
      } finally {
        removeFirst();
      }
    },

    isAsking,
  };
}

export type DialogController = ReturnType<typeof createDialogController>;
