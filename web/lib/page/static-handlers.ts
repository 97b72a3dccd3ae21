import type { RouteObject, StaticHandler } from 'react-router';
import { createStaticHandler } from 'react-router';

/**
 * A static handler for the page at a pathname, with the IDs of all routes (hydration uses them). The router tries its
 * routes one after the other, which for a hundred of them is a fifth of what drawing a page allocates: a handler has only
 * those that begin with the same name as the pathname, and those of any beginning.
 */
export function staticHandlers(routes: RouteObject[]): (pathname: string) => StaticHandler {
  const whole = createStaticHandler(routes);
  const names = new Set(leavesOf(routes).map(nameOf));
  const handlers = new Map(
    [...names].map((name) => [name, createStaticHandler(beginningWith(name, whole.dataRoutes))]),
  );
  return (pathname) => handlers.get(nameOf({ path: pathname })) ?? whole;
}

const leavesOf = (routes: RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => (route.children ? leavesOf(route.children) : [route]));

/** Routes are found regardless of case. */
const nameOf = ({ path = '' }: Pick<RouteObject, 'path'>) => path.split('/', 2)[1]?.toLowerCase();

function beginningWith(name: string | undefined, routes: RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => {
    if (!route.children) return /^(?:\*|\/:)/.test(route.path ?? '') || nameOf(route) === name ? [route] : [];
    const children = beginningWith(name, route.children);
    return children.length > 0 ? [{ ...route, children }] : [];
  });
}
