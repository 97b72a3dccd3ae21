import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import type { Hydrated, HydratedEvent } from './lib/before-hydration/hydrated.ts';
import { DialogHost } from './shell/on-demand/dialog-host.tsx';
import { ToastHost } from './shell/on-demand/toast-host.tsx';
import { useLoginState } from './shell/use-login-state.ts';

const HYDRATED: Hydrated = 'portal-hydrated';

interface DocumentProps {
  /** Escaped for a script element; see `lib/page/hydration.ts`. */
  hydrationJson: string;
  /** At the end of head and body. Server only: in the browser React keeps the existing elements. */
  assets?: { head: ReactNode; body: ReactNode };
  children: ReactNode;
}

/** The HTML document, rendered by server and browser. Pages add title and description. */
export function Document({ hydrationJson, assets, children }: DocumentProps) {
  useEffect(() => {
    const detail: HydratedEvent['detail'] = async (fields) =>
      (await import('./lib/before-hydration/replay-fields.ts')).replayFields(fields);
    document.dispatchEvent(new CustomEvent(HYDRATED, { detail }));
  }, []);
  return (
    <html lang="ko">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b1020" />
        <link rel="icon" href="/favicon" />
        {assets?.head}
      </head>
      <body>
        {children}
        {/* A data block, not a script: allowed by a strict content security policy, and cached pages need no nonce. */}
        <script type="application/json" id="hydration" dangerouslySetInnerHTML={{ __html: hydrationJson }} />
        {assets?.body}
      </body>
    </html>
  );
}

/** Parent of all pages, with or without header and footer. */
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
