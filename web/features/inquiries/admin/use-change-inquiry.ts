import { useRevalidator } from 'react-router';
import type { InputOf } from '#shared/contract/calls.ts';
import type { InquiryStatus } from '#shared/inquiries/inquiries.ts';
import { inquiryListText } from '#shared/messages/site/inquiry-list.ko.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';

type Change = Omit<InputOf<'/api/v1/free/update'>, 'contractId'>;

interface Target {
  contractId: string;
  completeYn: 'Y' | 'N';
}

const text = inquiryListText.complete;

/** Changes to one inquiry. The list is reloaded after each. */
export function useChangeInquiry() {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const showFailure = useShowFailure();
  const { revalidate } = useRevalidator();

  /** Resolves with false after a failure, which has been shown. */
  const change = async (contractId: string, what: Change, done: string): Promise<boolean> => {
    try {
      await api.post('/api/v1/free/update', { contractId, ...what });
    } catch (error) {
      showFailure(error);
      return false;
    }
    toast.success(done);
    await revalidate();
    return true;
  };

  /** Asks for confirmation: `완료 처리하시겠습니까?` */
  const toggleComplete = async ({ contractId, completeYn }: Target, mailPerson = false): Promise<boolean> => {
    const isOpen = completeYn === 'N';
    const answer = await dialog.open({
      title: isOpen ? text.title : text.reopenTitle,
      messageHtml: isOpen ? text.confirm : text.reopenConfirm,
      confirm: true,
      cancel: true,
    });
    if (answer !== 'confirm') return false;
    return change(contractId, { completeYn: isOpen ? 'Y' : 'N', mailPerson }, isOpen ? text.done : text.reopened);
  };

  /** 완료 is always confirmed, however it is set. */
  const moveTo = (target: Target, status: InquiryStatus, done: string, mailPerson = false): Promise<boolean> => {
    if (status === '완료') return toggleComplete({ ...target, completeYn: 'N' }, mailPerson);
    return change(target.contractId, { completeYn: 'N', status, mailPerson }, done);
  };

  return { change, toggleComplete, moveTo };
}
