import type { Db } from '#server/db/open-database.ts';
import type { Term } from '../analyse/analyser.ts';
import { countMatches } from '../match.ts';
import { commonTerms } from './common-terms.ts';

/** Words with more passages are treated alike, as common. */
export const COMMON = 3_000;
const KEPT_MS = 10 * 60_000;
const KEPT_TERMS = 5_000;

/** Cached for ten minutes per database, because frequencies change slowly. */
const remembered = new WeakMap<object, Map<string, { count: number; at: number }>>();

/** Number of passages of each term, up to `COMMON`. Used for weights only; never shown. */
export async function frequenciesOf(db: Db, terms: readonly Term[], nowMs: number): Promise<number[]> {
  const known = memoryOf(db);
  const isKept = (term: Term) => nowMs - (known.get(keyOf(term))?.at ?? -Infinity) < KEPT_MS;
  const uncached = new Map(terms.filter((term) => !isKept(term)).map((term) => [keyOf(term), term]));
  const counted = await countAll(db, uncached, COMMON, nowMs);
  const counts = terms.map((term) => counted.get(keyOf(term)) ?? known.get(keyOf(term))?.count ?? 0);
  if (known.size + counted.size > KEPT_TERMS) known.clear();
  // Zero is not cached, because the word may be published at any time and must then be found.
  for (const [key, count] of counted) if (count > 0) known.set(key, { count, at: nowMs });
  return counts;
}

/** Returns which terms occur in any passage, private ones included. */
export async function knownTerms(db: Db, terms: readonly Term[], nowMs: number): Promise<(term: Term) => boolean> {
  const known = memoryOf(db);
  const uncached = new Map(terms.filter((term) => !known.has(keyOf(term))).map((term) => [keyOf(term), term]));
  const counted = await countAll(db, uncached, 1, nowMs);
  return (term) => known.has(keyOf(term)) || (counted.get(keyOf(term)) ?? 0) > 0;
}

const keyOf = ({ any, parts = [] }: Term) => [...any, '+', ...parts].join(' ');

/** Batch size: one query costs more than most of its results. Other requests proceed between batches. */
const BATCH = 12;

async function countAll(
  db: Db,
  terms: ReadonlyMap<string, Term>,
  most: number,
  nowMs: number,
): Promise<Map<string, number>> {
  if (terms.size === 0) return new Map();
  const isCommon = await commonTerms(db, COMMON, nowMs);
  const counts = new Map([...terms].map(([key, term]) => [key, isCommon(term) ? most : 0]));
  const uncommon = [...terms].filter(([key]) => counts.get(key) === 0);
  for (let at = 0; at < uncommon.length; at += BATCH) {
    const batch = uncommon.slice(at, at + BATCH);
    const { rows } = await countMatches(
      db,
      batch.map(([, term]) => term),
      most,
    ).execute(db);
    for (const { term, count } of rows) counts.set(batch[term]?.[0] ?? '', count);
  }
  return counts;
}

function memoryOf(db: Db) {
  const known = remembered.get(db) ?? new Map<string, { count: number; at: number }>();
  remembered.set(db, known);
  return known;
}

const passageCounts = new WeakMap<object, { count: number; at: number }>();
const MOST_COUNTED = 20_000;

/** Number of passages up to `MOST_COUNTED`, cached for ten minutes. Used for weights only. */
export async function countPassages(db: Db, nowMs: number): Promise<number> {
  const known = passageCounts.get(db);
  if (known && Math.abs(nowMs - known.at) < KEPT_MS) return known.count;
  const { count } = await db
    .selectFrom((eb) => eb.selectFrom('search_passage').select('id').limit(MOST_COUNTED).as('some'))
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  passageCounts.set(db, { count: Number(count), at: nowMs });
  return Number(count);
}
