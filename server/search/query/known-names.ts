import type { Actor } from '#shared/permissions.ts';
import { limitConcurrency } from '#server/concurrency/limit-concurrency.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Term } from '../analyse/analyser.ts';
import { withSynonyms } from '../analyse/synonyms.ts';
import { newestEntries } from '../match.ts';
import { newestFirst } from './newest-first.ts';
import type { Plan } from './query-plan.ts';
import { isNoun } from './rank/term-weights.ts';
import { readEntries } from './read-entries.ts';
import { isCompound, knownParts } from './spelling-correction.ts';

/** Reads of one query at once: others need connections, too. */
const READS_AT_ONCE = 3;
/** Compounds of a query that are looked into: each costs a read of all words, and one of each of its parts. */
const MOST_COMPOUNDS = 2;

/**
 * If at least half of the names of a query are in no text that this visitor may read: the others, as 번호 of 로또번호. Null
 * for any other query. Verbs and numbers do not count, and neither does how many texts have a name.
 */
export async function knownRest(
  db: Db,
  actor: Actor,
  { terms }: Plan,
  newest: number | null,
  now: string,
): Promise<string[] | null> {
  const isRead = limitConcurrency(READS_AT_ONCE, async (term: Term) => {
    const rows = await newestFirst(newest, 1, (bands, limit) =>
      readEntries(db, actor, now, newestEntries(db, 'entry', [term], bands))
        .select('search_entry.id')
        .limit(limit)
        .execute(),
    );
    return rows.length > 0;
  });
  const names = await Promise.all(
    terms.filter(isName).map(async (term) => ({ word: term.any[0] ?? '', isKnown: await isRead(term) })),
  );
  const compounds = names.filter(({ word, isKnown }) => !isKnown && isCompound(word)).slice(0, MOST_COMPOUNDS);
  // One that the analysis does not divide is known if more than half of it is: 셀렉터 of 셀렉터깨짐.
  const partsOf = new Map<string, string[]>();
  for (const compound of compounds) {
    const parts = await knownParts(db, compound.word);
    const read = await Promise.all(parts.map((part) => isRead({ any: withSynonyms(part) })));
    const known = parts.filter((_, i) => read[i]);
    compound.isKnown = 2 * known.join('').length > compound.word.length;
    partsOf.set(compound.word, known);
  }
  const known = names.filter(({ isKnown }) => isKnown).length;
  if (names.length === 0 || 2 * known > names.length) return null;
  return [...new Set(names.flatMap(({ word, isKnown }) => partsOf.get(word) ?? (isKnown ? [word] : [])))];
}

const isName = (term: Term) => isNoun(term) && /^[a-z가-힣]/.test(term.any[0] ?? '');
