import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance, FastifyRequest } from 'fastify';

/** How long the server waits for somebody who has begun to ask and does not go on. */
export interface Timeouts {
  /** From the first byte to the end of the headers. */
  headersMs: number;
  /** Between two pieces of a body. */
  pauseMs: number;
  /** Of an answer of which nothing is taken. */
  unreadMs: number;
  /** For all of it: two gigabytes over a slow line are well within. */
  wholeMs: number;
  /** How often it looks. */
  lookMs: number;
}

export const TIMEOUTS: Timeouts = {
  headersMs: 20_000,
  pauseMs: 30_000,
  unreadMs: 60_000,
  wholeMs: 4 * 3_600_000,
  lookMs: 5_000,
};

export const serverTimeouts = ({ headersMs, wholeMs, lookMs }: Timeouts) =>
  ({
    requestTimeout: wholeMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: lookMs },
  }) satisfies FastifyHttpOptions<Server>;

/** A line this slow is none: two gigabytes would take days. */
const BODY_MIN_BYTES_PER_PAUSE = 4 * 1024;

/**
 * A body that stops coming, or comes by single bytes, holds a connection and what was begun for it; the connection is
 * closed. Whether the answer takes its time does not matter, nor that the portal itself reads slowly.
 */
export function dropSlowClients(app: FastifyInstance, patience: Timeouts): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request) && request.raw.socket instanceof Socket) watchBody(request.raw, reply.raw, patience.pauseMs);
    done();
  });
  leaveSlowReaders(app, patience);
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function watchBody(body: IncomingMessage, answer: ServerResponse, pauseMs: number): void {
  const { socket } = body;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    if (body.complete) return clearInterval(timer);
    const came = socket.bytesRead - seen;
    seen = socket.bytesRead;
    if (came < BODY_MIN_BYTES_PER_PAUSE && !waitsForUs(body)) socket.destroy();
  }, pauseMs);
  timer.unref();
  answer.once('close', () => clearInterval(timer));
}

/** What has come lies there unread. */
const waitsForUs = (body: IncomingMessage) => body.readableLength >= body.readableHighWaterMark;

/** An answer of which nothing is taken for so long is not waited for: its bytes lie in our memory. */
function leaveSlowReaders(app: FastifyInstance, { unreadMs, lookMs }: Timeouts): void {
  const taken = new Map<Socket, { bytes: number; since: number }>();
  app.server.on('connection', (socket: Socket) => {
    taken.set(socket, { bytes: 0, since: performance.now() });
    socket.once('close', () => taken.delete(socket));
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, last] of taken) {
      const bytes = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || bytes > last.bytes) taken.set(socket, { bytes, since: now });
      else if (now - last.since > unreadMs) socket.destroy();
    }
  }, lookMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
