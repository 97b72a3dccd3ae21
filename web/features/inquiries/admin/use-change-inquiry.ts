import { useRevalidator } from 'react-router';
import type { InputOf } from '#shared/contract/calls.ts';
import type { InquiryStatus } from '#shared/inquiries/inquiry-states.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';

type Change = Omit<InputOf<'/api/v1/free/update'>, 'contractId'>;

interface Target {
  contractId: string;
  status: InquiryStatus;
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

  /** 완료 is confirmed, however it is set: `완료 처리하시겠습니까?` The completion flag follows the status. */
  const moveTo = async (
    { contractId, status: from }: Target,
    status: InquiryStatus,
    done: string,
    mailPerson = false,
  ) => {
    if (status === from) return false;
    if (status === '완료') {
      const question = {
        title: text.title,
        messageHtml: text.confirm,
        confirm: true,
        confirmLabel: text.title,
        cancel: true,
      };
      if ((await dialog.open(question)) !== 'confirm') return false;
    }
    return change(contractId, { status, mailPerson }, status === '완료' ? text.done : done);
  };

  return { change, moveTo };
}
