import { useRef, useState } from 'react';
import { LIMITS } from '#shared/limits.ts';
import { marketText as text } from '#shared/messages/boards/market.ko.ts';
import { useApi, useToast } from '#web/lib/app-context.tsx';
import { useCloseWarning } from '#web/lib/dialog/use-leave-warning.ts';
import { useBusy } from '#web/lib/failures/use-busy.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { lineWhenNeeded } from '#web/ui/form/field-group.tsx';
import { TextArea } from '#web/ui/form/text-field.tsx';
import type { SeenEntry } from './use-review-steps.ts';

interface RejectDialogProps {
  entry: SeenEntry;
  title: string;
  onClose: () => void;
  onDecided: () => Promise<void>;
}

/** Rejects an item; the author gets the reason. */
export function RejectDialog({ entry, title, onClose, onDecided }: RejectDialogProps) {
  const api = useApi();
  const toast = useToast();
  const [note, setNote] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { isBusy, run } = useBusy();
  const isSent = useRef(false);
  const close = useCloseWarning(() => note !== '' && !isSent.current, onClose);

  const reject = async () => {
    if (note.trim() === '') return setError(text.noteMissing);
    await run(async () => {
      await api.post('/api/v1/market/decide', { ...entry, reviewState: '반려', note });
      isSent.current = true;
      toast.success(text.decided.반려(title));
      await onDecided();
      onClose();
    });
  };

  return (
    <Dialog
      open
      onClose={close}
      title={text.reject}
      sheet
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {text.cancel}
          </Button>
          <Button variant="danger" loading={isBusy} onClick={() => void reject()}>
            {text.reject}
          </Button>
        </>
      }
    >
      <p className="mb-4 break-words text-ink">{text.rejecting(title)}</p>
      <TextArea
        label={text.note}
        required
        className={lineWhenNeeded}
        rows={5}
        maxLength={LIMITS.longFieldMaxChars}
        value={note}
        error={error}
        onChange={(event) => {
          setNote(event.target.value);
          setError(null);
        }}
      />
    </Dialog>
  );
}
