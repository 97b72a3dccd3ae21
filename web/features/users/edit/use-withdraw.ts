import { messages } from '#shared/messages.ko.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi, useDialog } from '#web/lib/app-context.tsx';
import { paths } from '#shared/paths.ts';
import { openTransport } from '../password/password-transport.ts';
import { useSignOut } from '#web/lib/session/session.ts';
import { useAlert } from '../use-alert.ts';

const texts = messages.userEdit;

/** 회원탈퇴: asks for confirmation with the delete button, labelled with the action. */
export function useWithdraw(password: string): () => void {
  const api = useApi();
  const dialog = useDialog();
  const alert = useAlert();
  const signOut = useSignOut();

  const withdraw = async () => {
    const answer = await dialog.open({
      title: texts.withdraw,
      messageHtml: texts.withdrawConfirm,
      icon: 'warning',
      delete: true,
      deleteLabel: texts.withdrawButton,
      cancel: true,
    });
    if (answer !== 'delete') return;
    try {
      const { keyId, encrypt } = await openTransport(api);
      await api.post('/api/v1/user/withdraw', { keyId, password: await encrypt(password) });
      signOut();
      await alert(texts.withdrawn, { title: texts.withdraw, icon: 'success', route: paths.home() });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status < 500) await alert(error.message, { title: texts.withdraw, icon: 'warning' });
    }
  };
  return () => void withdraw();
}
