import { useRevalidator } from 'react-router';
import type { InquirySummary } from '#shared/contract/inquiries/inquiry.contract.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import type { Change } from '../use-undo-change.ts';
import { seenBefore, useUndoChange } from '../use-undo-change.ts';

const text = inquiryListText.bulk;

interface Outcome {
  changed: number;
  erased: number;
  conflicts: number;
}

/** What is told after a bulk change. */
export function toldOf({ changed, erased, conflicts }: Outcome, { status }: Change) {
  const left = (erased > 0 ? text.erased(erased) : '') + (conflicts > 0 ? text.conflict(conflicts) : '');
  if (changed > 0) return { tone: 'success', words: text.done(changed) + left } as const;
  if (left === '') return { tone: 'success', words: text.unchanged(status) } as const;
  return { tone: 'error', words: left.trim() } as const;
}

/** Changes the selected inquiries. 완료 is confirmed first; the message offers to undo the change. */
export function useBulkChange(selected: readonly InquirySummary[], onDone: () => void) {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const showFailure = useShowFailure();
  const { revalidate } = useRevalidator();
  const undoOf = useUndoChange();

  return async (change: Change) => {
    if (change.status === '완료') {
      const { title } = inquiryListText.complete;
      const question = {
        title,
        messageHtml: text.confirmDone(selected.length),
        confirm: true,
        confirmLabel: title,
        cancel: true,
      };
      if ((await dialog.open(question)) !== 'confirm') return;
    }
    try {
      const { changedIds, erasedCount, conflictCount } = await api.post('/api/v1/free/bulk-update', {
        contractIds: selected.map(({ contractId }) => contractId),
        seen: selected.map(seenBefore),
        ...change,
      });
      const outcome = { changed: changedIds.length, erased: erasedCount, conflicts: conflictCount };
      const { tone, words } = toldOf(outcome, change);
      const changed = selected.filter(({ contractId }) => changedIds.includes(contractId));
      toast[tone](words, changed.length > 0 ? undoOf(changed, change) : undefined);
      onDone();
      await revalidate();
    } catch (error) {
      showFailure(error);
    }
  };
}
