import { AsyncLocalStorage } from 'node:async_hooks';

/** Database reads of some work. */
export interface Observed {
  /** Statements as sent. */
  statements: Set<string>;
  /** Documents that were opened, each counted as a view. */
  viewed: Set<string>;
}

const observing = new AsyncLocalStorage<Observed | null>();

/** Runs `work` and records in `observed` its database reads, including those through the API. */
export const observeReads = <T>(observed: Observed, work: () => T): T => observing.run(observed, work);

export const isObserved = (): boolean => Boolean(observing.getStore());

/** Called for each statement. */
export function recordQuery(sql: string): void {
  observing.getStore()?.statements.add(sql);
}

/** Runs reads whose result is known to depend only on what the work observes anyway. */
export const unobserved = <T>(work: () => T): T => observing.run(null, work);

/** Runs `count` unobserved: a view is also counted when the cached result is shown. */
export function suppressViewCount<T>(documentId: string, count: () => Promise<T>): Promise<T> {
  observing.getStore()?.viewed.add(documentId);
  return unobserved(count);
}
