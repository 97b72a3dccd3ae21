import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { LIMITS } from '#shared/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { labels } from '#web/ui/labels.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

interface NameDialogProps {
  text: { title: string; hint: string; name: string; save: string };
  /** Throws the failure, which may belong to the name. */
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name under which something is kept, such as a template or a set of filters. */
export function NameDialog({ text, onSave, onClose }: NameDialogProps) {
  const showFailure = useShowFailure();
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);

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
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // The dialog may stand inside another form.
    event.stopPropagation();
    void save();
  };
  return (
    <Dialog open onClose={onClose} title={text.title}>
      <form noValidate onSubmit={submit}>
        <p className="mb-4 text-label text-ink-muted">{text.hint}</p>
        <TextField
          label={text.name}
          required
          value={name}
          maxLength={LIMITS.savedFilterNameMaxChars}
          error={error}
          onChange={(event) => setName(event.target.value)}
        />
        <div className="mt-2 flex justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button type="submit">{text.save}</Button>
        </div>
      </form>
    </Dialog>
  );
}
