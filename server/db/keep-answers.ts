import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import { isObserved } from './observe-reads.ts';

/** How late an answer may be with what nobody wrote: counted views, and what comes and goes by the clock. */
export const MAX_AGE_MS = 2_000;
const MOST_ANSWERS = 500;

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
export function keepAnswers({ contentVersion, clock }: Pick<Context, 'contentVersion' | 'clock'>) {
  const answers = new LRUCache<string, Kept>({ max: MOST_ANSWERS });

  return async <T>(key: string, make: () => Promise<T>): Promise<T> => {
    // Whoever keeps a page must see what it was drawn from.
    if (isObserved()) return make();
    // Asked before anything is read: what is written in between shows in the next answer.
    const version = await contentVersion();
    const now = clock.now().getTime();
    const kept = answers.get(key);
    if (kept?.version === version && Math.abs(now - kept.madeAt) < MAX_AGE_MS) return kept.answer as Promise<T>;
    const answer = make();
    answers.set(key, { version, madeAt: now, answer });
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
