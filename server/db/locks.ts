/**
 * Work that one process at a time does for all instances. The number is PostgreSQL's key of the lock: a name keeps its
 * number, as instances of two versions run side by side during an update.
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

/** Held until it is disposed of, and never longer than the process lives. */
export interface Lock extends AsyncDisposable {
  /** Aborted when the lock is lost, as when its connection breaks: another process may have it, so the work stops. */
  readonly signal: AbortSignal;
}

export interface Locks {
  /** Null while another has it, in this process or any other. */
  take(name: LockName): Promise<Lock | null>;
  /** Whether anybody has it, as far as this instance can see. */
  isTaken(name: LockName): Promise<boolean>;
}

/** The signal of the lock's loss is the reason of what it breaks off. */
export class LockLostError extends Error {
  constructor(name: LockName, cause?: unknown) {
    super(`The lock ${name} was lost`, { cause });
  }
}

/**
 * Runs `work` unless another process is at it; answers whether it ran. `work` gets a signal that is aborted when the
 * lock is lost, or by `stopping`.
 */
export async function withLock(
  { locks }: { locks: Locks },
  name: LockName,
  work: (signal: AbortSignal) => Promise<unknown>,
  stopping?: AbortSignal,
): Promise<boolean> {
  await using lock = await locks.take(name);
  if (lock === null) return false;
  await work(stopping === undefined ? lock.signal : AbortSignal.any([lock.signal, stopping]));
  return true;
}
