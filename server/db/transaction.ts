import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely';
import { endLongTurn } from '#server/end-long-turn.ts';
import type { Db } from './open-database.ts';

const running = new AsyncLocalStorage<true>();

abstract class QueryGuard implements KyselyPlugin {
  abstract check(): void;
  transformQuery(args: PluginTransformQueryArgs) {
    this.check();
    return args.node;
  }
  async transformResult(args: PluginTransformResultArgs) {
    await endLongTurn();
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

/** Whether the caller runs inside a transaction. */
export const isInsideTransaction = (): boolean => running.getStore() === true;

/** For the outer handle: on SQLite, a query without the transaction's handle would wait for it forever. */
export const refuseInsideTransaction: KyselyPlugin = new OuterHandleGuard();

/**
 * Runs `work` in a transaction, which is rolled back if it throws. Inside, only the passed handle may be used; after
 * the end it throws. Inside another transaction, `work` joins it.
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
 * Runs `step` at the end of the transaction, before the commit; several with the same name run once. For consequences
 * of all changes together. A step may add another one, which runs last.
 */
export function beforeCommit(tx: Db, name: string, step: () => Promise<void>): void {
  const steps = lastSteps.get(tx) ?? new Map<string, () => Promise<void>>();
  // Moved to the end, even if a step of this name has already run.
  steps.delete(name);
  lastSteps.set(tx, steps.set(name, step));
}

const followUps = new WeakMap<Db, (() => void)[]>();

function followersOf(tx: Db): (() => void)[] {
  const followers = followUps.get(tx) ?? [];
  followUps.set(tx, followers);
  return followers;
}

/** Runs `follow` after the commit, not after a rollback. `follow` must not throw. */
export function afterCommit(tx: Db, follow: () => void): void {
  followersOf(tx).push(follow);
}
