import { ChevronDown } from 'lucide-react';
import { useEffect } from 'react';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { useDialog } from '#web/lib/app-context.tsx';
import { cx } from '#web/ui/cx.ts';
import { mainLinks, menuGroups } from './menu.ts';
import { MenuEntry } from './menu-entry.tsx';
import { AccountLinks } from './account-links.tsx';
import { MOBILE_MENU_ID } from './mobile-toggle.tsx';

const ROW = 'flex min-h-13 w-full items-center px-2 text-lg font-semibold text-ink aria-[current=page]:text-accent-ink';

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
      <div className="account-grid">
        <AccountLinks place="menu" />
      </div>
      <nav aria-label={messages.shell.mainMenu}>
        <ul className="divide-y divide-line">
          {mainLinks.map((link) => (
            <li key={link.to}>
              <MenuEntry {...link} className={ROW} />
            </li>
          ))}
          {menuGroups.map(({ id, label, links }) => (
            <li key={id}>
              <details className="group">
                <summary className={cx(ROW, 'list-none justify-between [&::-webkit-details-marker]:hidden')}>
                  {label}
                  <ChevronDown
                    aria-hidden="true"
                    className="size-5 text-ink-muted transition-transform group-open:rotate-180"
                  />
                </summary>
                <ul className="pb-3">
                  {links.map((link) => (
                    <li key={link.to}>
                      <MenuEntry
                        {...link}
                        className="flex min-h-11 items-center rounded-control px-4 text-base text-ink-soft aria-[current=page]:text-accent-ink"
                      />
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
          <li>
            <MenuEntry label={messages.shell.cost} to={paths.cost()} className={ROW} />
          </li>
        </ul>
      </nav>
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
