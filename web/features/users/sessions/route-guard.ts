import type { MiddlewareFunction } from 'react-router';
import { redirect } from 'react-router';
import type { AppState } from '#web/lib/app-store.ts';
import { servicesFrom } from '#web/lib/page/loader-context.ts';
import { paths } from '#shared/paths.ts';
import { currentSession } from '#web/lib/session/session.ts';

/** Runs before the loaders of pages that need a login (specification point 4, Route guard). */
export const requireLogin: MiddlewareFunction = async (args) => {
  const { store, refuseVisitor } = servicesFrom(args);
  const session = import.meta.env.SSR ? store.getState().userInfo : currentSession();
  if (session === null) await refuseVisitor(args);
};

/** Leads whoever must change the password from the administration to the form that does, which leads back. */
export const requireOwnPassword: MiddlewareFunction = (args) => {
  const session = import.meta.env.SSR ? servicesFrom(args).store.getState().userInfo : currentSession();
  const { pathname, search } = new URL(args.request.url);
  if (session?.mustChangePassword) throw redirect(paths.newPassword(pathname + search));
};

/** Resets the list state when another list is entered (specification point 4, Route guard). */
export const resetStateOfList =
  (list: string): MiddlewareFunction =>
  (args) => {
    servicesFrom(args).store.setState((state) => stateOnOpening(list, state));
  };

export function stateOnOpening(list: string, state: Pick<AppState, 'currentList'>): Partial<AppState> {
  if (state.currentList === list) return {};
  return { currentList: list, currentPage: 1, currentScroll: 1, category: '', currentSearch: '' };
}
