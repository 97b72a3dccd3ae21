import type { Db } from '#server/db/open-database.ts';
import type { Term } from '../analyse/analyser.ts';

const SHORTEST = 2;
const MOST_WORDS = 8;

/** Endings attached to a noun without a space: 분리돼요, 게시한, 추석때, 방문해주시나요. */
const TAIL =
  /^(?:시키|시킬|시켜|시킨|하|한|할|해|했|함|되|된|될|돼|됐|됨|받|당하|때|시$|중|후|전|별|용|권|들|에|까지|부터|은|는|이|가|을|를|도|만|로|으로|의|와|과|나요|요|좀|수$)/;

/** For each word the longest known prefix that is followed by an ending; null if none. */
export async function knownStems(db: Db, terms: readonly Term[]): Promise<(string | null)[]> {
  const possible = terms.map(possibleStems);
  const candidates = [...new Set(possible.flat())];
  if (candidates.length === 0) return terms.map(() => null);
  const rows = await db.selectFrom('search_word').select('word').where('word', 'in', candidates).execute();
  const known = new Set(rows.map(({ word }) => word));
  return possible.map((stems) => {
    const [longest] = stems.filter((stem) => known.has(stem)).toSorted((a, b) => b.length - a.length);
    return longest ?? null;
  });
}

function possibleStems({ any: [word = ''], parts = [] }: Term): string[] {
  if (!/^[가-힣]+$/.test(word)) return [];
  const stems = Array.from({ length: word.length - SHORTEST }, (_, i) => word.slice(0, word.length - 1 - i));
  return [...stems.filter((stem) => TAIL.test(word.slice(stem.length))), ...parts.slice(0, 1)]
    .filter((stem) => stem.length >= SHORTEST)
    .slice(0, MOST_WORDS);
}
