import { sql } from 'kysely';
import { dialectOf } from '#server/db/open-database.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Term } from '../analyse/analyser.ts';
import { beginsWords } from '../match.ts';

/** The statistics are a sample, so only words above the limit by this factor count as certain. */
const MARGIN = 1.3;
const KEPT_MS = 10 * 60_000;

/** Approximate number of passages of the most common words. */
type Counts = ReadonlyMap<string, number>;

const remembered = new WeakMap<object, { counts: Promise<Counts>; at: number }>();

/**
 * Finds terms that certainly occur in more than `most` passages from PostgreSQL's statistics. Counting them row by row
 * would take longer than the rest of the search.
 */
export async function commonTerms(db: Db, most: number, nowMs: number): Promise<(term: Term) => boolean> {
  if (dialectOf(db) === 'sqlite') return () => false;
  const counts = await countsOf(db, nowMs);
  const common = [...counts].flatMap(([word, count]) => (count > most * MARGIN ? word : []));
  return ({ any }) =>
    any.some((word) => common.some((one) => (beginsWords(word) ? one.startsWith(word) : one === word)));
}

function countsOf(db: Db, nowMs: number): Promise<Counts> {
  const known = remembered.get(db);
  if (known && Math.abs(nowMs - known.at) < KEPT_MS) return known.counts;
  const counts = readCounts(db);
  remembered.set(db, { counts, at: nowMs });
  counts.catch(() => remembered.delete(db));
  return counts;
}

async function readCounts(db: Db): Promise<Counts> {
  const { rows } = await sql<{ words: string[]; shares: number[]; passages: number }>`
    select most_common_elems::text::text[] as words, most_common_elem_freqs as shares,
      (select reltuples from pg_class where oid = 'search_passage'::regclass) as passages
    from pg_stats
    where (schemaname, tablename, attname) = (current_schema(), 'search_passage', 'vector')
      and most_common_elems is not null`.execute(db);
  const [found] = rows;
  return new Map(found?.words.map((word, i) => [word, (found.shares[i] ?? 0) * found.passages]));
}
