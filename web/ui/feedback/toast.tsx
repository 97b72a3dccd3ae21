import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import type { FocusEvent, MouseEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { labels } from '../labels.ts';

/** Required ancestor of `useToast`. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { onFocus, ...focusKept } = useFocusBefore();
  return (
    <Toast.Provider timeout={4000} limit={1}>
      {children}
      <Toast.Portal>
        <Toast.Viewport
          ref={makeRoom}
          aria-label={labels.notifications}
          onFocus={onFocus}
          {...focusKept}
          className="surface-dark fixed inset-x-0 bottom-0 lg:in-[body:has([data-side-menu])]:left-58 z-toast bg-night! outline-none no-print"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

/**
 * A strip at the bottom edge, beside the menu of the administration, that covers nothing: what stands there moves up by
 * `--toast`, as in a lower window. The control that was just used may have been at the end of the page, and is scrolled
 * back into view.
 */
function makeRoom(strip: HTMLElement | null) {
  if (!strip) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--toast', `${strip.offsetHeight}px`);
    const used = document.activeElement;
    if (used?.matches('a, button, input, select, textarea')) used.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(strip);
  return () => {
    observer.disconnect();
    style.removeProperty('--toast');
  };
}

/**
 * The buttons of a message go with it: the focus is, when one is pressed, where it was before, or on the page if that is
 * gone. The library does this after F6 only. A pointer does not take it away in the first place.
 */
function useFocusBefore() {
  const before = useRef<HTMLElement>(null);
  return {
    onFocus({ target, currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget as HTMLElement | null;
      // F6 gives the focus to the strip: on to what the newest message offers, or to its cross.
      if (target === currentTarget) currentTarget.querySelector<HTMLElement>(':not([inert]) > * > button')?.focus();
    },
    onMouseDown: (event: MouseEvent) => isOnButton(event) && event.preventDefault(),
    onClickCapture(event: MouseEvent) {
      if (!isOnButton(event)) return;
      const focused = document.activeElement;
      const place = event.currentTarget.contains(focused) ? before.current : focused;
      const isLost = !place?.isConnected || place === document.body;
      const to = isLost ? document.querySelector('main') : (place as HTMLElement);
      to?.focus({ preventScroll: true });
    },
  };
}

const isOnButton = ({ target }: MouseEvent) => target instanceof Element && target.closest('button') !== null;

interface ToastButton {
  label: string;
  /** False if it failed: the toast comes back, so that it can be tried again. */
  run: () => Promise<boolean>;
}

const TYPES = { success: {}, error: { priority: 'high', timeout: 7000 } } as const;

/** `const toast = useToast(); toast.success('저장되었습니다.')`: disappears after a few seconds. */
export function useToast() {
  const { add, close } = Toast.useToastManager();
  const show = (type: keyof typeof TYPES, title: string, action?: ToastButton) => {
    const press = async (run: ToastButton['run']) => {
      // What it reports is no longer so, and cannot be undone twice.
      close(id);
      if (!(await run())) show(type, title, action);
    };
    const button = action && {
      timeout: 10_000,
      actionProps: { children: action.label, onClick: () => void press(action.run) },
    };
    const id = add({ title, type, ...TYPES[type], ...button });
  };
  return {
    success: (title: string, action?: ToastButton) => show('success', title, action),
    error: (title: string, action?: ToastButton) => show('error', title, action),
  };
}

const AS_GROUP = { role: 'group', 'aria-modal': undefined, 'aria-hidden': false, 'aria-live': 'off' } as const;

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      // During the closing animation it is hidden from screen readers, so it must not be focusable either.
      inert={toast.limited || toast.transitionStatus === 'ending'}
      // The library hides an error until it has the focus, though Tab reaches it, and tells it in an alert of its own.
      // It calls it an alert dialog, too, which asks something (ARIA 1.2).
      {...(toast.type === 'error' && AS_GROUP)}
      className="text-white transition-opacity duration-200 ease-calm data-limited:hidden data-ending-style:opacity-0 data-starting-style:opacity-0"
    >
      <Toast.Content className="flex min-h-13 items-center justify-center gap-3 py-1.5 pr-2 pl-4">
        {toast.type === 'error' ? (
          <CircleAlert size={20} className="shrink-0 text-[#ff8f9b]" aria-hidden="true" />
        ) : (
          <CircleCheck size={20} className="shrink-0 text-[#4fd39a]" aria-hidden="true" />
        )}
        <Toast.Title className="text-label max-sm:flex-1" />
        {toast.actionProps && (
          <>
            <Toast.Action
              aria-hidden={false}
              className="rounded-control px-3 py-2 text-label font-semibold text-white underline underline-offset-4 outline-white"
            />
            <span className="text-sm text-white/70 max-md:hidden">{labels.toNotifications}</span>
          </>
        )}
        <Toast.Close
          aria-label={labels.close}
          // The library hides this button from screen readers until the viewport has focus, although Tab reaches it.
          aria-hidden={false}
          className="flex size-10 items-center justify-center rounded-control text-white/70 outline-white hover:text-white"
        >
          <X size={18} aria-hidden="true" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
