import { useEffect, useState } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { handleOf } from '../screen.ts';
import { SkipLink } from '../ui/navigation/skip-link.tsx';
import { BackToTop } from './scroll/back-to-top.tsx';
import { ChatButton } from './chat/chat-button.tsx';
import { ChatHost } from './chat/chat-host.tsx';
import { SiteFooter } from './footer/site-footer.tsx';
import { SiteHeader } from './header/site-header.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { PageFrame } from './page-frame.tsx';
import { useIsHome } from './use-is-home.ts';

/** Header, routed content, footer and assistant (specification point 2, Root shell). */
export function Shell() {
  const isHome = useIsHome();
  const { showHeader = true, endsWithCall = false } = handleOf(useMatches().at(-1)) ?? {};
  const { key } = useLocation();
  // Stores the location key at which it was opened, so that every navigation closes it.
  const [menuOpenAt, setMenuOpenAt] = useState<string | null>(null);
  const isMenuOpen = menuOpenAt === key;
  useEffect(loadFieldFocus, []);

  return (
    <>
      <SkipLink target="main" />
      <LoadingBar />
      {showHeader && (
        <SiteHeader
          isHome={isHome}
          isMenuOpen={isMenuOpen}
          onMenuChange={(isOpen) => setMenuOpenAt(isOpen ? key : null)}
        />
      )}
      <div inert={isMenuOpen}>
        <PageFrame>
          <Outlet />
        </PageFrame>
        <SiteFooter endsWithCall={endsWithCall} />
        <div className="fixed right-5 bottom-5 z-header flex flex-col items-center gap-3 no-print has-aria-expanded:flex-row">
          <BackToTop />
          <ChatButton />
        </div>
      </div>
      <ChatHost />
    </>
  );
}

/** Loads the script when a field first gets the focus: before that no form can be submitted. */
function loadFieldFocus(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const load = async () => {
    const { focusFirstInvalidField } = await import('./focus-first-invalid-field.ts');
    if (!signal.aborted) signal.addEventListener('abort', focusFirstInvalidField());
  };
  // A failure is ignored: the fields are marked as invalid without it, too.
  document.addEventListener('focusin', () => void load().catch(() => {}), { once: true, signal });
  return () => stop.abort();
}
