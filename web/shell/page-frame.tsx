import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Fades a new route in and moves the focus to it, so that keyboard and screen reader continue there. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [firstPathname] = useState(pathname);
  const main = useRef<HTMLElement>(null);
  const shownPathname = useRef(pathname);

  useEffect(() => {
    if (shownPathname.current === pathname) return;
    shownPathname.current = pathname;
    // A page may already have focused its first field.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <main id="main" ref={main} tabIndex={-1} className="min-h-[60vh] outline-none">
      {/* No fade for the first page: it would only delay the first paint. */}
      <div key={pathname} className={pathname === firstPathname ? undefined : 'route-fade'}>
        {children}
      </div>
    </main>
  );
}
