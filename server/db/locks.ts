/**
 * Names of locks for work that one process at a time does for all instances. The number is PostgreSQL's lock key. It
 * must not change, because instances of two versions run side by side during an update.
 */
export const LOCKS = {
  'first-start': 1,
  import: 2,
  sweep: 3,
  'file-texts': 4,
  'search-start': 5,
  'search-pages': 6,
  'search-parts': 7,
} as const;
export type LockName = keyof typeof LOCKS;

/** Held until disposed; ends with the process at the latest. */
export interface Lock extends AsyncDisposable {
  /** Aborted when the lock is lost: another process may then have it, so the work must stop. */
  readonly signal: AbortSignal;
}

export interface Locks {
  /** Null if it is held in this or another process. */
  acquire(name: LockName): Promise<Lock | null>;
  /** Whether anybody holds it, as far as this instance can see. */
  isTaken(name: LockName): Promise<boolean>;
}

/** Abort reason after the loss of a lock. */
export class LockLostError extends Error {
  constructor(name: LockName, cause?: unknown) {
    super(`The lock ${name} was lost`, { cause });
  }
}

/**
 * Runs `work` unless another process holds the lock; resolves with whether it ran. The signal of `work` is aborted when
 * the lock is lost, or by `stopping`.
 */
export async function withLock(
  { locks }: { locks: Locks },
  name: LockName,
  work: (signal: AbortSignal) => Promise<unknown>,
  stopping?: AbortSignal,
): Promise<boolean> {
  await using lock = await locks.acquire(name);
  if (lock === null) return false;
  await work(stopping === undefined ? lock.signal : AbortSignal.any([lock.signal, stopping]));
  return true;
}
