import { useRevalidator } from 'react-router';
import type { InputOf } from '#shared/contract/calls.ts';
import type { InquirySummary } from '#shared/contract/inquiries/inquiry.contract.ts';
import type { InquiryStatus } from '#shared/inquiries/inquiry-states.ts';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { useMailToast } from '#web/features/mail/use-mail-toast.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { isConflict } from '#web/lib/failures/is-conflict.ts';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import type { Before } from './use-undo-change.ts';
import { useUndoChange } from './use-undo-change.ts';

export type InquiryChange = Omit<InputOf<'/api/v1/free/update'>, 'contractId' | 'seen'>;

/** `isMailFiled`: where a mail is sent with the change. */
type Target = Pick<InquirySummary, 'contractId' | 'status' | 'owner'> & { isMailFiled?: boolean };

const text = inquiryListText.complete;

interface Told {
  /** In place of the message that a colleague was faster. */
  onConflict?: (what: InquiryChange) => void;
  onUndone?: (undone: readonly Before[]) => void;
}

/**
 * Changes to one inquiry. The list is reloaded after each, and after a refusal because of a colleague's change. The
 * message offers to undo what nobody else was told by mail: another change tells them, too.
 */
export function useChangeInquiry({ onConflict, onUndone }: Told = {}) {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const tellMail = useMailToast();
  const showFailure = useShowFailure();
  const { revalidate } = useRevalidator();
  const undoOf = useUndoChange(onUndone);

  /** Resolves with false after a failure, which has been shown. */
  const change = async (target: Target, what: InquiryChange, done: string): Promise<boolean> => {
    const { contractId, status, owner, isMailFiled = false } = target;
    try {
      const seen = { status, ownerId: owner?.id ?? null };
      await api.post('/api/v1/free/update', { contractId, seen, ...what });
    } catch (error) {
      if (!isConflict(error)) {
        showFailure(error);
        return false;
      }
      if (onConflict) onConflict(what);
      else toast.error(adminText.conflict);
      await revalidate();
      return false;
    }
    const isMailed = what.mailPerson === true;
    const changed = what.status === undefined ? { ownerId: what.ownerId } : { status: what.status };
    tellMail({
      isFiled: isMailFiled && isMailed,
      mails: inquiryListText.answer.statusMail,
      done,
      action: isMailed || what.memo !== undefined ? undefined : undoOf([target], changed),
    });
    await revalidate();
    return true;
  };

  /** 완료 is confirmed, however it is set: `완료 처리하시겠습니까?` The completion flag follows the status. */
  const moveTo = async (inquiry: Target, status: InquiryStatus, done: string, mailPerson = false) => {
    if (status === inquiry.status) return false;
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
    return change(inquiry, { status, mailPerson }, status === '완료' ? text.done : done);
  };

  return { change, moveTo };
}
