import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import type { Hydrated } from './lib/before-hydration/hydrated.ts';
import { DialogHost } from './shell/dialog/dialog-host.tsx';
import { ToastHost } from './shell/toast/toast-host.tsx';
import { useLoginState } from './shell/use-login-state.ts';

const HYDRATED: Hydrated = 'portal-hydrated';

interface DocumentProps {
  /** Already escaped for a script element; see `lib/hydration.ts`. */
  hydrationJson: string;
  /** Given on the server alone: React keeps what it finds in the head. */
  assets?: { css: string; fonts: string; modules: readonly string[] };
  children: ReactNode;
}

/** The HTML document, the same on both sides. Titles and descriptions come up from the pages. */
export function Document({ hydrationJson, assets, children }: DocumentProps) {
  useEffect(() => {
    document.dispatchEvent(new Event(HYDRATED));
  }, []);
  return (
    <html lang="ko">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b1020" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        {/* The first paint waits for nothing but the page; what makes it answer is fetched when it is seen. */}
        {assets && <style dangerouslySetInnerHTML={{ __html: assets.css }} />}
        {assets && <meta name="modules" content={assets.modules.join(' ')} />}
      </head>
      <body>
        {children}
        {/* Data, not code: a strict content security policy lets it through, and cached pages need no nonce. */}
        <script type="application/json" id="hydration" dangerouslySetInnerHTML={{ __html: hydrationJson }} />
        {/* For paper until the first paint, so that it holds up nothing (entry.first.ts); letters stand in their stand-ins (styles.css). */}
        {assets && <link id="fonts" rel="stylesheet" media="print" href={assets.fonts} suppressHydrationWarning />}
        {assets && (
          <noscript>
            <link rel="stylesheet" href={assets.fonts} />
          </noscript>
        )}
      </body>
    </html>
  );
}

/** Above every screen, with or without header and footer. */
export function Root() {
  useLoginState();
  return (
    <>
      <Outlet />
      <DialogHost />
      <ToastHost />
    </>
  );
}
