import { fieldsIn } from '#shared/inquiries/answer-template.rules.ts';
import { answerTemplateText as text } from '#shared/messages/admin/people/answer-template.ko.ts';
import { useDialog } from '#web/lib/app-context.tsx';

/** Asks before an answer goes with fields in braces. Not refused: braces may belong to it. */
export function useAskUnfilled(): (body: string) => Promise<boolean> {
  const dialog = useDialog();
  return async (body) => {
    const fields = fieldsIn(body);
    if (fields.length === 0) return true;
    const answer = await dialog.open({
      title: text.unfilledTitle,
      icon: 'warning',
      messageHtml: `<strong>${text.unfilled(fields)}</strong><br>${text.unfilledConfirm}`,
      confirm: true,
      confirmLabel: text.sendUnfilled,
      cancel: true,
      cancelLabel: text.fill,
    });
    return answer === 'confirm';
  };
}
