import type { Context } from '../context.ts';
import { isObserved } from '../db/observe-reads.ts';

/** How late an answer may be with what nobody wrote: counted views, and what comes and goes by the clock. */
export const MAX_AGE_MS = 2_000;
const MOST_ANSWERS = 500;

/** All that are kept, or were a moment ago. */
const shared = new WeakSet();

/** Whether everybody gets this very object: what is made of it to be sent may be kept with it. */
export const isCachedResponse = (answer: unknown): answer is object =>
  typeof answer === 'object' && answer !== null && shared.has(answer);

interface Kept {
  version: number;
  madeAt: number;
  answer: Promise<unknown>;
}

/**
 * Keeps what everybody who is not logged in gets alike, while no table that the portal shows has changed since
 * (docs/decisions/0014-page-cache.md). Everybody gets the same object.
 * @returns gives the kept answer of a key, else makes it; who asks while it is made waits for the same one.
 */
export function createResponseCache({ contentVersion, clock }: Pick<Context, 'contentVersion' | 'clock'>) {
  // The oldest first.
  const answers = new Map<string, Kept>();

  return async <T>(key: string, make: () => Promise<T>): Promise<T> => {
    // Whoever keeps a page must see what it was drawn from.
    if (isObserved()) return make();
    // Asked before anything is read: what is written in between shows in the next answer.
    const version = await contentVersion();
    const now = clock.now().getTime();
    const kept = answers.get(key);
    if (kept?.version === version && isYoung(kept, now)) return kept.answer as Promise<T>;
    answers.delete(key);
    makeRoom(now);
    const answer = make().then((made) => {
      if (typeof made === 'object' && made !== null) shared.add(made);
      return made;
    });
    answers.set(key, { version, madeAt: now, answer });
    answer.catch(() => answers.delete(key));
    return answer;
  };

  function makeRoom(now: number): void {
    for (const [key, kept] of answers) {
      if (answers.size < MOST_ANSWERS && isYoung(kept, now)) return;
      answers.delete(key);
    }
  }
}

const isYoung = ({ madeAt }: Kept, now: number) => Math.abs(now - madeAt) < MAX_AGE_MS;
