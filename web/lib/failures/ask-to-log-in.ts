import { FAILURE_TEXT } from '#shared/messages/common/failure.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import { signOut } from '../session/session.ts';
import { rememberReturnPath } from '../session/return-path.ts';
import type { AppStore } from '../app-store.ts';
import { paths } from '#shared/paths.ts';
import type { DialogController } from '../dialog/dialog-controller.ts';

interface AskOptions {
  /** The URL that needs the login. */
  wanted: string;
  /** True if the current page may stay visible. */
  canStay: boolean;
  /** Who alone may open it, where a new account is of no use: said instead of what a login leads to. */
  only?: string | undefined;
}

/**
 * Opens a dialog that says that the page needs a login or that the login has expired (specification points 4 and 8).
 * Confirming leads to the login page; closing stays. Returns a function that withdraws the dialog.
 */
export function askToLogIn(dialog: DialogController, store: AppStore, { wanted, canStay, only }: AskOptions) {
  const { loginExpired, loginNeeded } = messages.shell;
  const { title, message } = loginExpired;
  // When several calls fail together, only the first one opens the dialog.
  if (dialog.isAsking(message)) return () => dialog.withdraw(message);
  const hasExpired = store.getState().loginId !== '';
  if (hasExpired) signOut(store);
  const leadsOn = `${loginNeeded.leads} ${loginNeeded.hint}`;
  const messageHtml = hasExpired ? message : (only ?? leadsOn);
  const remember = () => rememberReturnPath(wanted);
  void dialog.open({
    ...(hasExpired
      ? { title, hint: leadsOn, icon: 'clock' as const }
      : {
          title: FAILURE_TEXT.CM02,
          icon: 'lock' as const,
          isDocked: true,
          cancel: !!only,
          other: only ? undefined : { label: messages.shell.signup, route: paths.signup() },
        }),
    messageHtml,
    route: paths.login(),
    canStay,
    onConfirm: remember,
    onOther: remember,
  });
  return () => dialog.withdraw(messageHtml);
}
