import { ChevronDown } from 'lucide-react';
import { useLocation } from 'react-router';
import { messages } from '#shared/messages.ko.ts';
import { cx } from '#web/ui/cx.ts';
import { AccountLinks } from '../header/account-links.tsx';
import { MenuEntry } from '../header/menu-entry.tsx';
import { costLink, mainLinks, menuGroups } from '../header/menu.ts';

const ROW = 'flex min-h-13 w-full items-center px-2 text-lg font-semibold text-ink aria-[current=page]:text-accent-ink';

/** The whole menu in one column: account, main links, collapsible groups (specification point 2, mobile menu). */
export function MenuContents() {
  const { pathname } = useLocation();
  return (
    <>
      <div className="account-grid">
        <AccountLinks place="menu" />
      </div>
      <nav aria-label={messages.shell.mainMenu}>
        <ul className="divide-y divide-line">
          {[...mainLinks, costLink].map((link) => (
            <li key={link.to}>
              <MenuEntry {...link} className={ROW} />
            </li>
          ))}
          {menuGroups.map(({ id, label, links }) => (
            <li key={id}>
              <details className="group" open={links.some(({ to }) => to === pathname)}>
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
                        className="flex min-h-11 items-center rounded-control px-4 text-base text-ink-soft aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent-ink"
                      />
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
