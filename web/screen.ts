import type { RouteObject } from 'react-router';
import { requireLogin, requireOwnPassword, resetStateOfList } from './features/users/sessions/route-guard.ts';
import type { RouteHandle } from './lib/page/route-handle.ts';
import { provideHandle } from './lib/page/route-handle.ts';

interface ScreenModule {
  Component: RouteObject['Component'];
  loader?: RouteObject['loader'];
}

/** The bundler finds the page files by this pattern. Only modules named in `routes.tsx` are loaded. */
const modules = import.meta.glob<ScreenModule>(['./pages/**/*.tsx', '!./pages/site/ui-gallery.tsx']);

function moduleOf(module: string) {
  const lazy = modules[`./pages/${module}.tsx`];
  if (!lazy) throw new Error(`routes.tsx names pages/${module}.tsx, which does not exist`);
  return lazy;
}

type HandleOptions = Partial<Omit<RouteHandle, 'module'>>;

const completeHandle = (module: string, options: HandleOptions): RouteHandle => ({
  access: 'public',
  hasPreview: false,
  roleCheck: false,
  showHeader: true,
  endsWithCall: options.access === undefined || options.access === 'public' || options.hasPreview === true,
  hasOwnAction: false,
  headerOfVisitor: false,
  board: null,
  list: null,
  ...options,
  module,
});

/** Defines one route. `module` is the file under `pages/`, without extension. */
export function screen(path: string, module: string, options: HandleOptions = {}): RouteObject {
  const handle = completeHandle(module, options);
  return {
    path,
    handle,
    lazy: moduleOf(module),
    middleware: [
      provideHandle(handle),
      ...(handle.access === 'login' ? [requireLogin] : []),
      ...(handle.list === null ? [] : [resetStateOfList(handle.list)]),
    ],
  };
}

/**
 * Parent of the administration's screens: a module under `pages/` that renders what surrounds them. The guard runs here,
 * too, because a parent whose module was not loaded cannot show the error of its child.
 */
export function area(id: string, module: string, children: RouteObject[]): RouteObject {
  const handle = completeHandle(module, { access: 'login' });
  return {
    id,
    handle,
    lazy: moduleOf(module),
    middleware: [provideHandle(handle), requireLogin, requireOwnPassword],
    children,
  };
}
