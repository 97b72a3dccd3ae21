import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { useToast } from '#web/lib/app-context.tsx';
import type { ToastAction } from '#web/lib/dialog/toast-controller.ts';

interface MailToast {
  /** Without a mail server nobody gets the mails. */
  isFiled: boolean;
  /** Filed or sent later, as an advertising mail at night is. */
  isLater?: boolean;
  mails: string;
  done: string;
  action?: ToastAction;
}

/** Tells what became of mails that somebody sent: that they only stay in files is no success. */
export function useMailToast() {
  const toast = useToast();
  return ({ isFiled, isLater = false, mails, done, action }: MailToast) => {
    const filed = isLater ? adminText.mailFiled : adminText.mailWasFiled;
    return isFiled ? toast.error(filed(mails), action) : toast.success(done, action);
  };
}
