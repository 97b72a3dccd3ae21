import type { MiddlewareFunction, RouterContext, RouterContextProvider } from 'react-router';
import { createContext } from 'react-router';
import type { BoardType } from '#shared/boards.ts';

/** Data of a route that is known without loading its module. */
export interface RouteHandle {
  /** Module under `pages/`, for preloading. */
  module: string;
  /** `visitor`: logged-in users are redirected to the home page. */
  access: 'public' | 'login';
  /** Detail page of a public list: when a visitor is refused, the page shows what the list shows. */
  hasPreview: boolean;
  /** The page shows more to some roles; the server decides what. */
  roleCheck: boolean;
  showHeader: boolean;
  /** The header is a visitor's, whoever looks. */
  headerOfVisitor: boolean;
  /** The page ends with the ways to a trial and an inquiry. */
  endsWithCall: boolean;
  /** What one does on the page is its own: the bar of a phone offers nothing beside it, and stands at the end. */
  hasOwnAction: boolean;
  board: BoardType | null;
  /** Set for list pages: the list whose page, scroll position and category the app state keeps. */
  list: string | null;
}

const handleContext: RouterContext<RouteHandle> = createContext<RouteHandle>();

export const provideHandle =
  (handle: RouteHandle): MiddlewareFunction =>
  (args) => {
    args.context.set(handleContext, handle);
  };

/** For loaders of several routes: the handle of the matched route. */
export const handleFrom = (args: { context: Readonly<RouterContextProvider> }): RouteHandle =>
  args.context.get(handleContext);

export const handleOf = (route: { handle?: unknown } | undefined): RouteHandle | undefined =>
  route?.handle as RouteHandle | undefined;
