import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { networkOf } from './client-network.ts';

/** More than a page calls at the same time. Each has its part of every turn of the event loop, up to some milliseconds. */
const MOST_OF_ONE = 8;

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
    const network = networkOf(request.ip);
    const line = lines.get(network) ?? { working: 0, waiting: new Set() };
    lines.set(network, line);
    const begin = () => {
      line.working += 1;
      done();
    };
    const leave = () => {
      if (!places.delete(reply)) return;
      if (!line.waiting.delete(begin)) line.working -= 1;
      const [next] = line.waiting;
      if (next !== undefined && line.working < most) {
        line.waiting.delete(next);
        setImmediate(next);
      }
      if (line.working + line.waiting.size === 0) lines.delete(network);
    };
    places.set(reply, leave);
    // Whoever leaves while waiting is not worked for.
    reply.raw.once('close', leave);
    if (line.working < most) begin();
    else line.waiting.add(begin);
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
