import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely';
import type { Db } from './open-database.ts';

const running = new AsyncLocalStorage<true>();

abstract class QueryGuard implements KyselyPlugin {
  abstract check(): void;
  transformQuery(args: PluginTransformQueryArgs) {
    this.check();
    return args.node;
  }
  async transformResult(args: PluginTransformResultArgs) {
    return args.result;
  }
}

class OuterHandleGuard extends QueryGuard {
  check() {
    if (running.getStore()) throw new Error('A query inside a transaction must use the handle of the transaction');
  }
}

class EndedTransactionGuard extends QueryGuard {
  ended = false;
  check() {
    if (this.ended) throw new Error('A query outlived its transaction');
  }
}

/** Whether a transaction is open around the caller. */
export const isInsideTransaction = (): boolean => running.getStore() === true;

/** On the outer handle: a query that forgets the transaction would wait for it forever on SQLite. */
export const refuseInsideTransaction: KyselyPlugin = new OuterHandleGuard();

/**
 * Runs `work` in a transaction: all of it is kept, or none when it throws. The handle passed in is the only
 * one that works inside, and it stops working when the transaction ends.
 * Inside another transaction, `work` joins it.
 */
export async function transaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db);
  const guard = new EndedTransactionGuard();
  let followers: (() => void)[] = [];
  const result = await db
    .withoutPlugins()
    .withPlugin(guard)
    .transaction()
    .execute((tx) =>
      running.run(true, async () => {
        followers = followersOf(tx);
        try {
          const result = await work(tx);
          for (const last of lastSteps.get(tx)?.values() ?? []) await last();
          return result;
        } finally {
          guard.ended = true;
        }
      }),
    );
  for (const follow of followers) follow();
  return result;
}

const lastSteps = new WeakMap<Db, Map<string, () => Promise<void>>>();

/**
 * Puts a step off to the end of the transaction, before what it did is kept; several by the same name are one. For
 * what follows from all changes together. A step may put off another, which then comes last.
 */
export function beforeCommit(tx: Db, name: string, step: () => Promise<void>): void {
  const steps = lastSteps.get(tx) ?? new Map<string, () => Promise<void>>();
  // At the end, even when a step of this name has run already.
  steps.delete(name);
  lastSteps.set(tx, steps.set(name, step));
}

const followUps = new WeakMap<Db, (() => void)[]>();

function followersOf(tx: Db): (() => void)[] {
  const followers = followUps.get(tx) ?? [];
  followUps.set(tx, followers);
  return followers;
}

/** Once the transaction is committed, and not when it is undone. `follow` must not throw. */
export function afterCommit(tx: Db, follow: () => void): void {
  followersOf(tx).push(follow);
}
