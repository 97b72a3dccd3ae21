import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import { Button } from '../button.tsx';
import { Dialog, DialogDescription } from './dialog.tsx';
import { labels } from '../labels.ts';
import { sanitizeMessage } from './sanitize-message.ts';
import { Spinner } from '../feedback/spinner.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** HTML; rendered after `sanitizeMessage`. */
  messageHtml: string;
  loading?: boolean;
  hasConfirm?: boolean;
  hasCancel?: boolean;
  hasDelete?: boolean;
  /** Shows an X beside the title, for dialogs without a 취소 button. */
  hasClose?: boolean;
  /** Labels of the buttons, where they are not 확인, 취소 and 삭제. */
  confirmLabel?: string;
  cancelLabel?: string;
  deleteLabel?: string;
  /** An answer is in progress: the buttons are disabled. */
  busy?: boolean;
  onConfirm: () => void;
  onDelete: () => void;
  /** 취소, Esc or the X. */
  onCancel: () => void;
}

/**
 * The shared confirmation dialog of specification point 2. Enter confirms (or deletes), unless the focus is on another
 * button or an IME is composing.
 */
export function ConfirmDialog({
  open,
  title,
  messageHtml,
  loading,
  hasConfirm,
  hasCancel,
  hasDelete,
  hasClose = false,
  confirmLabel = labels.confirm,
  cancelLabel = labels.cancel,
  deleteLabel = labels.delete,
  busy,
  onConfirm,
  onDelete,
  onCancel,
}: ConfirmDialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const hasButtons = hasConfirm || hasCancel || hasDelete;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return;
    // A key held down since before the dialog opened must not confirm it.
    if (event.repeat) return event.preventDefault();
    if (busy) return;
    if (event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement) return;
    event.preventDefault();
    if (hasConfirm) onConfirm();
    else if (hasDelete) onDelete();
  };

  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      widthPx={420}
      dismissible={hasClose}
      initialFocus={hasConfirm || hasDelete ? main : body}
      onKeyDown={onKeyDown}
      footer={
        hasButtons && (
          <>
            {hasCancel && (
              <Button variant="secondary" onClick={onCancel} disabled={busy}>
                {cancelLabel}
              </Button>
            )}
            {hasDelete && (
              <Button ref={main} variant="danger" onClick={onDelete} loading={busy}>
                {deleteLabel}
              </Button>
            )}
            {hasConfirm && (
              <Button ref={main} onClick={onConfirm} loading={busy}>
                {confirmLabel}
              </Button>
            )}
          </>
        )
      }
    >
      <div ref={body} tabIndex={-1} className="outline-none">
        <DialogDescription
          render={
            <div className="leading-relaxed text-ink-soft [&_a]:text-accent-ink [&_a]:underline [&_a]:underline-offset-3 [&_strong]:text-ink [&_ul]:mt-2 [&_ul]:list-disc [&_ul]:pl-5" />
          }
          dangerouslySetInnerHTML={{ __html: sanitizeMessage(messageHtml) }}
        />
        {loading && (
          <div className="mt-6 mb-4 flex justify-center text-accent">
            <Spinner className="size-8" />
          </div>
        )}
      </div>
    </Dialog>
  );
}
