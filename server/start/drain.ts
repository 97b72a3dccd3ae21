import type { Server } from 'node:http';
import { Socket, Server as SocketServer } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** State of a process from the shutdown request until it accepts no more connections. */
export class Drain {
  #begun = false;
  #open = 0;
  #onAnswered: (() => void) | undefined;

  get begun(): boolean {
    return this.#begun;
  }

  begin(): void {
    this.#begun = true;
  }

  opened(): void {
    this.#open += 1;
  }

  ended(): void {
    this.#open -= 1;
    if (this.#open === 0) this.#onAnswered?.();
  }

  /** Resolves when no request is open. Before, the app must not be closed: pages call it in this process. */
  async answered(): Promise<void> {
    if (this.#open > 0) await new Promise<void>((resolve) => (this.#onAnswered = resolve));
  }
}

/**
 * Counts the open requests. While draining, every response closes its connection. Otherwise a proxy could send its next request on a connection
 * that is about to end, and does not repeat requests that change data.
 */
export function closeConnectionsWhile(app: FastifyInstance, drain: Drain): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.raw.socket instanceof Socket) {
      drain.opened();
      reply.raw.once('close', () => drain.ended());
    }
    // Not by header, which cached pages bypass.
    if (drain.begun) reply.raw.shouldKeepAlive = false;
    done();
  });
}

/** A newly accepted connection has this time to send its request; closing at once would count it as idle. */
const FIRST_BYTES_MS = 200;
/** The event loop accepts waiting connections one by one, so one round without any is not enough. */
const QUIET_ROUNDS = 20;
const MOST_ROUNDS = 2_000;

/**
 * Stops accepting connections without losing any: connections that wait in the kernel are accepted first. Closing the
 * socket would reset them, and a proxy does not repeat requests that change data.
 */
export async function stopAccepting(server: Server): Promise<void> {
  let quietRounds = 0;
  server.on('connection', () => (quietRounds = 0));
  for (let round = 0; round < MOST_ROUNDS && quietRounds < QUIET_ROUNDS; round += 1) {
    quietRounds += 1;
    await setImmediate();
  }
  // Not the HTTP server's `close`, which also closes connections without a request.
  SocketServer.prototype.close.call(server);
  await setTimeout(FIRST_BYTES_MS);
}
