import { createStore } from 'zustand/vanilla';

/** What the dialog is about, beside its title. */
export type DialogIcon = 'lock' | 'clock' | 'warning' | 'success' | 'mail';

export interface DialogOptions {
  title: string;
  /** HTML; the dialog sanitises it. */
  messageHtml: string;
  /** Plain text below the message: where the buttons lead, or what to do. */
  hint?: string;
  icon?: DialogIcon;
  /** It stands at the bottom edge and leaves the page above it readable. */
  isDocked?: boolean;
  /** Path to open after confirming. */
  route?: string;
  /** Esc and the X close the dialog without going to `route`. */
  canStay?: boolean;
  /** Buttons. Default: confirm only; none for a loading dialog. */
  confirm?: boolean;
  cancel?: boolean;
  delete?: boolean;
  loading?: boolean;
  /** Another way on, as a button beside the confirm button; `isNext`: the one that stands out. Enter still confirms. */
  other?: { label: string; route: string; isNext?: boolean };
  /** Labels of the buttons; default 확인, 취소 and 삭제. */
  confirmLabel?: string;
  cancelLabel?: string;
  deleteLabel?: string;
  /** The dialog stays open and busy until the returned promise settles. */
  onConfirm?: () => unknown;
  onOther?: () => void;
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
  const remove = (id: number) => store.setState(({ queue }) => ({ queue: queue.filter((dialog) => dialog.id !== id) }));
  const setBusy = (id: number) =>
    store.setState(({ queue }) => ({
      queue: queue.map((dialog) => (dialog.id === id ? { ...dialog, isBusy: true } : dialog)),
    }));

  const close = (): void => {
    const dialog = current();
    if (!dialog) return;
    remove(dialog.id);
    dialog.resolve('cancel');
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

    /** Closes or unqueues the dialog with this message without an answer: what it asks about is gone. */
    withdraw(messageHtml: string): void {
      const asked = store.getState().queue.find((dialog) => dialog.options.messageHtml === messageHtml);
      if (!asked) return;
      remove(asked.id);
      asked.resolve('cancel');
    },

    /** For the dialog's buttons: runs the handler, then closes (specification point 2, Shared confirmation dialog). */
    async answer(answer: DialogAnswer): Promise<void> {
      const dialog = current();
      if (!dialog || dialog.isBusy) return;
      setBusy(dialog.id);
      try {
        if (answer === 'confirm') await dialog.options.onConfirm?.();
        if (answer === 'delete') await dialog.options.onDelete?.();
        dialog.resolve(answer);
      } catch (error) {
        dialog.reject(error);
      } finally {
        // By its id: it may have been closed while it was busy, and another stands first.
        remove(dialog.id);
      }
    },

    isAsking,
  };
}

export type DialogController = ReturnType<typeof createDialogController>;
