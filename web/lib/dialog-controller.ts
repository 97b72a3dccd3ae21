import { createStore } from 'zustand/vanilla';

export interface DialogOptions {
  title: string;
  /** HTML; the dialog sanitises it. */
  messageHtml: string;
  /** Path to open after confirming. */
  route?: string;
  /** Esc and the X close the dialog without going to `route`. */
  canStay?: boolean;
  /** Buttons. Default: confirm only; none for a loading dialog. */
  confirm?: boolean;
  cancel?: boolean;
  delete?: boolean;
  loading?: boolean;
  /** Label of the delete button; default 삭제. */
  deleteLabel?: string;
  /** The dialog stays open and busy until the returned promise settles. */
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

/** Queue of the shared dialog. Outside React, because the route guard and API failures open dialogs too. */
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

  /** True while a dialog with the same message is queued, so that three failed calls open one dialog. */
  const isAsking = (messageHtml: string) =>
    store.getState().queue.some((dialog) => dialog.options.messageHtml === messageHtml);

  return {
    store,

    /**
     * Opens or queues a dialog; resolves with the pressed button. An open loading dialog is closed first. A dialog with
     * a message that is already queued resolves with 'cancel' at once, so that a double click cannot confirm twice.
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

    /** Closes the current dialog without an answer. */
    close,

    /** For the dialog's buttons: runs the handler, then closes (specification point 2, Shared confirmation dialog). */
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
