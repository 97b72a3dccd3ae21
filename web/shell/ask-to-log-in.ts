import { FAILURE_TEXT } from '#shared/messages/common/failures.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import { signOut } from '../features/users/session/session.ts';
import { rememberReturnPath } from '../features/users/session/return-path.ts';
import type { AppStore } from '../lib/app-store.ts';
import { paths } from '../paths.ts';
import type { DialogController } from './dialog/dialog-controller.ts';

interface AskOptions {
  /** The page that needs the log-in. */
  wanted: string;
  /** Whether the page that is shown may go on being shown. */
  canStay: boolean;
}

/**
 * Says that a page needs a log-in, or that the log-in has expired, whichever is true (specification points 4 and 8).
 * Confirming leads to the log-in, closing stays.
 */
export function askToLogIn(dialog: DialogController, store: AppStore, { wanted, canStay }: AskOptions): void {
  const { title, message } = messages.shell.loginExpired;
  // Of several calls that failed together the first has ended the log-in, and asks.
  if (dialog.isAsking(message)) return;
  const hasExpired = store.getState().loginId !== '';
  signOut(store);
  void dialog.open({
    title: hasExpired ? title : messages.shell.alertTitle,
    messageHtml: hasExpired ? message : FAILURE_TEXT.CM02,
    route: paths.login(),
    canStay,
    onConfirm: () => rememberReturnPath(wanted),
  });
}
