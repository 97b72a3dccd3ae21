import { useState } from 'react';
import { LIMITS } from '#shared/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useCloseWarning } from '#web/lib/dialog/use-leave-warning.ts';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';

interface NameDialogProps {
  text: { title: string; hint: string; name: string; save: string };
  /** Throws the failure, which may belong to the name. */
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
  /** Name to begin with. */
  first?: string;
}

/** Asks for the name under which something is kept, such as a template or a set of filters. */
export function NameDialog({ text, onSave, onClose, first = '' }: NameDialogProps) {
  const showFailure = useShowFailure();
  const [name, setName] = useState(first);
  const [error, setError] = useState<string | null>(null);
  const close = useCloseWarning(() => name !== first, onClose);

  const save = async () => {
    if (name.trim() === '') return setError(messages.required(text.name));
    try {
      await onSave(name);
      onClose();
    } catch (failure) {
      if (failure instanceof ApiError && failure.fields.name) setError(failure.fields.name);
      else showFailure(failure);
    }
  };

  return (
    <FormDialog title={text.title} submitLabel={text.save} onSubmit={() => void save()} onClose={close}>
      <p className="mb-4 text-label text-ink-muted">{text.hint}</p>
      <TextField
        label={text.name}
        required
        value={name}
        maxLength={LIMITS.savedFilterNameMaxChars}
        error={error}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  );
}
