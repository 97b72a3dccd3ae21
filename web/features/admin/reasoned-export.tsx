import { Download } from 'lucide-react';
import { useState } from 'react';
import { LIMITS } from '#shared/limits.ts';
import { checkExportReason } from '#shared/export-reason.rules.ts';
import type { Api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useToast } from '#web/lib/app-context.tsx';
import { useCloseWarning } from '#web/lib/dialog/use-leave-warning.ts';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useDownloads } from '../files/use-downloads.ts';

type Words = 'button' | 'title' | 'reason' | 'reasonPlaceholder' | 'download' | 'done';

interface ReasonedExportProps {
  text: Record<Words, string> & { explain: (count: number) => string };
  /** Number of rows in the export. */
  count: number;
  /** Calls the API; the response is saved as a file. */
  send: (api: Api, reason: string) => Promise<unknown>;
}

/** Export of a list with personal data; the user must give a reason. */
export function ReasonedExport(props: ReasonedExportProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        <Download size={16} aria-hidden="true" />
        {props.text.button}
      </Button>
      {isOpen && <ReasonDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReasonDialog({ text, count, send, onClose }: ReasonedExportProps & { onClose: () => void }) {
  const downloads = useDownloads();
  const toast = useToast();
  const showFailure = useShowFailure();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const close = useCloseWarning(() => reason !== '', onClose);

  const download = async () => {
    const problem = checkExportReason(reason, text.reason);
    if (problem !== null) return setError(problem);
    setSending(true);
    try {
      await send(downloads(), reason);
      toast.success(text.done);
      onClose();
    } catch (failure) {
      if (failure instanceof ApiError && failure.fields.reason) setError(failure.fields.reason);
      else showFailure(failure);
    } finally {
      setSending(false);
    }
  };

  return (
    <FormDialog
      title={text.title}
      submitLabel={text.download}
      isSending={isSending}
      onSubmit={() => void download()}
      onClose={close}
    >
      <p className="mb-5 text-label text-ink-soft">{text.explain(count)}</p>
      <TextField
        label={text.reason}
        required
        value={reason}
        placeholder={text.reasonPlaceholder}
        maxLength={LIMITS.exportReasonMaxChars}
        error={error}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
