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

interface Asked {
  /** Own writes before the question. */
  writes: number;
  askedAt: number;
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
  let known: Asked & { version: number } = { version: 0, writes: -1, askedAt: 0 };
  let running: (Asked & { answer: Promise<number> }) | null = null;
  const isRecent = (earlier: Asked, now: number) =>
    earlier.writes === writes.count && Math.abs(now - earlier.askedAt) < VERSION_MAX_AGE_MS;
  return () => {
    const now = clock.now().getTime();
    if (isRecent(known, now)) return known.version;
    if (running !== null && isRecent(running, now)) return running.answer;
    // Counted before the question: a write during it makes its answer count as old.
    const asked = { writes: writes.count, askedAt: now };
    const keep = (version: number) => {
      known = { ...asked, version };
      return version;
    };
    const answer = ask();
    if (typeof answer === 'number') return keep(answer);
    const mine = { ...asked, answer: answer.then(keep) };
    running = mine;
    const end = () => void (running = running === mine ? null : running);
    mine.answer.then(end, end);
    return mine.answer;
  };
}
