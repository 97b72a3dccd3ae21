import type { SubmitEvent } from 'react';
import { useId, useState } from 'react';
import { messages } from '#shared/messages.ko.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

interface PromptDialogProps {
  title: string;
  label: string;
  hint: string;
  initial: string;
  /** Another thing to do, left of 적용. */
  remove?: { label: string; onRemove: () => void };
  /** Answers what is wrong with it, or null when it was taken. */
  onSubmit: (value: string) => string | null;
  onClose: () => void;
}

/** Asks for one line of text. */
export function PromptDialog({ title, label, hint, initial, remove, onSubmit, onClose }: PromptDialogProps) {
  const formId = useId();
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<string | null>(null);

  const submit = (event: SubmitEvent) => {
    // The dialog stands inside the form of the page in React's tree: its submit must not become the page's.
    event.preventDefault();
    event.stopPropagation();
    const problem = onSubmit(value);
    setError(problem);
    if (problem === null) onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
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
