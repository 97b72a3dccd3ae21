import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { PaintedUpTo } from '#web/ui/painted-up-to.tsx';
import { useIsHome } from './use-is-home.ts';

/** The address shown before. Not in the component: where another shell surrounds the next page, its frame is new. */
const shown: { pathname?: string; search?: string } = {};

/** Fades a new route in and moves the focus to it or its `#place`, so that keyboard and screen reader continue there. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const isHome = useIsHome();
  const [firstPathname] = useState(pathname);
  const main = useRef<HTMLElement>(null);

  useEffect(() => {
    const before = { ...shown };
    Object.assign(shown, { pathname, search });
    if (before.pathname === undefined || (before.pathname === pathname && before.search === search)) return;
    const { activeElement } = document;
    // Another page may already have focused its first field. Another view of the same page takes the focus only where
    // what had it is gone.
    const isElsewhere =
      before.pathname === pathname ? activeElement === document.body : !main.current?.contains(activeElement);
    // A dialog above the page, as of why the next one could not be loaded, keeps the focus and gives it back.
    if (!isElsewhere || main.current?.closest('[aria-hidden]')) return;
    main.current?.focus({ preventScroll: true });
    document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [pathname, search, hash]);

  return (
    <main id="main" ref={main} tabIndex={-1} className="grow outline-none">
      {/* No fade for the first page: it would only delay the first paint. */}
      <div key={pathname} className={pathname === firstPathname ? undefined : 'route-fade'}>
        {children}
      </div>
      {/* The landing page is long, and says itself what is painted first. */}
      {!isHome && <PaintedUpTo id="main-end" />}
    </main>
  );
}
