import { Download } from 'lucide-react';
import { useState } from 'react';
import { LIMITS } from '../../../../shared/limits.ts';
import { messages } from '../../../../shared/messages.ko.ts';
import { privacyAdminText } from '../../../../shared/messages/privacy-admin.ko.ts';
import { createApi } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useAppStore, useDialog, useToast } from '../../../lib/app-context.tsx';
import { reportFailure } from '../../../shell/report-failure.ts';
import { useTellFailure } from '../../../shell/use-tell-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useAdminQuery } from '../../admin/admin-query.ts';
import { downloadTransport } from '../../files/download-transport.ts';
import { consentFilters, FIRST_PRIVACY } from './ledger-query.ts';
import { paths } from '../../../paths.ts';

const text = privacyAdminText.export;

/** The ledger as a CSV, once it is said what for. */
export function ConsentExport({ count }: { count: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Download size={18} aria-hidden="true" />
        {text.button}
      </Button>
      {isOpen && <ExportDialog count={count} onClose={() => setOpen(false)} />}
    </>
  );
}

function ExportDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const { query } = useAdminQuery(paths.adminPrivacy(), FIRST_PRIVACY);
  const dialog = useDialog();
  const store = useAppStore();
  const toast = useToast();
  const tellFailure = useTellFailure();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const download = async () => {
    const length = reason.trim().length;
    if (length === 0) return setError(messages.required(text.reason));
    if (length < LIMITS.exportReasonMinChars)
      return setError(messages.tooShort(text.reason, LIMITS.exportReasonMinChars));
    setSending(true);
    try {
      const api = createApi(downloadTransport, (failure) => reportFailure(failure, dialog, store));
      await api.post('/api/v1/admin/consents/export', { ...consentFilters(query), reason });
      toast.success(text.done);
      onClose();
    } catch (failure) {
      if (failure instanceof ApiError && failure.fields.reason) setError(failure.fields.reason);
      else tellFailure(failure);
    } finally {
      setSending(false);
    }
  };

  return (
    <Dialog open onClose={onClose} title={text.title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void download();
        }}
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
        <div className="mt-2 flex justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" loading={isSending}>
            {text.download}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
