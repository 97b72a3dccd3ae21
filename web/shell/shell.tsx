import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Outlet, useMatches } from 'react-router';
import { canByRole } from '#shared/role-permissions.ts';
import { AsVisitor, useAppState } from '#web/lib/app-context.tsx';
import { handleOf } from '#web/lib/page/route-handle.ts';
import { useIsDesk } from '#web/lib/page/use-is-desk.ts';
import { SkipLink } from '../ui/navigation/skip-link.tsx';
import { Dock } from './dock.tsx';
import { ChatHost } from './chat/chat-host.tsx';
import { SiteFooter } from './footer/site-footer.tsx';
import { SiteHeader } from './header/site-header.tsx';
import { loadFieldFocus } from './load-field-focus.ts';
import { LoadingBar } from './loading-bar.tsx';
import { PageFrame } from './page-frame.tsx';
import { useIsHome } from './use-is-home.ts';
import { useOpenUntilNavigation } from '#web/lib/dialog/use-open-until-navigation.ts';

interface ShellProps {
  /** Shows the header even if the route hides it: a page that refuses must offer a way on. */
  alwaysHeader?: boolean;
  children?: ReactNode;
}

/** Header, routed content, footer and assistant (specification point 2, Root shell). */
export function Shell({ alwaysHeader = false, children = <Outlet /> }: ShellProps) {
  const isHome = useIsHome();
  const {
    showHeader = true,
    endsWithCall = false,
    hasOwnAction,
    headerOfVisitor,
  } = handleOf(useMatches().at(-1)) ?? {};
  const isStaff = useAppState(({ loginId, roles }) => canByRole.accessAdmin({ id: loginId, roles }));
  const withCalls = endsWithCall && !isStaff;
  const isDesk = useIsDesk();
  const [isMenuOpen, setMenuOpen] = useOpenUntilNavigation();
  useEffect(loadFieldFocus, []);
  const header = <SiteHeader isHome={isHome} isMenuOpen={isMenuOpen} onMenuChange={setMenuOpen} />;

  // The side menu stands around the form, and what belongs to it.
  if (isDesk) return children;
  return (
    <>
      <SkipLink target="main" />
      <LoadingBar />
      {(showHeader || alwaysHeader) && (headerOfVisitor ? <AsVisitor>{header}</AsVisitor> : header)}
      <div inert={isMenuOpen} className="fills-window">
        <PageFrame>{children}</PageFrame>
        <SiteFooter endsWithCall={withCalls} />
        <Dock withCalls={withCalls && !hasOwnAction} />
      </div>
      <ChatHost />
    </>
  );
}
