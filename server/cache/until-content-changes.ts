import type { Context } from '../context.ts';
import { observeReads, recordQuery } from '../db/observe-reads.ts';

/**
 * Reads what every page needs once per content version (docs/decisions/0014-page-cache.md). Only for what does not change
 * with time alone. Pages that observe their reads see those of `read`, whether it ran for them or not.
 */
export function untilContentChanges<T>(
  { contentVersion }: Pick<Context, 'contentVersion'>,
  read: () => Promise<T>,
): () => Promise<T> {
  let known: { version: number; found: T; statements: Set<string> } | null = null;
  return async () => {
    // Asked for before reading, so that a change during it makes the result count as old.
    const version = await contentVersion();
    let current = known;
    if (current?.version !== version) {
      const observed = { statements: new Set<string>(), viewed: new Set<string>() };
      const found = await observeReads(observed, read);
      known = current = { version, found, statements: observed.statements };
    }
    for (const statement of current.statements) recordQuery(statement);
    return current.found;
  };
}
