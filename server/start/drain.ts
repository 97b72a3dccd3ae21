import type { Server } from 'node:http';
import { Server as SocketServer } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** From the moment a process is asked to end until it takes no connections any more. */
export class Drain {
  #begun = false;

  get begun(): boolean {
    return this.#begun;
  }

  begin(): void {
    this.#begun = true;
  }
}

/**
 * While draining, every answer closes its connection: a proxy sends its next request elsewhere, instead of down a
 * connection that ends at that moment, where it does not repeat one that changes something.
 */
export function closeConnectionsWhile(app: FastifyInstance, drain: Drain): void {
  app.addHook('onRequest', (_request, reply, done) => {
    // Not a header: pages from the cache are written past those.
    if (drain.begun) reply.raw.shouldKeepAlive = false;
    done();
  });
}

/** A connection that was just accepted has its request within this time; closing at once would take it for an idle one. */
const FIRST_BYTES_MS = 200;
/** The event loop takes waiting connections one by one, so that a single round without one says little. */
const QUIET_ROUNDS = 20;
const MOST_ROUNDS = 2_000;

/**
 * Takes no more connections, and loses none: those that wait in the kernel are accepted first, as closing the socket
 * would reset them, and a proxy does not send a request again that changes something.
 */
export async function stopAccepting(server: Server): Promise<void> {
  let quietRounds = 0;
  server.on('connection', () => (quietRounds = 0));
  for (let round = 0; round < MOST_ROUNDS && quietRounds < QUIET_ROUNDS; round += 1) {
    quietRounds += 1;
    await setImmediate();
  }
  // Not the HTTP server's own: that closes connections, too, on which no request has come yet.
  SocketServer.prototype.close.call(server);
  await setTimeout(FIRST_BYTES_MS);
}
