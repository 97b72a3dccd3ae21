import { ChevronDown } from 'lucide-react';
import { mainLinks, menuGroups } from './menu.ts';
import type { MenuGroup } from './menu.ts';
import { MenuEntry } from './menu-entry.tsx';
import { useMenuGroup } from './use-menu-group.ts';

export function DesktopMenu() {
  return (
    <ul className="site-menu-list">
      {mainLinks.map((link) => (
        <li key={link.to}>
          <MenuEntry {...link} className="menu-link" />
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
    <li className="relative" {...groupProps}>
      <button type="button" aria-expanded={isOpen} aria-controls={listId} onClick={toggle} className="menu-link">
        {label}
        <ChevronDown aria-hidden="true" />
      </button>
      <div id={listId} className="submenu surface-light">
        <ul className="submenu-list">
          {links.map((link) => (
            <li key={link.to}>
              <MenuEntry {...link} className="submenu-link" />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
