import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Timeouts } from '../input/slow-clients.ts';
import { networkOf } from './client-network.ts';
import { refusal } from './limit-calls.ts';

/** Of one address, in bytes: twenty of the longest documents at the same time. */
const MOST_OF_ONE = 20 * 1024 * 1024;
const RETRY_SECONDS = 5;

/**
 * Bounds what is held of bodies that are read into memory, in bytes and in time, until they are complete: a client may
 * begin as many as its calls allow, and then send them slowly. Files are streamed. Registered after `limitCalls`.
 */
export function limitArrivingBodies(
  app: FastifyInstance,
  { callLimitFactor }: Pick<Config, 'callLimitFactor'>,
  { bodyMs }: Pick<Timeouts, 'bodyMs'>,
): void {
  const most = MOST_OF_ONE * callLimitFactor;
  const arriving = new Map<string, number>();
  const add = (network: string, bytes: number) => {
    const sum = (arriving.get(network) ?? 0) + bytes;
    if (sum === 0) arriving.delete(network);
    else arriving.set(network, sum);
  };

  app.addHook('onRequest', (request, reply, done) => {
    const bytes = bytesInMemory(request);
    // Whoever has left while it was counted holds nothing, and its end has been told.
    if (bytes === 0 || request.raw.closed) return done();
    const network = networkOf(request.ip);
    const held = arriving.get(network) ?? 0;
    // One alone is taken, however small the factor.
    if (held > 0 && held + bytes > most) {
      // The body is not read, so nothing else can come on this connection.
      reply.header('connection', 'close');
      return done(refusal(reply, RETRY_SECONDS));
    }
    add(network, bytes);
    const { socket } = request.raw;
    const tooSlow = setTimeout(() => socket.destroy(), bodyMs).unref();
    request.raw.once('close', () => {
      clearTimeout(tooSlow);
      add(network, -bytes);
    });
    done();
  });
}

/** What the body can take; 0 without one, for files, and for the calls of pages in this process. */
function bytesInMemory({ raw, headers, routeOptions }: FastifyRequest): number {
  const { bodyLimit, config } = routeOptions;
  if (!(raw.socket instanceof Socket) || config.callLimit?.bodyBytes === null) return 0;
  if (headers['transfer-encoding'] !== undefined) return bodyLimit;
  return Math.min(Number(headers['content-length'] ?? 0) || 0, bodyLimit);
}
