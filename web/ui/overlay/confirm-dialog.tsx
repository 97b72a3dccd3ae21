import { Clock, CircleCheck, Lock, Mail, TriangleAlert } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { useRef } from 'react';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { Dialog, DialogDescription } from './dialog.tsx';
import { labels } from '../labels.ts';
import { sanitizeMessage } from './sanitize-message.ts';
import { Spinner } from '../feedback/spinner.tsx';

const ICONS = {
  lock: { Icon: Lock, look: 'bg-accent-soft text-accent-ink' },
  clock: { Icon: Clock, look: 'bg-accent-soft text-accent-ink' },
  mail: { Icon: Mail, look: 'bg-accent-soft text-accent-ink' },
  warning: { Icon: TriangleAlert, look: 'bg-warning-soft text-warning' },
  success: { Icon: CircleCheck, look: 'bg-success-soft text-success' },
};

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** HTML; rendered after `sanitizeMessage`. */
  messageHtml: string;
  /** Plain text below the message, in one or several lines. */
  hint?: string;
  icon?: keyof typeof ICONS;
  /** At the bottom edge, wide and low. */
  docked?: boolean;
  /** Another way on, beside the confirm button. */
  other?: DialogButton & { isNext?: boolean };
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
  hint,
  icon,
  docked,
  other,
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
      mark={icon && <Mark icon={icon} />}
      role="alertdialog"
      docked={docked}
      widthPx={docked ? 672 : 420}
      dismissible={hasClose}
      initialFocus={hasConfirm || hasDelete ? main : body}
      onKeyDown={onKeyDown}
      footer={
        hasButtons && (
          <DialogButtons
            {...{ main, other, busy }}
            cancel={hasCancel && { label: cancelLabel, onPress: onCancel }}
            remove={hasDelete && { label: deleteLabel, onPress: onDelete }}
            confirm={hasConfirm && { label: confirmLabel, onPress: onConfirm }}
          />
        )
      }
    >
      <div ref={body} tabIndex={-1} className="outline-none">
        <DialogDescription render={<div className="leading-relaxed text-pretty text-ink-soft" />}>
          <div
            className="[&_a]:text-accent-ink [&_a]:underline [&_a]:underline-offset-3 [&_strong]:text-ink [&_ul]:mt-2 [&_ul]:list-disc [&_ul]:pl-5"
            dangerouslySetInnerHTML={{ __html: sanitizeMessage(messageHtml) }}
          />
          {hint && <p className="mt-2 text-label whitespace-pre-line text-ink-muted">{hint}</p>}
        </DialogDescription>
        {loading && (
          <div className="mt-6 mb-4 flex justify-center text-accent">
            <Spinner className="size-8" />
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface DialogButton {
  label: string;
  onPress: () => void;
}

interface DialogButtonsProps extends Pick<ConfirmDialogProps, 'other' | 'busy'> {
  /** Gets the focus. */
  main: RefObject<HTMLButtonElement | null>;
  cancel?: DialogButton | false;
  remove?: DialogButton | false;
  confirm?: DialogButton | false;
}

/** On a phone they share the width. */
function DialogButtons({ main, cancel, remove, confirm, other, busy }: DialogButtonsProps) {
  const aside = [cancel, !other?.isNext && other].filter((button) => button !== undefined && button !== false);
  return (
    <>
      {aside.map(({ label, onPress }) => (
        <Button key={label} variant="secondary" className={WIDE_ON_PHONE} onClick={onPress} disabled={busy}>
          {label}
        </Button>
      ))}
      {remove && (
        <Button
          ref={confirm ? undefined : main}
          // One button stands out: beside a confirm button that is not this one.
          variant={confirm ? 'secondary' : 'danger'}
          className={cx(WIDE_ON_PHONE, confirm && 'text-danger')}
          onClick={remove.onPress}
          loading={busy}
        >
          {remove.label}
        </Button>
      )}
      {confirm && (
        <Button
          ref={main}
          variant={other?.isNext ? 'secondary' : 'primary'}
          className={WIDE_ON_PHONE}
          onClick={confirm.onPress}
          loading={busy}
        >
          {confirm.label}
        </Button>
      )}
      {other?.isNext && (
        <Button className={WIDE_ON_PHONE} onClick={other.onPress} disabled={busy}>
          {other.label}
        </Button>
      )}
    </>
  );
}

const WIDE_ON_PHONE = 'max-sm:flex-1';

function Mark({ icon }: { icon: keyof typeof ICONS }) {
  const { Icon, look } = ICONS[icon];
  return (
    <span className={cx('flex size-11 shrink-0 items-center justify-center rounded-full', look)}>
      <Icon size={22} aria-hidden="true" />
    </span>
  );
}
