import { FAILURE_TEXT } from '../../shared/messages/common/failures.ko.ts';
import { messages } from '../../shared/messages.ko.ts';
import { signOut } from '../features/auth/session/session.ts';
import type { AppStore } from '../lib/app-store.ts';
import type { DialogController } from './dialog/dialog-controller.ts';

/** Before a screen that needs a login: says so, or that the login has expired, whichever is true (specification point 4). */
export async function askToLogIn(dialog: DialogController, store: AppStore): Promise<void> {
  const hasExpired = store.getState().loginId !== '';
  signOut(store);
  await dialog.open(
    hasExpired
      ? { title: messages.shell.loginExpired.title, messageHtml: messages.shell.loginExpired.message }
      : { title: messages.shell.alertTitle, messageHtml: FAILURE_TEXT.CM02 },
  );
}
