import { messages } from '#shared/messages.ko.ts';
import { giveUpInput, isInputLost } from '#web/lib/dialog/unsaved-input.ts';
import { useSignOut } from './session.ts';
import { useApi, useDialog } from '#web/lib/app-context.tsx';
import { paths } from '#shared/paths.ts';

/**
 * Asks, revokes the token, clears the login, opens the home page (specification point 4, Login state). Says there what
 * would be lost: afterwards the login is gone.
 */
export function useLogout(): () => void {
  const api = useApi();
  const dialog = useDialog();
  const signOut = useSignOut();

  const logout = async () => {
    giveUpInput();
    try {
      await api.post('/api/v1/user/logout');
    } catch {
      // Ignored: the shell shows failures that need it, and the login is cleared offline or with an expired token too.
    } finally {
      signOut();
    }
  };
  const { title, message, unsaved } = messages.shell.logoutConfirm;
  return () => {
    const hint = isInputLost() ? unsaved : undefined;
    void dialog.open({ title, messageHtml: message, hint, cancel: true, route: paths.home(), onConfirm: logout });
  };
}
