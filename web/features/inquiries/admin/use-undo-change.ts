import { useRevalidator } from 'react-router';
import type { InputOf } from '#shared/contract/calls.ts';
import type { InquirySummary } from '#shared/contract/inquiries/inquiry.contract.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { useApi, useToast } from '#web/lib/app-context.tsx';
import type { ToastAction } from '#web/lib/dialog/toast-controller.ts';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';

type BulkInput = InputOf<'/api/v1/free/bulk-update'>;
export type Change = Omit<BulkInput, 'contractIds' | 'seen' | 'isUndo'>;
/** An inquiry as it was before the change. */
export type Before = Pick<InquirySummary, 'contractId' | 'status' | 'owner'>;

const text = inquiryListText.bulk;

export const seenBefore = ({ contractId, status, owner }: Before) => ({
  contractId,
  status,
  ownerId: owner?.id ?? null,
});

/**
 * The calls that give the inquiries back what they had: one for each status or owner among them. What a colleague has
 * changed since stays.
 */
export function undoCalls(before: readonly Before[], change: Change): BulkInput[] {
  const earlier = (row: Before): Change =>
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

/** What the message of a change offers: to undo it. `onUndone` is told what is again as it was. */
export function useUndoChange(onUndone?: (undone: readonly Before[]) => void) {
  const api = useApi();
  const toast = useToast();
  const showFailure = useShowFailure();
  const { revalidate } = useRevalidator();

  const undo = async (before: readonly Before[], change: Change) => {
    try {
      const undone = new Set<string>();
      let conflicts = 0;
      for (const call of undoCalls(before, change)) {
        const { changedIds, conflictCount } = await api.post('/api/v1/free/bulk-update', call);
        for (const id of changedIds) undone.add(id);
        conflicts += conflictCount;
      }
      const left = conflicts > 0 ? text.conflict(conflicts) : '';
      if (undone.size > 0 || left === '') toast.success(text.undone + left);
      else toast.error(left.trim());
      onUndone?.(before.filter(({ contractId }) => undone.has(contractId)));
      await revalidate();
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    }
  };

  return (before: readonly Before[], change: Change): ToastAction => ({
    label: text.undo,
    run: () => undo(before, change),
  });
}
