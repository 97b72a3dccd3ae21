import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance, FastifyRequest } from 'fastify';

/** Timeouts for clients that start a request and do not continue. */
export interface Timeouts {
  /** From the first byte to the end of the headers. */
  headersMs: number;
  /** Between two parts of a body. */
  pauseMs: number;
  /** For a body that is read into memory: a megabyte at 9 kB/s. */
  bodyMs: number;
  /** For a response that the client does not read. */
  unreadMs: number;
  /** For the complete request: enough for two gigabytes on a slow line. */
  wholeMs: number;
  /** Interval of the checks. */
  lookMs: number;
}

export const TIMEOUTS: Timeouts = {
  headersMs: 20_000,
  pauseMs: 30_000,
  bodyMs: 120_000,
  unreadMs: 60_000,
  wholeMs: 4 * 3_600_000,
  lookMs: 5_000,
};

export const serverTimeouts = ({ headersMs, wholeMs, lookMs }: Timeouts) =>
  ({
    requestTimeout: wholeMs,
    // A missing host is refused by `refuseUnclearRequests`.
    http: { headersTimeout: headersMs, connectionsCheckingInterval: lookMs, requireHostHeader: false },
  }) satisfies FastifyHttpOptions<Server>;

/** Minimum bytes per pause; with less, two gigabytes would take days. */
const BODY_MIN_BYTES_PER_PAUSE = 4 * 1024;

/**
 * Closes connections whose body stops, arrives byte by byte or does not end. Time that the server itself needs for reading or
 * answering does not count.
 */
export function dropSlowClients(app: FastifyInstance, patience: Timeouts): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request) && request.raw.socket instanceof Socket) watchBody(request, reply.raw, patience.pauseMs);
    done();
  });
  leaveSlowReaders(app, patience);
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function watchBody({ raw: body, routeOptions }: FastifyRequest, answer: ServerResponse, pauseMs: number): void {
  const { socket } = body;
  // Without a length, which limitCalls looks at, a form could go on for hours.
  const end = socket.bytesRead + (routeOptions.config.callLimit?.formBytes?.staff ?? Infinity);
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    if (body.complete) return clearInterval(timer);
    const came = socket.bytesRead - seen;
    seen = socket.bytesRead;
    if ((came < BODY_MIN_BYTES_PER_PAUSE && !waitsForUs(body)) || seen > end) socket.destroy();
  }, pauseMs);
  timer.unref();
  answer.once('close', () => clearInterval(timer));
}

/** Data is waiting to be read by the server. */
const waitsForUs = (body: IncomingMessage) => body.readableLength >= body.readableHighWaterMark;

/** Closes connections whose response is not read for too long, because it occupies memory. */
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
