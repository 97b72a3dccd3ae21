import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../context.ts';

/**
 * Counts calls by address, in the database so that several instances count as one.
 * Only routes that ask for it are limited (`limited()` in route.ts).
 */
export async function limitRates(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(rateLimit, { global: false, store: storeOf(context) });
}

function storeOf({ db, clock }: Context) {
  return class DatabaseStore {
    readonly prefix: string;
    constructor(options: { prefix?: string }) {
      this.prefix = options.prefix ?? '';
    }

    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number,
    ): void {
      const now = clock.now().getTime();
      count(`${this.prefix}${key}`, now, windowMs).then(
        (row) => callback(null, { current: row.count, ttl: row.resets_at - now }),
        (error: Error) => callback(error),
      );
    }

    /** Each route counts for itself. The plugin's types say that the route comes bare; it comes as `routeInfo`. */
    child(options: object): DatabaseStore {
      const { method, url } = (options as { routeInfo: { method: unknown; url: unknown } }).routeInfo;
      return new DatabaseStore({ prefix: `${String(method)} ${String(url)} ` });
    }
  };

  function count(key: string, now: number, windowMs: number) {
    const expired = sql<boolean>`rate_limit.resets_at <= ${now}`;
    return db
      .insertInto('rate_limit')
      .values({ key, count: 1, resets_at: now + windowMs })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql<number>`case when ${expired} then 1 else rate_limit.count + 1 end`,
          resets_at: sql<number>`case when ${expired} then ${now + windowMs} else rate_limit.resets_at end`,
        }),
      )
      .returning(['count', 'resets_at'])
      .executeTakeFirstOrThrow();
  }
}
