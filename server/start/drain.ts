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
