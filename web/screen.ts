import type { MiddlewareFunction, RouteObject, RouterContext, RouterContextProvider } from 'react-router';
import { createContext } from 'react-router';
import { resetStateOfList, redirectLoggedIn, requireLogin } from './features/users/session/route-guard.ts';
import type { BoardType } from '#shared/boards.ts';

/** What the shell and the pages may know of a route without loading it. */
export interface RouteHandle {
  /** The module under `pages/`, for preloading. */
  module: string;
  /** `visitor`: leads home whoever is logged in. */
  access: 'public' | 'login' | 'visitor';
  /** A document of a public list: the page that refuses a visitor shows what the list does. */
  hasPreview: boolean;
  /** The page shows more to some roles; the server decides what. */
  roleCheck: boolean;
  showHeader: boolean;
  /** The page ends with the ways to a trial and an inquiry. */
  endsWithCall: boolean;
  board: BoardType | null;
  /** Set on list screens: the list whose page, scroll and category app state keeps. */
  list: string | null;
}

interface ScreenModule {
  Component: RouteObject['Component'];
  loader?: RouteObject['loader'];
}

/** Only names written in `routes.tsx` are ever loaded; this is how the bundler finds their files. */
const modules = import.meta.glob<ScreenModule>(['./pages/**/*.tsx', '!./pages/site/ui-gallery.tsx']);

/** One line of the site map. */
export function screen(path: string, module: string, options: Partial<Omit<RouteHandle, 'module'>> = {}): RouteObject {
  const lazy = modules[`./pages/${module}.tsx`];
  if (!lazy) throw new Error(`routes.tsx names pages/${module}.tsx, which does not exist`);
  const handle: RouteHandle = {
    access: 'public',
    hasPreview: false,
    roleCheck: false,
    showHeader: true,
    endsWithCall: options.access === undefined || options.access === 'public',
    board: null,
    list: null,
    ...options,
    module,
  };
  return {
    path,
    handle,
    lazy,
    middleware: [
      tellHandle(handle),
      ...(handle.access === 'login' ? [requireLogin] : []),
      ...(handle.access === 'visitor' ? [redirectLoggedIn] : []),
      ...(handle.list === null ? [] : [resetStateOfList(handle.list)]),
    ],
  };
}

const handleContext: RouterContext<RouteHandle> = createContext<RouteHandle>();

const tellHandle =
  (handle: RouteHandle): MiddlewareFunction =>
  (args) => {
    args.context.set(handleContext, handle);
  };

/** For loaders that serve several lines of the site map: the one that was entered. */
export const handleFrom = (args: { context: Readonly<RouterContextProvider> }): RouteHandle =>
  args.context.get(handleContext);

export const handleOf = (route: { handle?: unknown } | undefined): RouteHandle | undefined =>
  route?.handle as RouteHandle | undefined;
