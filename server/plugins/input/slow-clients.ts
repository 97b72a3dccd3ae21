import type { Server } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';

/** How long the server waits for somebody who has begun to ask and does not go on. */
export interface Patience {
  /** From the first byte to the end of the headers. */
  headersMs: number;
  /** Between two pieces of a body. */
  pauseMs: number;
  /** For all of it: two gigabytes over a slow line are well within. */
  wholeMs: number;
  /** How often it looks. */
  lookMs: number;
}

export const PATIENCE: Patience = { headersMs: 20_000, pauseMs: 30_000, wholeMs: 4 * 3_600_000, lookMs: 5_000 };

export const serverPatience = ({ headersMs, wholeMs, lookMs }: Patience) =>
  ({
    requestTimeout: wholeMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: lookMs },
  }) satisfies FastifyHttpOptions<Server>;

/**
 * A body that stops coming holds a connection and what was begun for it; the socket is closed. Once it has come, the
 * answer may take its time: an import of a whole board does.
 */
export function leaveSlowClients(app: FastifyInstance, { pauseMs }: Patience): void {
  app.addHook('onRequest', async ({ raw }) => {
    const { socket } = raw;
    if (!(socket instanceof Socket) || raw.complete) return;
    socket.setTimeout(pauseMs);
    raw.once('end', () => socket.setTimeout(0));
  });
}
