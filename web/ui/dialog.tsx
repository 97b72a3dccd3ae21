import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import { labels } from './labels.ts';

export interface DialogProps {
  open: boolean;
  /** The visitor wants out: Esc, a click beside it, or the X. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  /** CSS width on wide screens, 500 px as the specification's dialogs unless said otherwise. */
  widthPx?: number;
  /** Without it there is no X, and clicks beside do nothing. */
  dismissible?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** What gets the focus; the first control otherwise. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** Above everything, until answered: focus stays inside, Esc leaves, the page behind does not scroll. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  widthPx = 500,
  dismissible = true,
  role = 'dialog',
  initialFocus,
}: DialogProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => !next && onClose()} disablePointerDismissal={!dismissible}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-overlay bg-night/55 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Viewport className="fixed inset-0 z-dialog flex items-center justify-center p-4">
          <BaseDialog.Popup
            role={role}
            initialFocus={initialFocus}
            style={{ maxWidth: widthPx }}
            className={cx(
              'surface-light flex max-h-[calc(100dvh-2rem)] w-full flex-col rounded-2xl bg-surface text-ink shadow-dialog outline-none',
              'transition-[opacity,transform] duration-200 ease-calm data-ending-style:scale-[0.98] data-ending-style:opacity-0 data-starting-style:scale-[0.98] data-starting-style:opacity-0',
            )}
          >
            <div className="flex items-start justify-between gap-4 px-6 pt-6">
              <BaseDialog.Title className="text-lg font-bold text-ink">{title}</BaseDialog.Title>
              {dismissible && (
                <BaseDialog.Close
                  render={
                    <IconButton label={labels.close} className="-mt-2 -mr-2">
                      <X size={20} aria-hidden="true" />
                    </IconButton>
                  }
                />
              )}
            </div>
            <div className="min-h-0 overflow-y-auto px-6 py-4" tabIndex={-1}>
              {children}
            </div>
            {footer && <div className="flex justify-end gap-2 px-6 pt-1 pb-6">{footer}</div>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

export const DialogDescription = BaseDialog.Description;
