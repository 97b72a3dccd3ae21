import { Menu, X } from 'lucide-react';
import { messages } from '#shared/messages.ko.ts';

export const MOBILE_MENU_ID = 'mobile-menu';
/** Of the header's bar: while it is the target of the address, it shows its menu without scripts (menu.css). */
export const BAR_ID = 'menu';

/** Shown below 1280 px (Tailwind's `xl`). */
export function MobileToggle({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const Icon = isOpen ? X : Menu;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? MOBILE_MENU_ID : undefined}
        aria-label={isOpen ? messages.shell.closeMenu : messages.shell.openMenu}
        onClick={onToggle}
        className="flex size-11 items-center justify-center rounded-control xl:hidden noscript:hidden"
      >
        <Icon aria-hidden="true" className="size-6" />
      </button>
      <noscript>
        <a href={`#${BAR_ID}`} className="menu-link xl:hidden">
          {messages.shell.openMenu}
        </a>
        <a href="#main" className="menu-link xl:hidden">
          {messages.shell.closeMenu}
        </a>
      </noscript>
    </>
  );
}
