import type { Context } from '../context.ts';
import { isObserved } from '../db/observe-reads.ts';

/** Maximum age, for values that change without a content version: view counts, and scheduled content. */
export const MAX_AGE_MS = 2_000;
const MOST_ANSWERS = 500;

/** Content version of a response, and when it was made. */
interface Origin {
  version: number;
  madeAt: number;
}

/** Of all responses that are cached, or were recently. */
const origins = new WeakMap<object, Origin>();

/** Whether this object is shared by several requests, so that its serialised body can be stored with it. */
export const isCachedResponse = (answer: unknown): answer is object =>
  typeof answer === 'object' && answer !== null && origins.has(answer);

/** Whether a cached response may still be sent at this content version and time. */
export function isCurrent(answer: object, version: number, now: number): boolean {
  const origin = origins.get(answer);
  return origin !== undefined && origin.version === version && isYoung(origin, now);
}

interface Kept extends Origin {
  answer: Promise<unknown>;
}

/**
 * Cache of responses for anonymous visitors, valid until a table that the portal shows changes
 * (docs/decisions/0014-page-cache.md). All callers get the same object.
 * @returns a function that returns the cached response of a key or makes it; concurrent callers wait for the same one.
 */
export function createResponseCache({ contentVersion, clock }: Pick<Context, 'contentVersion' | 'clock'>) {
  // Oldest first.
  const answers = new Map<string, Kept>();

  return async <T>(key: string, make: () => Promise<T>): Promise<T> => {
    // The page cache must see all reads of the page.
    if (isObserved()) return make();
    // Read before the data, so that a concurrent change invalidates this response.
    const version = await contentVersion();
    const now = clock.now().getTime();
    const cached = answers.get(key);
    if (cached?.version === version && isYoung(cached, now)) return cached.answer as Promise<T>;
    answers.delete(key);
    makeRoom(now);
    const answer = make().then((made) => {
      if (typeof made === 'object' && made !== null) origins.set(made, { version, madeAt: now });
      return made;
    });
    answers.set(key, { version, madeAt: now, answer });
    answer.catch(() => answers.delete(key));
    return answer;
  };

  function makeRoom(now: number): void {
    for (const [key, cached] of answers) {
      if (answers.size < MOST_ANSWERS && isYoung(cached, now)) return;
      answers.delete(key);
    }
  }
}

const isYoung = ({ madeAt }: Origin, now: number) => Math.abs(now - madeAt) < MAX_AGE_MS;
