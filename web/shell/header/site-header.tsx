import { lazy, Suspense } from 'react';
import { messages } from '#shared/messages.ko.ts';
import { useAppState, useSettings } from '#web/lib/app-context.tsx';
import { paths } from '#shared/paths.ts';
import { cx } from '#web/ui/cx.ts';
import { Logo } from '#web/ui/logo.tsx';
import { AccountLinks } from './account-links.tsx';
import { DesktopMenu } from './desktop-menu.tsx';
import type { HeaderLook } from './header-look.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { BAR_ID, MobileToggle } from './mobile-toggle.tsx';
import { SearchLink } from './search-link.tsx';
import { useHeaderLook } from './use-header-look.ts';
import { Link } from '#web/lib/link.tsx';

/** For members only, so visitors do not load it. */
const ActivityLink = lazy(() => import('./activity-link.tsx'));

const BAR: Record<HeaderLook['style'], string> = {
  transparent: 'surface-dark bg-transparent max-xl:noscript:bg-night',
  'dark-text': 'surface-light border-b border-line bg-surface',
  translucent: 'surface-light bg-[rgb(0_0_0/0.5)] py-2 backdrop-blur-md',
};

/**
 * Dark text on half-transparent black is unreadable over a dark section. In the translucent look the entries therefore
 * stand on a light plate within it (contrast 15:1).
 */
const PLATE: Record<HeaderLook['style'], string> = {
  transparent: 'h-header',
  'dark-text': 'h-header',
  translucent: 'h-14 rounded-full bg-surface',
};

interface SiteHeaderProps {
  isHome: boolean;
  isMenuOpen: boolean;
  onMenuChange: (isOpen: boolean) => void;
}

export function SiteHeader({ isHome, isMenuOpen, onMenuChange }: SiteHeaderProps) {
  const { productName, logo } = useSettings();
  const isMember = useAppState((state) => state.loginId !== '');
  const look = useHeaderLook(isHome);
  const style = isMenuOpen ? 'dark-text' : look.style;
  const isHidden = look.isHidden && !isMenuOpen;

  return (
    <header
      data-style={style}
      data-hidden={isHidden || undefined}
      className={cx(
        'site-header inset-x-0 top-0 z-header px-2 text-ink transition-[translate,background-color] duration-300 ease-calm',
        // Without scripts it keeps the colours of the first section, so it stays there.
        isHome ? 'fixed noscript:absolute' : 'sticky',
        // With its shadow.
        isHidden && '-translate-y-full focus-within:translate-y-0',
        BAR[style],
      )}
    >
      <div
        id={BAR_ID}
        className={cx(
          'menu-bar mx-auto flex max-w-page items-center gap-6 px-3 xl:gap-3 transition-[height] duration-300 md:px-6 xl:px-9',
          PLATE[style],
        )}
      >
        <Link
          to={paths.home()}
          title={productName}
          aria-label={messages.shell.home(productName)}
          className="flex h-11 min-w-27 items-center"
        >
          <Logo name={productName} logo={logo} />
        </Link>
        <nav aria-label={messages.shell.mainMenu} className="site-menu">
          <DesktopMenu />
        </nav>
        <SearchLink />
        <div className="account-links">
          <AccountLinks place="work" />
        </div>
        {isMember && (
          <Suspense>
            <ActivityLink />
          </Suspense>
        )}
        <div className="account-links">
          <AccountLinks place="account" />
        </div>
        <MobileToggle isOpen={isMenuOpen} onToggle={() => onMenuChange(!isMenuOpen)} />
      </div>
      {isMenuOpen && <MobileMenu onClose={() => onMenuChange(false)} />}
    </header>
  );
}
