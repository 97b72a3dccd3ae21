import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { BoardType } from '#shared/boards.ts';
import type { DocumentSummary } from '#shared/contract/boards/board.contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { orderText as text } from '#shared/messages/boards/documents/order.ko.ts';
import { useApi, useToast } from '#web/lib/app-context.tsx';
import { useCloseWarning } from '#web/lib/dialog/use-leave-warning.ts';
import { isConflict } from '#web/lib/failures/is-conflict.ts';
import { useBusy } from '#web/lib/failures/use-busy.ts';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { OrderList } from './order-list.tsx';

interface OrderDialogProps {
  boardType: BoardType;
  /** Empty for the whole board. */
  category: string;
  onClose: () => void;
}

/** Reorders the documents of a board or of one category. */
export function OrderDialog({ boardType, category, onClose }: OrderDialogProps) {
  const api = useApi();
  const toast = useToast();
  const revalidator = useRevalidator();
  const showFailure = useShowFailure();
  const [documents, setDocuments] = useState<readonly DocumentSummary[] | null>(null);
  const seen = useRef<string[]>([]);
  const { isBusy, run } = useBusy();
  const [isMoved, setMoved] = useState(false);
  const close = useCloseWarning(() => isMoved, onClose);

  const load = async (signal?: AbortSignal) => {
    const input = { boardType, category, size: LIMITS.listPageSizeMax };
    const { list } = await api.post('/api/v1/board/list', input, { signal });
    seen.current = list.map(({ documentId }) => documentId);
    setDocuments(list);
    setMoved(false);
  };

  useEffect(() => {
    const stop = new AbortController();
    load(stop.signal).catch((error: unknown) => !stop.signal.aborted && showFailure(error));
    return () => stop.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the list that was open
  }, [api, boardType, category]);

  const save = async () => {
    if (documents === null || documents.length < 2) return onClose();
    await run(async () => {
      const documentIds = documents.map(({ documentId }) => documentId);
      try {
        await api.post('/api/v1/board/reorder', { boardType, documentIds, seen: seen.current });
      } catch (error) {
        if (!isConflict(error)) throw error;
        toast.error(adminText.conflict);
        return load();
      }
      toast.success(text.saved);
      await revalidator.revalidate();
      onClose();
    });
  };

  return (
    <Dialog
      open
      onClose={close}
      title={text.title}
      widthPx={640}
      sheet
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {text.cancel}
          </Button>
          <Button loading={isBusy} onClick={() => void save()}>
            {text.save}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-label text-ink-muted">{text.hint}</p>
      {documents === null ? (
        <Skeleton className="h-40" />
      ) : (
        <OrderList
          documents={documents}
          onChange={(moved) => {
            setDocuments(moved);
            setMoved(true);
          }}
        />
      )}
    </Dialog>
  );
}
