import type { Clock } from '../context.ts';

/** For this time a version is not asked for again, unless this process has written. */
export const VERSION_MAX_AGE_MS = 200;

/** Counts what this process writes. */
export class OwnWrites {
  count = 0;

  /** Called after each statement, before its caller continues. Whatever is no plain read counts, COMMIT included. */
  note(sql: string): void {
    if (!/^select\b/i.test(sql)) this.count += 1;
  }
}

/**
 * The content version, never older than what this process has written, and than `VERSION_MAX_AGE_MS` for what other
 * processes write (docs/decisions/0014-page-cache.md).
 */
export function boundVersionAge(
  ask: () => number | Promise<number>,
  writes: Readonly<OwnWrites>,
  clock: Clock,
): () => number | Promise<number> {
  let known = { version: 0, writes: -1, askedAt: 0 };
  return () => {
    const askedAt = clock.now().getTime();
    if (known.writes === writes.count && Math.abs(askedAt - known.askedAt) < VERSION_MAX_AGE_MS) return known.version;
    // Counted before the question: a write during it makes its answer count as old.
    const before = writes.count;
    const keep = (version: number) => {
      known = { version, writes: before, askedAt };
      return version;
    };
    const answer = ask();
    return typeof answer === 'number' ? keep(answer) : answer.then(keep);
  };
}
