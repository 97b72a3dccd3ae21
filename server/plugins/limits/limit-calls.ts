import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tooManyCalls } from '#shared/messages/common/failure.ko.ts';
import { isStaff } from '#shared/permissions.ts';
import { limitConcurrency } from '#server/concurrency/limit-concurrency.ts';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { apiKeyOf } from '#server/security/api-key.ts';
import type { Count, Wait } from './call-counter.ts';
import { countForAll, createLocalCounter } from './call-counter.ts';
import type { CallLimit } from './call-limits.ts';
import { CALL_LIMITS, MEMBERS_PER_ADDRESS, OTHER_LIMITS } from './call-limits.ts';
import { networkOf } from './client-network.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    callLimit?: CallLimit;
  }
}

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

/**
 * Applies `call-limits.ts` to every route: number of calls and body size. Registered after `readSession`; runs before
 * the body is read. Routes that change data and have no entry throw at registration.
 */
export function limitCalls(app: FastifyInstance, context: Context, countHere: CountCall): void {
  app.addHook('onRoute', (route) => {
    const row = limitOf(String(route.method), route.url);
    if (row === undefined) return;
    route.config = { ...route.config, callLimit: row };
    if (row.bodyBytes !== null) route.bodyLimit = row.bodyBytes;
  });

  app.addHook('onRequest', (request, reply, done) => {
    const { callLimit } = request.routeOptions.config;
    if (callLimit === undefined) return done();
    const longest = callLimit.formBytes?.[isStaff(request.account) ? 'staff' : 'member'];
    if (longest !== undefined && Number(request.headers['content-length'] ?? 0) > longest) {
      reply.header('connection', 'close');
      return done(new AppError('CM07'));
    }
    const answer = (wait: Wait) => (wait === null ? done() : done(refusal(reply, wait)));
    if (!callLimit.isShared) return answer(countHere(request, callLimit));
    const counts = countsOf(request, callLimit, context.config.callLimitFactor);
    countInTurn(context, counts, callLimit.minutes * MINUTE_MS).then(answer, done);
  });
}

/** A burst of calls is counted in several turns of the event loop: each is a write, at once in an embedded database. */
const COUNTED_AT_ONCE = 8;
/** Others do not wait for a database that is away. */
const PATIENCE_MS = 2_000;
const countInTurn = limitConcurrency(COUNTED_AT_ONCE, countForAll, PATIENCE_MS);

/** Counts a call in this process. */
export type CountCall = (request: Counted, row: CallLimit) => Wait;

/** What counting needs to know of a call. */
type Counted = Pick<FastifyRequest, 'account' | 'route' | 'method' | 'ip' | 'headers'>;

export function createCallCounter(context: Pick<Context, 'clock' | 'config'>): CountCall {
  const { count } = createLocalCounter(context);
  return (request, row) => count(countsOf(request, row, context.config.callLimitFactor), row.minutes * MINUTE_MS);
}

/** A HEAD does the work of its GET, so it counts as one. */
const asCounted = (method: string) => (method === 'HEAD' ? 'GET' : method);

/** The entry of a route; undefined for GET routes without one, which cost no more than a page. */
export function limitOf(method: string, url: string): CallLimit | undefined {
  const row = (CALL_LIMITS as Record<string, CallLimit>)[url] ?? OTHER_LIMITS[`${asCounted(method)} ${url}`];
  if (row === undefined && !/^(?:GET|HEAD)(?:,(?:GET|HEAD))*$/.test(method))
    throw new Error(`${method} ${url} has no row in call-limits.ts`);
  return row;
}

/** Error for too many calls; sets Retry-After, and says it if the wait is longer than a moment. */
export function refusal(reply: FastifyReply, waitSeconds: number): AppError {
  reply.header('retry-after', waitSeconds);
  return new AppError('CM05', { message: tooManyCalls(waitSeconds) });
}

function countsOf(request: Counted, row: CallLimit, factor: number): Count[] {
  const { account, route } = request;
  const call = `${asCounted(request.method)} ${route}`;
  const count = (who: string, max: number, perDay?: number): Count[] => [
    { key: `${call} ${who}`, max: Math.ceil(max * factor) },
    ...(perDay === undefined ? [] : [{ key: `${call} day ${who}`, max: Math.ceil(perDay * factor), windowMs: DAY_MS }]),
  ];
  const network = networkOf(request.ip);
  if (account) {
    const own = isStaff(account) ? row.staff : row.account;
    const perDay = isStaff(account) ? undefined : row.day?.account;
    // The same order everywhere, to avoid deadlocks between rows.
    return [
      ...count(`account ${account.id}`, own, perDay),
      ...(row.isForStrangers
        ? count(network, row.address, row.day?.address)
        : count(`members ${network}`, own * MEMBERS_PER_ADDRESS, perDay && perDay * MEMBERS_PER_ADDRESS)),
    ];
  }
  if (row.client !== undefined && apiKeyOf(request) !== null) return count(`client ${network}`, row.client);
  return count(network, row.address, row.day?.address);
}
