import { useRevalidator } from 'react-router';
import type { InputOf } from '#shared/contract/calls.ts';
import type { InquirySummary } from '#shared/contract/inquiries/inquiry.contract.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';

type BulkInput = InputOf<'/api/v1/free/bulk-update'>;
type Change = Omit<BulkInput, 'contractIds' | 'seen' | 'isUndo'>;

const text = inquiryListText.bulk;

const seenBefore = ({ contractId, status, owner }: InquirySummary) => ({
  contractId,
  status,
  ownerId: owner?.id ?? null,
});

/**
 * The calls that give the inquiries back what they had: one for each status or owner among them. What a colleague has
 * changed since stays.
 */
export function undoCalls(before: readonly InquirySummary[], change: Change): BulkInput[] {
  const earlier = (row: InquirySummary): Change =>
    change.status === undefined ? { ownerId: row.owner?.id ?? null } : { status: row.status };
  const groups = Map.groupBy(before, (row) => JSON.stringify(earlier(row)));
  return [...groups.values()].flatMap((rows) =>
    rows[0]
      ? [
          {
            contractIds: rows.map(({ contractId }) => contractId),
            seen: rows.map((row) => ({ ...seenBefore(row), ...change })),
            ...earlier(rows[0]),
            isUndo: true,
          },
        ]
      : [],
  );
}

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

  const undo = async (calls: readonly BulkInput[]) => {
    try {
      const counts = { undone: 0, conflicts: 0 };
      for (const call of calls) {
        const { changedIds, conflictCount } = await api.post('/api/v1/free/bulk-update', call);
        counts.undone += changedIds.length;
        counts.conflicts += conflictCount;
      }
      const left = counts.conflicts > 0 ? text.conflict(counts.conflicts) : '';
      if (counts.undone > 0 || left === '') toast.success(text.undone + left);
      else toast.error(left.trim());
      await revalidate();
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    }
  };

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
      const calls = undoCalls(
        selected.filter(({ contractId }) => changedIds.includes(contractId)),
        change,
      );
      toast[tone](words, calls.length > 0 ? { label: text.undo, run: () => undo(calls) } : undefined);
      onDone();
      await revalidate();
    } catch (error) {
      showFailure(error);
    }
  };
}
