import { useEffect } from 'react';
import { useDialog } from '#web/lib/app-context.tsx';
import { MenuContents } from '../menu/menu-contents.tsx';
import { MOBILE_MENU_ID } from './mobile-toggle.tsx';

/** The width from which the header shows its menu (Tailwind's `xl`, web/styles.css; specification point 9). */
const WIDE_FROM_PX = 1280;

/** Drawn when it is opened. Not a modal dialog: the logout confirmation must be able to open above it. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  useClosing(onClose);
  return (
    <div
      id={MOBILE_MENU_ID}
      className="surface-light absolute inset-x-0 top-full h-[calc(100dvh-100%)] overflow-y-auto overscroll-contain bg-surface px-6 pb-12 text-ink xl:hidden"
    >
      <MenuContents />
    </div>
  );
}

/** Closes the open mobile menu from 1280 px on, when the dialog closes (specification point 2), and on Escape. */
function useClosing(onClose: () => void): void {
  const dialog = useDialog();

  useEffect(() => {
    const stop = new AbortController();
    const wide = matchMedia(`(min-width: ${WIDE_FROM_PX}px)`);
    wide.addEventListener('change', ({ matches }) => matches && onClose(), { signal: stop.signal });
    document.addEventListener(
      'keydown',
      (event) => event.key === 'Escape' && dialog.store.getState().queue.length === 0 && onClose(),
      { signal: stop.signal },
    );
    const unsubscribe = dialog.store.subscribe((now, before) => {
      if (before.queue.length > 0 && now.queue.length === 0) onClose();
    });
    document.documentElement.style.overflow = 'hidden';
    return () => {
      stop.abort();
      unsubscribe();
      document.documentElement.style.overflow = '';
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `onClose` is a new function on every render
  }, [dialog]);
}
