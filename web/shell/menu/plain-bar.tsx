import { Menu } from 'lucide-react';
import { useRef } from 'react';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { useSettings } from '#web/lib/app-context.tsx';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { useMenuLikeDetails } from './use-menu-like-details.ts';
import { MenuContents } from './menu-contents.tsx';

/**
 * Top of the pages whose header the specification hides (point 2: sign-up, 회원정보, 404): the logo, and the whole menu
 * behind one button. Works without scripts.
 */
export function PlainBar() {
  const { productName, logo } = useSettings();
  const menu = useRef<HTMLDetailsElement>(null);
  useMenuLikeDetails(menu);
  return (
    <nav aria-label={messages.shell.wholeMenu} className="relative z-header w-full px-2 no-print">
      <div className="mx-auto flex h-header max-w-page items-center justify-between px-3 md:px-6 xl:px-9">
        <Link to={paths.home()} className="flex h-11 items-center rounded-control text-ink">
          <Logo name={productName} logo={logo} />
        </Link>
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
      </div>
    </nav>
  );
}
