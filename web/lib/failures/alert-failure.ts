import { messages } from '#shared/messages.ko.ts';
import { signOut } from '../session/session.ts';
import { rememberReturnPath, currentAddress } from '../session/return-path.ts';
import type { AppStore } from '../app-store.ts';
import { askToLogIn } from './ask-to-log-in.ts';
import type { DialogController } from '../dialog/dialog-controller.ts';
import { isInputLost } from '../dialog/unsaved-input.ts';
import type { Failure } from './failure-reaction.ts';
import { reactionTo } from './failure-reaction.ts';

/**
 * Shows the dialog of a failure once, however many calls failed together. Closing it stays on the page, and a form with
 * input has a button for that: the specification leads away from what was typed (point 8).
 */
export function alertFailure(failure: Failure, dialog: DialogController, store: AppStore): void {
  const reaction = reactionTo(failure);
  if (reaction === null) return;
  if (failure.code === 'CM02') {
    askToLogIn(dialog, store, { wanted: currentAddress(), canStay: true });
    return;
  }
  const isOver = failure.code === 'LO05';
  // The server no longer accepts this login: keeping it would show a user name beside the login form.
  if (isOver) signOut(store);
  void dialog.open({
    ...reaction,
    icon: isOver ? 'clock' : 'warning',
    hint: isOver ? messages.shell.loginNeeded.hint : undefined,
    canStay: true,
    cancel: isInputLost(),
    cancelLabel: messages.stay,
    onConfirm: () => isOver && rememberReturnPath(currentAddress()),
  });
}
