import type { UseFormReturn } from 'react-hook-form';
import { messages } from '#shared/messages.ko.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/app-context.tsx';
import { showFieldErrors } from '#web/lib/show-field-errors.ts';
import { paths } from '#shared/paths.ts';
import type { Unlocked } from './password/password-gate.tsx';
import { openTransport } from './password/password-transport.ts';
import { useSignOut } from '#web/lib/session/session.ts';
import { useAlert } from './use-alert.ts';
import type { UserEditValues } from './user-edit-values.ts';

const texts = messages.userEdit;

/**
 * Saves the form. A new password ends all sessions, so the login page follows, unless `goOn` logs in with it and answers
 * true.
 */
export function useSaveUser(
  form: UseFormReturn<UserEditValues>,
  { password }: Unlocked,
  goOn?: (newPassword: string) => Promise<boolean>,
) {
  const api = useApi();
  const alert = useAlert();
  const signOut = useSignOut();

  return async (values: UserEditValues) => {
    try {
      const { keyId, encrypt } = await openTransport(api);
      const saved = await api.post('/api/v1/user/update-user-detail', {
        keyId,
        password: await encrypt(password),
        userName: await encrypt(values.userName.trim()),
        email: await encrypt(values.email.trim()),
        affiliation: await encrypt(values.affiliation.trim()),
        newUserKey: values.newUserKey === '' ? undefined : await encrypt(values.newUserKey),
        marketing: values.marketing,
      });
      const savedEmail = saved.isMailFiled ? texts.savedEmailFiled : texts.savedEmailPending;
      if (saved.loggedOut) {
        // Before anything waits for a button: the token in the browser belongs to a session that has ended.
        const isIn = await goOn?.(values.newUserKey);
        if (!isIn) signOut();
        if (saved.emailPending && goOn) void alert(savedEmail, { title: texts.title, icon: 'mail' });
        if (isIn) return;
        void alert(messages.resetPassword.done, { title: texts.title, icon: 'success', route: paths.login() });
        return;
      }
      form.reset(values);
      // Not awaited: the button must not look busy behind the dialog.
      if (saved.emailPending) void alert(savedEmail, { title: texts.title, icon: 'mail' });
      else void alert(texts.saved, { title: texts.title, icon: 'success' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!showFieldErrors(form, error.fields) && error.status < 500)
        void alert(error.message, { title: texts.title, icon: 'warning' });
    }
  };
}
