import { privacyText } from '#shared/messages/site/privacy.ko.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';

const text = privacyText.member;

/** Withdraws the consent of one's own inquiry, after a confirmation: it cannot be undone. */
export function useWithdrawInquiry(listId: string, onDone: () => void): (contractNumber: string) => void {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const showFailure = useShowFailure();

  const withdraw = async (contractNumber: string) => {
    const answer = await dialog.open({
      title: text.withdraw,
      icon: 'warning',
      messageHtml: text.withdrawConfirm(contractNumber),
      deleteLabel: privacyText.withdrawButton,
      delete: true,
      cancel: true,
    });
    if (answer !== 'delete') return;
    try {
      await api.post('/api/v1/user/withdraw-contract-consent', { contractNumber });
      toast.success(text.withdrawn);
      // The pressed button disappears with its row.
      document.getElementById(listId)?.focus();
    } catch (error) {
      showFailure(error);
    }
    onDone();
  };
  return (contractNumber) => void withdraw(contractNumber);
}
