import { useState } from 'react';
import { healthText } from '#shared/messages/admin/system/health.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi, useToast } from '#web/lib/app-context.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { openTransport } from '#web/features/users/password/password-transport.ts';
import { useDownloads } from '#web/features/files/use-downloads.ts';

const text = healthText.backup;

/** Asks for the password again before the complete database is downloaded. */
export function BackupDialog({ onClose, onBackupMade }: { onClose: () => void; onBackupMade: () => void }) {
  const api = useApi();
  const downloads = useDownloads();
  const toast = useToast();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const download = async () => {
    if (password === '') return setError(messages.user.enterPassword);
    setSending(true);
    try {
      const { keyId, encrypt } = await openTransport(api);
      await downloads().post('/api/v1/admin/backup', { keyId, password: await encrypt(password) });
      toast.success(text.done);
      onBackupMade();
      onClose();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message);
    } finally {
      setSending(false);
    }
  };

  return (
    <FormDialog
      title={text.title}
      submitLabel={text.open}
      isSending={isSending}
      onSubmit={() => void download()}
      onClose={onClose}
    >
      <PasswordField
        label={text.password}
        hint={text.passwordHint}
        required
        autoComplete="current-password"
        value={password}
        error={error}
        onChange={(event) => {
          setError(null);
          setPassword(event.target.value);
        }}
      />
    </FormDialog>
  );
}
