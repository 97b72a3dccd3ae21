import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { networkOf } from './client-network.ts';

/** More than a page calls at the same time. Each has its part of every turn of the event loop, up to some milliseconds. */
const MOST_OF_ONE = 8;
/** What is worked on for somebody who has left keeps its place so long at most. */
const WORK_MS = 10_000;

interface Line {
  working: number;
  waiting: Set<() => void>;
}

/**
 * Works on so many requests of one address at the same time; its others wait until one of them is answered. All calls
 * of a minute sent at once would make everybody wait for all of them. Streams leave their place when they begin.
 */
export function limitAtOnce(app: FastifyInstance, { callLimitFactor }: Pick<Config, 'callLimitFactor'>): void {
  const most = Math.ceil(MOST_OF_ONE * callLimitFactor);
  const lines = new Map<string, Line>();
  const places = new WeakMap<FastifyReply, () => void>();

  // After the body has come, however slowly.
  app.addHook('preValidation', (request, reply, done) => {
    if (!takesPlace(request)) return done();
    if (reply.raw.closed) return;
    const network = networkOf(request.ip);
    const line = lines.get(network) ?? { working: 0, waiting: new Set() };
    lines.set(network, line);
    let isWorking = false;
    // Whoever has left is not worked for.
    const begin = () => {
      if (reply.raw.closed) return leave();
      isWorking = true;
      done();
    };
    const leave = () => {
      if (!places.delete(reply) || line.waiting.delete(begin)) return;
      const [next] = line.waiting;
      if (next !== undefined) {
        // The place is passed on directly, so that no new request takes it.
        line.waiting.delete(next);
        setImmediate(next);
        return;
      }
      line.working -= 1;
      if (line.working === 0) lines.delete(network);
    };
    places.set(reply, leave);
    // Work that has begun goes on without its visitor; else leaving at once would make room for any number.
    reply.raw.once('close', () => {
      if (isWorking && places.has(reply)) setTimeout(leave, WORK_MS).unref();
      else leave();
    });
    if (line.working === most) return void line.waiting.add(begin);
    line.working += 1;
    begin();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    places.get(reply)?.();
    done(null, payload);
  });
}

/** Neither files, nor what waits for others, nor the calls of pages in this process, whose page has the place. */
function takesPlace({ raw, routeOptions }: FastifyRequest): boolean {
  const { callLimit } = routeOptions.config;
  if (callLimit === undefined || !(raw.socket instanceof Socket)) return false;
  return callLimit.bodyBytes !== null && callLimit.costMs > 1 && !callLimit.isStaffOnly && !callLimit.isAnsweredLate;
}
