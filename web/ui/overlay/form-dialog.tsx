import type { ReactNode, SubmitEvent } from 'react';
import { useRef } from 'react';
import { Button } from '../button.tsx';
import { SubmitKeys, submitByKeys } from '../form/submit-keys.tsx';
import { labels } from '../labels.ts';
import { Dialog } from './dialog.tsx';

interface FormDialogProps {
  title: string;
  submitLabel: string;
  isSending?: boolean;
  /** There is nothing to submit yet. */
  isUnchanged?: boolean;
  widthPx?: number;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog with one form, whose first field has the focus, and the buttons to cancel and to submit it. The form
 * validates itself.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, isSending, isUnchanged, widthPx, onSubmit, onClose, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const firstField = () => form.current?.querySelector<HTMLElement>('input, select, textarea') ?? null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // React passes the event to a form around the dialog, too.
    event.stopPropagation();
    onSubmit();
  };
  return (
    <Dialog open onClose={onClose} title={title} widthPx={widthPx} initialFocus={firstField}>
      <form ref={form} noValidate onKeyDownCapture={submitByKeys} onSubmit={submit}>
        {children}
        <div className="mt-2 flex items-center justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button type="submit" aria-keyshortcuts="Control+Enter Meta+Enter" loading={isSending} disabled={isUnchanged}>
            {submitLabel}
          </Button>
          <SubmitKeys />
        </div>
      </form>
    </Dialog>
  );
}
