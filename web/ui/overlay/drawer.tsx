import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { memo, useEffect, useRef } from 'react';
import { IconButton } from '../button.tsx';
import { cx } from '../cx.ts';
import { labels } from '../labels.ts';

interface DrawerProps {
  open: boolean;
  /** Called on Esc, a click outside, or the X. */
  onClose: () => void;
  title: string;
  /** `left`: a narrow panel for a menu. */
  side?: 'left' | 'right';
  /** Controls beside the X. */
  tools?: ReactNode;
  /** The focus begins at the title: the first of the tools would lead away from what was opened. */
  startsAtTitle?: boolean;
  /** Where the focus goes on closing; true: where it came from, false: nowhere else. */
  returnTo?: () => HTMLElement | boolean;
  children: ReactNode;
}

const SIDE = {
  left: {
    viewport: 'justify-start',
    popup: 'max-w-[300px] data-ending-style:-translate-x-8 data-starting-style:-translate-x-8',
    content: 'px-3 pt-3 pb-6',
  },
  right: {
    viewport: 'justify-end',
    popup: 'sm:max-w-[560px] data-ending-style:translate-x-8 data-starting-style:translate-x-8',
    content: 'px-6 pt-5 pb-10',
  },
};

/** Panel at the right edge for one item of a list, full screen on a phone; at the left edge for a menu. */
export function Drawer({
  open,
  onClose,
  title,
  side = 'right',
  tools,
  startsAtTitle,
  returnTo,
  children,
}: DrawerProps) {
  const look = SIDE[side];
  const popup = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusInside(popup, open);
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-overlay bg-night/40 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Viewport className={cx('fixed inset-0 z-dialog flex', look.viewport)}>
          <BaseDialog.Popup
            ref={popup}
            data-drawer={side}
            initialFocus={startsAtTitle ? heading : undefined}
            finalFocus={returnTo && (() => !isUnderAlert() && returnTo())}
            className={cx(
              'surface-light flex h-[calc(100dvh-var(--toast))] w-full flex-col shadow-dialog outline-none transition-[opacity,translate] duration-200 ease-calm data-ending-style:opacity-0 data-starting-style:opacity-0',
              look.popup,
            )}
          >
            <WhileOpen open={open}>
              <div className="flex items-center justify-between gap-2 border-b border-line py-3 pr-3 pl-6">
                {/* Read out when the next item takes its place. */}
                <BaseDialog.Title
                  ref={heading}
                  tabIndex={startsAtTitle ? -1 : undefined}
                  aria-live="polite"
                  className="min-w-0 flex-1 truncate rounded-sm text-lg font-bold text-ink outline-offset-4"
                >
                  {title}
                </BaseDialog.Title>
                {tools}
                <BaseDialog.Close
                  render={
                    <IconButton label={labels.close}>
                      <X size={20} aria-hidden="true" />
                    </IconButton>
                  }
                />
              </div>
              <div
                ref={keepActions}
                className={cx('min-h-0 flex-1 scroll-pb-5 overflow-y-auto', look.content)}
                tabIndex={-1}
              >
                {children}
              </div>
            </WhileOpen>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** An alert that opens as the drawer closes, as of the failure that closes it, has the focus and keeps it. */
const isUnderAlert = () => document.querySelector('[role=alertdialog][data-open]') !== null;

/** A toast takes its room at the end of the drawer: an action that stood there moves up with it, and back. */
function keepActions(content: HTMLElement | null) {
  if (!content) return;
  let height = content.clientHeight;
  let moved = 0;
  const observer = new ResizeObserver(() => {
    const lost = height - content.clientHeight;
    height = content.clientHeight;
    const end = content.getBoundingClientRect().bottom;
    const isCutOff = (action: Element) => {
      const { top, bottom } = action.getBoundingClientRect();
      return bottom > end && top < end + lost;
    };
    if (lost > 0 && [...content.querySelectorAll('a, button')].some(isCutOff)) moved = lost;
    else if (lost < 0) moved = -moved;
    else return;
    content.scrollTop += moved;
    if (lost < 0) moved = 0;
  });
  observer.observe(content);
  content.addEventListener('toggle', showOpened, true);
  return () => observer.disconnect();
}

/** A section that opens at the end of the drawer would open below its edge. Its head stays in view. */
function showOpened({ target }: Event) {
  if (!(target instanceof HTMLDetailsElement && target.open)) return;
  target.scrollIntoView({ block: 'nearest' });
  target.querySelector('summary')?.scrollIntoView({ block: 'nearest' });
}

/**
 * What the drawer shows, unchanged while it closes: without the item it would show that one is loading, and the focus
 * would be lost with the control that has it instead of going back to the list.
 */
const WhileOpen = memo(
  ({ children }: { open: boolean; children: ReactNode }) => children,
  (_before, { open }) => !open,
);

/**
 * A dialog over the drawer gives the focus back to the button that opened it. Where that button is gone with what it
 * did, the focus would land on the page behind the drawer.
 */
function useFocusInside(popup: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const bringBack = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('main')) popup.current?.focus();
    };
    document.addEventListener('focusin', bringBack);
    return () => document.removeEventListener('focusin', bringBack);
  }, [popup, open]);
}

/** A part of a drawer with its own title. */
export function DrawerSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-7">
      <h3 className="mb-2.5 text-label font-bold text-ink">{title}</h3>
      {children}
    </section>
  );
}
