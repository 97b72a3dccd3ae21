import { sessionsText as text } from '#shared/messages/account/session.ko.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { openTransport } from '../password/password-transport.ts';

type Confirmed = { keyId: string; password: string };

/** Ends other sessions after a confirmation. `onDone` reloads the list, also after a failure. */
export function useEndSession(password: string, listId: string, onDone: () => void) {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const showFailure = useShowFailure();

  const ask = async (
    title: string,
    messageHtml: string,
    send: (confirmed: Confirmed) => Promise<{ ended: number }>,
  ) => {
    if ((await dialog.open({ title, messageHtml, confirm: true, cancel: true })) !== 'confirm') return;
    try {
      const { keyId, encrypt } = await openTransport(api);
      const { ended } = await send({ keyId, password: await encrypt(password) });
      toast.success(ended > 0 ? text.ended(ended) : text.endedAlready);
      // The pressed button disappears with its row.
      document.getElementById(listId)?.focus();
    } catch (error) {
      showFailure(error);
    }
    onDone();
  };

  return {
    end: (sessionId: string) =>
      void ask(text.end, text.endConfirm, (confirmed) =>
        api.post('/api/v1/user/end-session', { ...confirmed, sessionId }),
      ),
    endOthers: () =>
      void ask(text.endOthers, text.endOthersConfirm, (confirmed) =>
        api.post('/api/v1/user/end-other-sessions', confirmed),
      ),
  };
}
