import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { KeyboardEventHandler, ReactNode, RefObject } from 'react';
import { useRef } from 'react';
import { IconButton } from '../button.tsx';
import { cx } from '../cx.ts';
import { labels } from '../labels.ts';

export interface DialogProps {
  open: boolean;
  /** Called on Esc, a click outside, or the X. */
  onClose: () => void;
  title: string;
  /** Picture above the title. */
  mark?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** Width on wide screens in px; default 500 (specification point 9, Dialog width). */
  widthPx?: number;
  /** When false, there is no X and a click outside does nothing. */
  dismissible?: boolean;
  /** On a phone it sits at the bottom edge at full width. */
  sheet?: boolean;
  /** At the bottom edge on every screen, with the mark beside the title: what it is about stays readable above it. */
  docked?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Element that gets the focus; default: the first control of the content, or the content where it is still loading. */
  initialFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null);
  onKeyDown?: KeyboardEventHandler;
}

/** Modal dialog: traps the focus and locks the page's scroll; Esc calls `onClose`. */
export function Dialog({
  open,
  onClose,
  title,
  mark,
  children,
  footer,
  widthPx = 500,
  dismissible = true,
  docked = false,
  sheet = docked,
  role = 'dialog',
  initialFocus,
  onKeyDown,
}: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => !next && onClose()} disablePointerDismissal={!dismissible}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop
          className={cx(
            'fixed inset-0 z-overlay bg-night/55 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0',
            role === 'alertdialog' && 'in-[body:has([role=dialog][data-open])]:hidden',
          )}
        />
        <BaseDialog.Viewport
          className={cx(
            'fixed inset-0 z-dialog flex items-center justify-center px-4',
            sheet && 'max-sm:items-end max-sm:px-0 max-sm:pb-(--toast)',
            docked && 'sm:items-end sm:pb-[calc(1.5rem+var(--toast))]',
            // Over another, whose overlay the page has already: a light layer of its own, because layers add up.
            'data-nested:bg-night/20',
            // Over the drawer of an item, 560 px wide: in its middle, not across its edge.
            'in-[body:has([data-drawer=right][data-open])]:sm:pl-[calc(100%-544px)]',
            role === 'alertdialog' && 'in-[body:has([role=dialog][data-open])]:bg-night/20',
          )}
        >
          <BaseDialog.Popup
            role={role}
            initialFocus={initialFocus ?? (() => firstControlIn(content.current) ?? content.current)}
            onKeyDown={onKeyDown}
            style={{ maxWidth: widthPx }}
            className={cx(
              'surface-light flex max-h-[calc(100dvh-2*max(1rem,var(--toast)))] w-full flex-col rounded-2xl shadow-dialog outline-none',
              'transition-[opacity,scale,translate] duration-200 ease-calm data-ending-style:opacity-0 data-starting-style:opacity-0',
              sheet
                ? 'max-sm:max-w-none! max-sm:rounded-b-none max-sm:pb-[env(safe-area-inset-bottom)] max-sm:data-ending-style:translate-y-8 max-sm:data-starting-style:translate-y-8'
                : 'data-ending-style:scale-[0.98] data-starting-style:scale-[0.98]',
            )}
          >
            <div className="flex items-start justify-between gap-4 px-6 pt-6 pb-1.5">
              <div className={cx('flex gap-4', docked ? 'items-center' : 'flex-col')}>
                {mark}
                <BaseDialog.Title className="text-lg leading-snug font-bold text-balance text-ink">
                  {title}
                </BaseDialog.Title>
              </div>
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
            <div
              ref={content}
              className="flex min-h-0 flex-1 flex-col overflow-y-auto scroll-edges px-6 pt-1.5 pb-2 outline-none"
              tabIndex={-1}
            >
              {children}
            </div>
            {footer ? (
              <div className="flex flex-wrap justify-end gap-2 px-6 pt-3 pb-6">{footer}</div>
            ) : (
              <div className="pb-3" />
            )}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** What one came for, and not the X, which is before it. */
const firstControlIn = (content: HTMLElement | null) =>
  [...(content?.querySelectorAll<HTMLElement>('input, select, textarea, button, a[href], [tabindex="0"]') ?? [])].find(
    (control) => control.tabIndex >= 0 && !control.matches(':disabled') && control.checkVisibility(),
  );

export const DialogDescription = BaseDialog.Description;
