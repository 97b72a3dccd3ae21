import type { Db } from '../../db/open-database.ts';
import type { Term } from '../analyse/analyser.ts';
import { countMatches } from '../match.ts';

/** Above this a word is common, however common it is. */
export const COMMON = 3_000;
const KEPT_MS = 10 * 60_000;
const KEPT_TERMS = 5_000;

/** Statistics age slowly; counted again after ten minutes. One memory a database, which tests have many of. */
const remembered = new WeakMap<object, Map<string, { count: number; at: number }>>();

/** In how many passages each term is, up to `COMMON`. Only weighs; never shown. */
export async function frequenciesOf(db: Db, terms: readonly Term[], nowMs: number): Promise<number[]> {
  const known = memoryOf(db);
  return Promise.all(
    terms.map(async (term) => {
      const key = [...term.any, '+', ...(term.parts ?? [])].join(' ');
      const kept = known.get(key);
      if (kept && nowMs - kept.at < KEPT_MS) return kept.count;
      const { rows } = await countMatches(db, [term], COMMON).execute(db);
      const count = rows[0]?.count ?? 0;
      // A word that is nowhere yet may be published at any moment, and must be found then.
      if (count === 0) return 0;
      if (known.size >= KEPT_TERMS) known.clear();
      known.set(key, { count, at: nowMs });
      return count;
    }),
  );
}

function memoryOf(db: Db) {
  const known = remembered.get(db) ?? new Map<string, { count: number; at: number }>();
  remembered.set(db, known);
  return known;
}
