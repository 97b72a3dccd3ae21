import type { SubmitEvent } from 'react';
import { useId, useState } from 'react';
import { messages } from '#shared/messages.ko.ts';
import { useCloseWarning } from '#web/lib/dialog/use-leave-warning.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

interface PromptDialogProps {
  title: string;
  label: string;
  hint: string;
  initial: string;
  /** Second action, left of 적용. */
  remove?: { label: string; onRemove: () => void };
  /** Returns an error message, or null when the value was accepted. */
  onSubmit: (value: string) => string | null;
  onClose: () => void;
}

/** Dialog with one text input. */
export function PromptDialog({ title, label, hint, initial, remove, onSubmit, onClose }: PromptDialogProps) {
  const formId = useId();
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const close = useCloseWarning(() => value !== initial, onClose);

  const submit = (event: SubmitEvent) => {
    // React bubbles the submit to the form that contains the dialog: it must not submit that form.
    event.preventDefault();
    event.stopPropagation();
    const problem = onSubmit(value);
    setError(problem);
    if (problem === null) onClose();
  };

  return (
    <Dialog
      open
      onClose={close}
      title={title}
      widthPx={440}
      footer={
        <>
          {remove && (
            <Button
              variant="ghost"
              className="mr-auto text-danger!"
              onClick={() => {
                remove.onRemove();
                onClose();
              }}
            >
              {remove.label}
            </Button>
          )}
          <Button type="submit" form={formId}>
            {messages.editor.apply}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label={label}
          hint={hint}
          error={error}
          value={value}
          autoFocus
          onChange={(event) => {
            setValue(event.target.value);
            setError(null);
          }}
        />
      </form>
    </Dialog>
  );
}
