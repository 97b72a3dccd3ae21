import type { FastifyBaseLogger } from 'fastify';
import { every } from '../concurrency/every.ts';
import type { LockName, Locks } from './locks.ts';
import type { Db } from './open-database.ts';

const SAVED_EVERY_MS = 1_000;

interface Parts {
  db: Db;
  locks: Locks;
  log: FastifyBaseLogger;
}

export interface Progress extends AsyncDisposable {
  /** Progress text, visible to other instances within a second. */
  set(detail: string): void;
}

/** For the holder of the lock `name`. */
export async function openProgress({ db, log }: Parts, name: LockName, detail: string): Promise<Progress> {
  await db
    .insertInto('job_progress')
    .values({ name, detail })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ detail }))
    .execute();
  const state = { current: detail, saved: detail };
  const save = async () => {
    const { current } = state;
    if (current === state.saved) return;
    try {
      await db.updateTable('job_progress').set({ detail: current }).where('name', '=', name).execute();
      state.saved = current;
    } catch (err) {
      log.warn({ err, name }, 'progress could not be told');
    }
  };
  const saving = every(SAVED_EVERY_MS, save);
  return {
    set: (current) => void (state.current = current),
    async [Symbol.asyncDispose]() {
      await saving.end();
      // A remaining row is harmless: it is ignored without the lock.
      const mine = db.deleteFrom('job_progress').where('name', '=', name);
      await mine.execute().catch((err: unknown) => log.warn({ err, name }, 'progress could not be cleared'));
    },
  };
}

/** Progress text of the holder of the lock `name`; null if nobody holds it. */
export async function readProgress({ db, locks }: Parts, name: LockName): Promise<string | null> {
  // Ignores a row left by a killed process.
  if (!(await locks.isTaken(name))) return null;
  const row = await db.selectFrom('job_progress').select('detail').where('name', '=', name).executeTakeFirst();
  return row?.detail ?? null;
}
