import type { ReactNode } from 'react';
import type { RenderContext } from '#web/entry.server.tsx';

interface PageAssets extends Omit<RenderContext['assets'], 'modulesFor'> {
  /** Of this page. */
  modules: readonly string[];
}

/** What a page needs of scripts and styles, for `Document`: addresses, and `css` as text. Only the server renders it. */
export function assetElements({ script, css, stylesheets, fonts, modules }: PageAssets): {
  head: ReactNode;
  body: ReactNode;
} {
  return {
    head: (
      <>
        <link rel="modulepreload" fetchPriority="low" href={script} />
        {/* Preloads nothing: modules are fetched after the first paint (`entry.first.ts`). */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
        <meta name="stylesheets" content={stylesheets.join(' ')} />
        <meta name="modules" content={modules.join(' ')} />
      </>
    ),
    body: (
      <>
        {/* `media="print"` until the first paint, so that it does not block rendering (entry.first.ts). Until then the
            fallback fonts of styles.css are used. */}
        <link id="fonts" rel="stylesheet" media="print" href={fonts} suppressHydrationWarning />
        <noscript>
          {[...stylesheets, fonts].map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
        </noscript>
        <script type="module" src={script} />
      </>
    ),
  };
}
