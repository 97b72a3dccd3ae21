import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import type { ObserveDuration } from '../health.ts';
import { hasOneHost } from '../input/unreadable-requests.ts';
import type { PageCache } from '../pages/cache/page-cache.ts';
import { whenFinished } from '../request-log.ts';
import type { Drain } from '#server/start/drain.ts';
import type { PageRequest } from './direct-request.ts';
import { directRequests } from './direct-request.ts';
import type { RepeatedCalls } from './repeated-calls.ts';
import { isRepeatable } from './repeated-calls.ts';

interface Served {
  /** Without it there are no pages. */
  cache: PageCache | null;
  calls: RepeatedCalls;
  drain: Drain;
  observe: ObserveDuration;
}

interface Asked {
  request: PageRequest;
  response: ServerResponse;
  finished: ReturnType<typeof whenFinished>;
}

/**
 * Answers cached pages and repeated calls before Fastify, whose request, reply and hooks cost three times as much as the
 * answer. Logged, measured, counted and limited as by the hooks. Everything else goes the usual way: what must be waited
 * for, an ambiguous request, and all while the portal stops.
 */
export function serveDirectly(
  app: FastifyInstance,
  { config, log }: Pick<Context, 'config' | 'log'>,
  { cache, calls, drain, observe }: Served,
): void {
  const read = directRequests(config);
  let number = 0;
  let waiting: Asked[] = [];
  const usual = app.server.listeners('request');
  app.server.removeAllListeners('request');
  app.server.on('request', (raw: IncomingMessage, response: ServerResponse) => {
    if (drain.begun || !hasOneHost(raw)) return handleAsUsual(raw, response);
    const request = read(raw);
    const { method, ip, url } = request;
    const finished = whenFinished(log, { method, ip, url, reqId: `direct-${(number += 1).toString(36)}` });
    if (waiting.push({ request, response, finished }) === 1) setImmediate(answerAll);
  });

  function handleAsUsual(raw: IncomingMessage, response: ServerResponse): void {
    for (const handle of usual) Reflect.apply(handle, app.server, [raw, response]);
  }

  /**
   * Everything that the event loop read in one turn: reading all and then sending all costs a quarter less than by turns.
   * A short body comes with its headers, and is read by now. One that does not is not waited for here.
   */
  function answerAll(): void {
    const asked = waiting;
    waiting = [];
    for (const one of asked) answer(one);
  }

  function answer({ request, response, finished }: Asked): void {
    const { raw, method } = request;
    const route = isRepeatable(raw)
      ? calls.answerNow(request, response)
      : cache?.answerNow(request, response) === true
        ? '/*'
        : null;
    if (route === null) return handleAsUsual(raw, response);
    // The event comes once, and removing a listener costs as much as calling it.
    response.on('close', () => {
      const ms = finished(response, route);
      if (response.writableFinished) observe({ method, route, status: response.statusCode }, ms / 1000);
    });
  }
}
