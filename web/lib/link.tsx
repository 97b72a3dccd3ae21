import type { ComponentProps, MouseEvent } from 'react';
import { use } from 'react';
import { createPath, parsePath, UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path from the root, with query and hash, or a query alone. */
  to: string;
  replace?: boolean;
  /** Kept with the entry of the history. */
  state?: unknown;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
  /** Address of the same page that is known only in the browser, at the click. */
  goesTo?: () => string;
  /** For pages of this host that are not the router's, such as the manual. */
  reloadDocument?: boolean;
}

/**
 * Link to a page of the portal. Does what React Router's `Link` does for absolute paths, with one hook instead of
 * fifteen: a list page has sixty links, which server and browser draw.
 */
export function Link({
  to,
  replace,
  state,
  preventScrollReset,
  goesTo,
  reloadDocument,
  onClick,
  children,
  ...rest
}: LinkProps) {
  const router = use(DataRouterContext)?.router;
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!router || reloadDocument || event.defaultPrevented || !opensHere(event)) return;
    event.preventDefault();
    // Like the browser: a link to the page that is shown adds no entry to the history.
    const { location } = router.state;
    const address = goesTo?.() ?? to;
    const isShown = createPath(location) === createPath({ pathname: location.pathname, ...parsePath(address) });
    void router.navigate(address, { replace: replace ?? isShown, state, preventScrollReset });
  };
  return (
    <a {...rest} href={to} onClick={open}>
      {children}
    </a>
  );
}

/** What a path has after that of its list: `/noticeDetail/…`, `/noticeRegister` and `/Notice/` are of `/notice`. */
const AFTER_LIST = /^(..+?)((detail|modify)?\/.*|register)$/i;

/** A link that tells with `aria-current` that its page is shown, or one below it. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  const isShown = pathname.replace(AFTER_LIST, '$1').toLowerCase() === props.to.toLowerCase();
  const isBelow = pathname.length > props.to.length + 1;
  return <Link {...props} aria-current={isShown ? isBelow || 'page' : undefined} />;
}

/** Not for a new tab or window, nor for a download. */
export const opensHere = ({
  button,
  currentTarget,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
}: MouseEvent<HTMLAnchorElement>) =>
  button === 0 &&
  !(metaKey || altKey || ctrlKey || shiftKey) &&
  (!currentTarget.target || currentTarget.target === '_self');
