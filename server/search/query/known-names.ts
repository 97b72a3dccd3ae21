import type { Actor } from '#shared/permissions.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Term } from '../analyse/analyser.ts';
import { withSynonyms } from '../analyse/synonyms.ts';
import { newestEntries } from '../match.ts';
import { newestFirst } from './newest-first.ts';
import type { Plan } from './query-plan.ts';
import { isNoun } from './rank/term-weights.ts';
import { readEntries } from './read-entries.ts';
import { knownParts } from './spelling-correction.ts';

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
  const isRead = async (term: Term) => {
    const rows = await newestFirst(newest, 1, (bands, limit) =>
      readEntries(db, actor, now, newestEntries(db, 'entry', [term], bands))
        .select('search_entry.id')
        .limit(limit)
        .execute(),
    );
    return rows.length > 0;
  };
  const readName = async (term: Term) => {
    const [word = ''] = term.any;
    if (await isRead(term)) return { isKnown: true, words: [word] };
    // A compound that the analysis does not divide is known if more than half of it is: 셀렉터 of 셀렉터깨짐.
    const parts = await knownParts(db, word);
    const read = await Promise.all(parts.map((part) => isRead({ any: withSynonyms(part) })));
    const words = parts.filter((_, i) => read[i]);
    return { isKnown: 2 * words.join('').length > word.length, words };
  };
  const names = await Promise.all(terms.filter(isName).map(readName));
  const known = names.filter(({ isKnown }) => isKnown).length;
  if (names.length === 0 || 2 * known > names.length) return null;
  return names.flatMap(({ words }) => words);
}

const isName = (term: Term) => isNoun(term) && /^[a-z가-힣]/.test(term.any[0] ?? '');
