import { messages } from '#shared/messages.ko.ts';
import { useSession } from '#web/features/users/session/session.ts';
import { useApi, useDialog } from '#web/lib/app-context.tsx';
import { paths } from '#web/paths.ts';

/** Asks, revokes the token, forgets the login, goes home (specification point 4, Login state). */
export function useLogout(): () => void {
  const api = useApi();
  const dialog = useDialog();
  const { signOut } = useSession();

  const logout = async () => {
    try {
      await api.post('/api/v1/user/logout');
    } catch {
      // Told by the shell where it matters; offline or with an ended token, this browser must forget the login all the same.
    } finally {
      signOut();
    }
  };
  const { title, message } = messages.shell.logoutConfirm;
  return () => void dialog.open({ title, messageHtml: message, cancel: true, route: paths.home(), onConfirm: logout });
}
