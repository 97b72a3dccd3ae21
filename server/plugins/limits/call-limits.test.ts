import { expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { openCachedPortal } from '../pages/cache/cached-portal.fixture.ts';
import type { CallLimit } from './call-limits.ts';
import { CALL_LIMITS, FILTERED_LIST, MEMBERS_PER_ADDRESS, OTHER_LIMITS } from './call-limits.ts';
import { limitOf } from './limit-calls.ts';

/** Share of the server's main thread. */
const MOST_OF_A_CORE = { account: 0.05, address: 0.11 };
/** Of what an address counts for all who are behind it, logged in or not. */
const MOST_FOR_PAGES = 0.3;

it('nobody below staff can make the server busy with one call alone', () => {
  const rows = Object.entries<CallLimit>({ ...CALL_LIMITS, ...OTHER_LIMITS, FILTERED_LIST }).filter(
    ([, row]) => !row.isStaffOnly,
  );
  expect(rows.length).toBeGreaterThan(80);
  const tooMuch = rows.filter(([call, { account, address, costMs, minutes }]) => {
    const share = (calls: number) => (calls * costMs) / (minutes * 60_000);
    return (
      share(account) > MOST_OF_A_CORE.account ||
      share(address) > (call === 'GET /*' ? MOST_FOR_PAGES : MOST_OF_A_CORE.address) ||
      share(account * MEMBERS_PER_ADDRESS) > 1
    );
  });
  expect(tooMuch).toEqual([]);
});

it('every form with a file has an end', () => {
  const forms = Object.values<CallLimit>(CALL_LIMITS).filter(({ bodyBytes }) => bodyBytes === null);
  expect(forms.map(({ formBytes }) => formBytes)).not.toContain(undefined);
  expect(forms).toHaveLength(4);
});

it('every row is of a route that is served, and whatever changes something has a row', async () => {
  const { portal } = await openCachedPortal();
  const { app } = portal;
  const unserved = [
    ...Object.keys(CALL_LIMITS).map((path) => ['', path]),
    ...Object.keys(OTHER_LIMITS).map((key) => key.split(' ')),
  ]
    .map(([method = '', url = '']) => ({ url, methods: method === '' ? (['GET', 'POST'] as const) : [method] }))
    .filter(({ url, methods }) => !methods.some((method) => app.hasRoute({ method, url })));
  expect(unserved).toEqual([]);
  expect(() => limitOf('POST', '/api/v1/board/brand-new')).toThrow('POST /api/v1/board/brand-new has no row');
  expect(() => app.post('/x', async () => null)).toThrow();
});

/** They answer from memory, or with one row of the database, and a few hundred bytes. */
const CHEAP = [
  '/api/v1/unsubscribe/one-click',
  '/healthz',
  '/readyz',
  '/metrics',
  '/robots.txt',
  '/favicon',
  '/.well-known/security.txt',
  '/manual',
];
/** Of the library that shows the API's description. */
const FILES = /^\/api\/docs(?!\/(?:json|yaml)$)/;

it('whatever else anybody may open has a row, unless it costs next to nothing', async () => {
  const { portal } = await openCachedPortal();
  const unlimited = getRoutesOf(portal.app).filter((url) => limitOf('GET', url) === undefined && !FILES.test(url));
  expect(unlimited.toSorted()).toEqual(CHEAP.toSorted());
});

/** From the tree that Fastify prints: each line holds what its address adds to the one above it. */
function getRoutesOf(app: FastifyInstance): string[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false, method: 'GET' })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = ''] = /^([│ ]*)[├└]── (\S+) \(/.exec(line) ?? [];
      if (part === '') return [];
      above.length = indent.length / 4;
      above.push(part);
      return [above.join('').replace(/(?<!\/)\*$/, '/*')];
    });
}
