import { Menu } from 'lucide-react';
import { useRef } from 'react';
import { messages } from '#shared/messages.ko.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { LogoBar } from './logo-bar.tsx';
import { useMenuLikeDetails } from './use-menu-like-details.ts';
import { MenuContents } from './menu-contents.tsx';

/**
 * Top of what cannot be shown where there is no header (404, a refusal): the logo, and the whole menu behind one button.
 * Works without scripts.
 */
export function PlainBar() {
  const menu = useRef<HTMLDetailsElement>(null);
  useMenuLikeDetails(menu);
  return (
    <nav aria-label={messages.shell.wholeMenu} className="relative z-header w-full">
      <LogoBar>
        <details ref={menu}>
          <summary
            className={`${buttonClass({ variant: 'ghost', size: 'small' })} -mr-3 list-none [&::-webkit-details-marker]:hidden`}
          >
            <Menu size={20} aria-hidden="true" />
            {messages.shell.menu}
          </summary>
          <div className="surface-light absolute inset-x-5 top-full max-h-[calc(100dvh-6rem-var(--dock-height,0px))] overflow-y-auto rounded-card border border-line px-4 pb-3 text-left shadow-raised sm:left-auto sm:w-80 md:right-8 xl:right-11">
            <MenuContents />
          </div>
        </details>
      </LogoBar>
    </nav>
  );
}
