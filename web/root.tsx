import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import type { Hydrated, HydratedEvent } from './lib/before-hydration/hydrated.ts';
import { DialogHost } from './shell/on-demand/dialog-host.tsx';
import { ToastHost } from './shell/on-demand/toast-host.tsx';
import { useLoginState } from './shell/use-login-state.ts';

const HYDRATED: Hydrated = 'portal-hydrated';

interface DocumentProps {
  /** Escaped for a script element; see `lib/hydration.ts`. */
  hydrationJson: string;
  /** Server only: in the browser React keeps the existing head elements. */
  assets?: { script: string; css: string; stylesheets: readonly string[]; fonts: string; modules: readonly string[] };
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
        {assets && <link rel="modulepreload" fetchPriority="low" href={assets.script} />}
        {/* Preloads nothing: modules are fetched after the first paint (`entry.first.ts`). */}
        {assets && <style dangerouslySetInnerHTML={{ __html: assets.css }} />}
        {assets && <meta name="stylesheets" content={assets.stylesheets.join(' ')} />}
        {assets && <meta name="modules" content={assets.modules.join(' ')} />}
      </head>
      <body>
        {children}
        {/* A data block, not a script: allowed by a strict content security policy, and cached pages need no nonce. */}
        <script type="application/json" id="hydration" dangerouslySetInnerHTML={{ __html: hydrationJson }} />
        {/* `media="print"` until the first paint, so that it does not block rendering (entry.first.ts). Until then the
            fallback fonts of styles.css are used. */}
        {assets && <link id="fonts" rel="stylesheet" media="print" href={assets.fonts} suppressHydrationWarning />}
        {assets && (
          <noscript>
            {[...assets.stylesheets, assets.fonts].map((href) => (
              <link key={href} rel="stylesheet" href={href} />
            ))}
          </noscript>
        )}
        {assets && <script type="module" src={assets.script} />}
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
