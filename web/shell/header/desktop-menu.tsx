import { ChevronDown } from 'lucide-react';
import { cx } from '#web/ui/cx.ts';
import { mainLinks, menuGroups } from './menu.ts';
import type { MenuGroup } from './menu.ts';
import { MenuEntry } from './menu-entry.tsx';
import { useMenuGroup } from './use-menu-group.ts';

const ENTRY =
  'flex h-11 items-center rounded-control px-3 text-[15px] whitespace-nowrap font-medium text-ink-soft transition-colors hover:text-ink aria-[current=page]:text-accent-ink aria-[current=page]:font-semibold';

export function DesktopMenu() {
  return (
    <ul className="flex items-center gap-1">
      {mainLinks.map((link) => (
        <li key={link.to}>
          <MenuEntry {...link} className={ENTRY} />
        </li>
      ))}
      {menuGroups.map((group) => (
        <DesktopGroup key={group.id} group={group} />
      ))}
    </ul>
  );
}

/** The links stay in the DOM while closed, for use without scripts and for search engines. */
function DesktopGroup({ group: { id, label, links } }: { group: MenuGroup }) {
  const { isOpen, toggle, groupProps } = useMenuGroup();
  const listId = `menu-${id}`;
  return (
    <li className="group relative" {...groupProps}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={toggle}
        className={cx(ENTRY, 'gap-1.5', isOpen && 'text-ink')}
      >
        {label}
        <ChevronDown aria-hidden="true" className={cx('size-4 transition-transform', isOpen && 'rotate-180')} />
      </button>
      <div
        id={listId}
        className={cx(
          'surface-light absolute top-full bg-transparent left-1/2 w-52 -translate-x-1/2 pt-5 text-ink transition-[opacity,visibility] duration-150',
          !isOpen && 'invisible opacity-0',
          'noscript:group-focus-within:visible noscript:group-focus-within:opacity-100 noscript:group-hover:visible noscript:group-hover:opacity-100',
        )}
      >
        <ul className="rounded-card border border-line bg-surface-raised p-2 shadow-raised">
          {links.map((link) => (
            <li key={link.to}>
              <MenuEntry
                {...link}
                className="flex h-11 items-center rounded-lg px-3.5 text-[15px] font-medium text-ink-soft hover:bg-surface-soft hover:text-ink aria-[current=page]:text-accent-ink"
              />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
