import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { isAdministrator } from '#shared/permissions.ts';
import type { Context } from '../context.ts';
import { AppError, fail } from '../errors.ts';
import { registerPortalMetrics } from '../metrics/portal-metrics.ts';
import type { Drain } from '../start/drain.ts';
import { failureBody } from './error-reply.ts';
import { actorOf } from './session.ts';

/** Counts a response in the metrics. */
export type ObserveDuration = (labels: { method: string; route: string; status: number }, seconds: number) => void;

export function createMetrics(): { registry: Registry; observe: ObserveDuration } {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  return { registry, observe: (labels, seconds) => duration.observe(labels, seconds) };
}

/**
 * /healthz: the process responds. /readyz: the database responds too, and no shutdown is in progress. /metrics:
 * Prometheus, with METRICS_TOKEN or as administrator.
 */
export function serveHealth(
  app: FastifyInstance,
  context: Context,
  drain: Drain,
  { registry, observe }: ReturnType<typeof createMetrics>,
): void {
  const portal = registerPortalMetrics(registry, context);
  app.addHook('onResponse', (request, reply, done) => {
    observe({ method: request.method, route: request.route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });

  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async (request, reply) => {
    // Not thrown: it is no failure that a person must see in the log.
    if (drain.begun) return reply.status(503).send(failureBody(new AppError('CM09')));
    await sql`select 1`.execute(context.db).catch((cause: unknown) => {
      request.log.error({ err: cause }, 'database does not answer');
      fail('CM09', { cause });
    });
    return { status: 'ready' };
  });
  app.get('/metrics', hidden, async (request, reply) => {
    if (!hasToken(request, context.config.metricsToken) && !isAdministrator(actorOf(request))) fail('CM04');
    await portal.read();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** The client address grants nothing: behind a proxy without forwarding headers, every client would look local. */
function hasToken({ headers }: FastifyRequest, token: string | null): boolean {
  const given = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return token !== null && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

const digest = (value: string) => createHash('sha256').update(value).digest();
