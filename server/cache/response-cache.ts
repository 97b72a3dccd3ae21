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

/** One key that was asked for. */
interface Asked extends Origin {
  /** Running or kept; null when it was given to the only caller who asked so far. */
  answer: Promise<unknown> | null;
  /** Somebody else asks for the same. */
  isShared: boolean;
}

/**
 * Cache of responses for anonymous visitors, valid until a table that the portal shows changes
 * (docs/decisions/0014-page-cache.md). All callers get the same object. An answer is kept from the second caller on:
 * most searches are asked for once, and hundreds of their answers would only move to the old generation of the heap.
 * @returns a function that returns the cached response of a key or makes it; concurrent callers wait for the same one.
 */
export function createResponseCache({ contentVersion, clock }: Pick<Context, 'contentVersion' | 'clock'>) {
  // Oldest first.
  const keys = new Map<string, Asked>();

  return async <T>(key: string, make: () => Promise<T>): Promise<T> => {
    // The page cache must see all reads of the page.
    if (isObserved()) return make();
    // Read before the data, so that a concurrent change invalidates this response.
    const version = await contentVersion();
    const now = clock.now().getTime();
    const before = keys.get(key);
    const isShared = before !== undefined && isYoung(before, now);
    if (isShared && before.version === version && before.answer !== null) {
      before.isShared = true;
      return before.answer as Promise<T>;
    }
    keys.delete(key);
    makeRoom(now);
    const asked: Asked = { version, madeAt: now, answer: null, isShared };
    const answer = make().then((made) => {
      if (!asked.isShared) asked.answer = null;
      else if (typeof made === 'object' && made !== null) origins.set(made, { version, madeAt: now });
      return made;
    });
    asked.answer = answer;
    keys.set(key, asked);
    answer.catch(() => keys.delete(key));
    return answer;
  };

  function makeRoom(now: number): void {
    for (const [key, asked] of keys) {
      if (keys.size < MOST_ANSWERS && isYoung(asked, now)) return;
      keys.delete(key);
    }
  }
}

const isYoung = ({ madeAt }: Origin, now: number) => Math.abs(now - madeAt) < MAX_AGE_MS;
