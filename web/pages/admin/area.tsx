import { ArrowUpRight, LogOut, UserRound } from 'lucide-react';
import { useEffect } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { Outlet, useLoaderData, useLocation, useMatches } from 'react-router';
import { adminText as text } from '#shared/messages/admin/admin.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { canByRole } from '#shared/role-permissions.ts';
import { NotificationDrawer } from '#web/features/activity/notification-drawer.tsx';
import type { Waiting } from '#web/features/admin/admin-menu.ts';
import { PaletteButton } from '#web/features/admin/palette/palette-button.tsx';
import { usePaletteKeys } from '#web/features/admin/palette/use-palette-keys.tsx';
import { MenuBar } from '#web/features/admin/shell/menu-bar.tsx';
import { useDashboardInAlerts } from '#web/features/admin/shell/use-dashboard-in-alerts.ts';
import { useKeepFocus } from '#web/features/admin/shell/use-keep-focus.ts';
import { SideMenu } from '#web/features/admin/shell/side-menu.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useAppState, useSettings } from '#web/lib/app-context.tsx';
import { apiFrom, servicesFrom } from '#web/lib/page/loader-context.ts';
import { handleOf } from '#web/lib/page/route-handle.ts';
import { BellLink } from '#web/shell/bell/bell-link.tsx';
import { useLogout } from '#web/lib/session/use-logout.ts';
import { useReadUnread } from '#web/shell/bell/use-read-unread.ts';
import { SiteHeader } from '#web/shell/header/site-header.tsx';
import { loadFieldFocus } from '#web/shell/load-field-focus.ts';
import { ToDashboard } from '#web/shell/not-found-help.tsx';
import { LoadingBar } from '#web/shell/loading-bar.tsx';
import { PageFrame } from '#web/shell/page-frame.tsx';
import { Shell } from '#web/shell/shell.tsx';
import { useOpenUntilNavigation } from '#web/lib/dialog/use-open-until-navigation.ts';
import { cx } from '#web/ui/cx.ts';
import { Logo } from '#web/ui/logo.tsx';
import { SkipLink } from '#web/ui/navigation/skip-link.tsx';
import { Link } from '#web/lib/link.tsx';

/**
 * Numbers for the menu. Null for users who may not enter: their page says so, and one refusal is enough. None where they
 * cannot be counted: the menu is the way on from a page that says why.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Partial<Waiting> | null> {
  const { loginId, roles } = servicesFrom(args).store.getState();
  if (!canByRole.accessAdmin({ id: loginId, roles })) return null;
  return apiFrom(args)
    .post('/api/v1/admin/waiting', undefined, { signal: args.request.signal })
    .catch((error: unknown) => {
      if (error instanceof ApiError && (error.status === 0 || error.status >= 500)) return {};
      throw error;
    });
}

/**
 * Counted anew on another page, after a change, and where what was open (a question that was answered) is left, but not
 * for each filter and page of a list.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl'>): boolean {
  const opened = ({ searchParams }: URL) => searchParams.get('open');
  if (opened(currentUrl) !== null && opened(currentUrl) !== opened(nextUrl)) return true;
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

/**
 * What surrounds the pages of the administration. Users without a role for it see the refusal in the common shell. By what
 * was loaded: a login that ends meanwhile takes no form away with what is typed.
 */
export const Component = () => (useLoaderData<typeof loader>() === null ? <Shell alwaysHeader /> : <AdminShell />);

export function AdminShell() {
  const waiting = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const { showHeader = true } = handleOf(useMatches().at(-1)) ?? {};
  const [isMenuOpen, setMenuOpen] = useOpenUntilNavigation();
  const [areNoticesOpen, setNoticesOpen] = useOpenUntilNavigation();
  const openNotices = () => setNoticesOpen(true);
  const { open: openPalette, palette } = usePaletteKeys({ loadsAhead: true });
  useEffect(loadFieldFocus, []);
  useReadUnread(!showHeader);
  useKeepFocus();
  useDashboardInAlerts();

  return (
    <div
      className={cx(
        '[--bar:52px] lg:[--bar:0px]',
        '[--header:0px]',
        // Above the bar of a phone it gives its room to the list as soon as that is scrolled.
        showHeader && 'max-md:[&_.site-header]:static md:[--header:calc(var(--spacing-header)_+_1px)]',
      )}
    >
      <SkipLink target="main" />
      <LoadingBar />
      {showHeader && <SiteHeader isHome={false} isMenuOpen={isMenuOpen} onMenuChange={setMenuOpen} />}
      <div inert={isMenuOpen} className="lg:grid lg:grid-cols-[232px_minmax(0,1fr)]">
        <aside
          aria-label={text.title}
          data-side-menu=""
          className="sticky top-(--header) hidden -mb-(--toast) h-[calc(100dvh-var(--header))] flex-col border-r border-line bg-surface-soft lg:flex"
        >
          {!showHeader && (
            <div className="flex min-h-13 shrink-0 items-center justify-between pr-2 pl-5">
              <Brand />
              <BellLink onOpen={openNotices} />
            </div>
          )}
          <div className={cx('px-3', showHeader && 'pt-3')}>
            <PaletteButton onOpen={openPalette} />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-3 pt-3 pb-1.5">
            <SideMenu waiting={waiting} />
          </div>
          {!showHeader && <Account />}
        </aside>
        <div className="min-w-0">
          <MenuBar
            tools={
              <>
                <PaletteButton onOpen={openPalette} />
                {!showHeader && <BellLink onOpen={openNotices} />}
              </>
            }
          >
            <SideMenu waiting={waiting} />
            {!showHeader && <Account />}
          </MenuBar>
          {palette}
          <NotificationDrawer open={areNoticesOpen} onClose={() => setNoticesOpen(false)} />
          <PageFrame>
            {/* The way on where a page fails, unless that is the dashboard itself. */}
            <Outlet context={pathname !== paths.admin() && <ToDashboard variant="secondary" />} />
          </PageFrame>
        </div>
      </div>
    </div>
  );
}

/** What fits in one line beside the mark; Korean characters take twice the room of Latin ones. */
const LINE_UNITS = 9;
const WIDE = 2;
const unitsOf = (name: string) =>
  Array.from(name, (letter) => (letter > '\u{ff}' ? 2 : 1.2)).reduce((a, b) => a + b, 0);

/** A long name is smaller and wraps; a wide picture stands for it, because no name fits beside it. */
function Brand() {
  const { productName, logo: given } = useSettings();
  const own = given === 'delivered' ? null : given;
  const logo = own ? { ...own, hasName: own.hasName || own.width > own.height * WIDE } : given;
  const isPicture = own !== null && logo !== null && logo !== 'delivered' && logo.hasName;
  const wraps = !isPicture && unitsOf(productName) > LINE_UNITS;
  return (
    <Link to={paths.admin()} title={productName} className="flex min-w-0 items-center gap-1.5 text-ink">
      <span className={wraps ? 'shrink-0' : 'flex min-w-0 [&_img]:max-w-26'}>
        <Logo name={wraps ? '' : productName} logo={logo} />
      </span>{' '}
      <span
        className={cx(
          'font-bold',
          wraps ? 'py-3 text-sm leading-5 [overflow-wrap:anywhere]' : 'shrink-0 text-xl tracking-tight',
        )}
      >
        {wraps && `${productName} `}
        {text.title}
      </span>
    </Link>
  );
}

const ACCOUNT_ENTRY =
  'flex min-h-8 items-center gap-2 rounded-lg px-2 text-sm text-ink-soft hover:bg-line hover:text-ink max-lg:min-h-11 max-lg:px-3';

/** Beside the page, where low screens need the room for the menu, the signs stand for the words. */
const ACCOUNT_WORDS = 'lg:sr-only';

/** The way back to the site, the account and the log-out: in one line beside the page, one below the other on a phone. */
function Account() {
  const loginId = useAppState((state) => state.loginId);
  const logout = useLogout();
  return (
    <div className="border-t border-line px-3 py-1.5 max-lg:mt-3 max-lg:px-0 lg:flex">
      <Link to={paths.home()} title={text.toSite} className={ACCOUNT_ENTRY}>
        <ArrowUpRight size={16} aria-hidden="true" />
        <span className={ACCOUNT_WORDS}>{text.toSite}</span>
      </Link>
      {loginId === '' ? (
        // The login ended, and a form was not left.
        <Link to={paths.login()} className={ACCOUNT_ENTRY}>
          {messages.shell.login}
        </Link>
      ) : (
        <>
          <Link
            to={paths.userEdit()}
            title={messages.shell.editProfile}
            aria-label={messages.shell.member(loginId)}
            className={cx(ACCOUNT_ENTRY, 'min-w-0 flex-1')}
          >
            <UserRound size={16} aria-hidden="true" className="shrink-0" />
            <span className="min-w-0 truncate">{messages.shell.member(loginId)}</span>
          </Link>
          <button
            type="button"
            title={messages.shell.logout}
            onClick={logout}
            className={cx(ACCOUNT_ENTRY, 'max-lg:w-full')}
          >
            <LogOut size={16} aria-hidden="true" />
            <span className={ACCOUNT_WORDS}>{messages.shell.logout}</span>
          </button>
        </>
      )}
    </div>
  );
}
