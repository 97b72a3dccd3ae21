import { ChevronDown } from 'lucide-react';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { cx } from '#web/ui/cx.ts';
import { mainLinks, menuGroups } from './menu.ts';
import { MenuEntry } from './menu-entry.tsx';
import { AccountLinks } from './account-links.tsx';
import { MOBILE_MENU_ID } from './mobile-toggle.tsx';
import { useMobileMenuClosing } from './use-mobile-menu-closing.ts';

const ROW = 'flex min-h-13 w-full items-center px-2 text-lg font-semibold text-ink aria-[current=page]:text-accent-ink';

/** Drawn when it is opened. Not a modal dialog: the logout confirmation must be able to open above it. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  useMobileMenuClosing(onClose);
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
