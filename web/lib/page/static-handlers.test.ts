import { createStaticHandler, matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { routes } from '#web/routes.tsx';
import { staticHandlers } from './static-handlers.ts';

const whole = createStaticHandler(routes).dataRoutes;
const handlerFor = staticHandlers(routes);

const leaves = (level: typeof routes): string[] =>
  level.flatMap(({ path, children }) => (children ? leaves(children) : [path ?? '']));

/** What the page at a pathname is, by the IDs that hydration uses. */
const found = (pathname: string, among: typeof routes) =>
  matchRoutes(among, pathname)?.map(({ route, params }) => [route.id, params]);

it('has for each path the route that all routes would give, however it is written', () => {
  const paths = leaves(routes).map((path) => path.replace(/:\w+/, 'x1').replace('*', '/none/x1'));
  expect(paths.length).toBeGreaterThan(80);
  for (const path of paths)
    for (const written of [path, path.toUpperCase(), `${path}/`, path.replace('a', '%61'), `${path}/more`, `${path}x`])
      expect(found(written, handlerFor(written).dataRoutes), written).toEqual(found(written, whole));
});

it('is given only the routes that begin like the path, and the page of unknown paths', () => {
  expect(leaves(handlerFor('/noticeDetail/n1').dataRoutes)).toEqual(['/noticeDetail/:id', '*']);
  expect(leaves(handlerFor('/unknown').dataRoutes)).toEqual(leaves(routes));
});
