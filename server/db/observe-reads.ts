import { AsyncLocalStorage } from 'node:async_hooks';

/** What some work asked of the database. */
export interface Observed {
  /** Each statement as it was sent. */
  statements: Set<string>;
  /** Documents that were opened, which counts as a view. */
  viewed: Set<string>;
}

const observing = new AsyncLocalStorage<Observed | null>();

/** Runs `work` and keeps what it asks of the database, through the API too, in `observed`. */
export const observeReads = <T>(observed: Observed, work: () => T): T => observing.run(observed, work);

export const isObserved = (): boolean => Boolean(observing.getStore());

/** Called for each statement that was sent. */
export function recordQuery(sql: string): void {
  observing.getStore()?.statements.add(sql);
}

/** A view is counted again whenever what was observed is shown again, so counting it is no part of that. */
export function suppressViewCount<T>(documentId: string, count: () => Promise<T>): Promise<T> {
  observing.getStore()?.viewed.add(documentId);
  return observing.run(null, count);
}
