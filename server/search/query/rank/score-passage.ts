import type { Term } from '#server/search/analyse/analyser.ts';
import { QUERY_FILLERS } from '#server/search/analyse/stop-words.ts';
import type { PassageTexts } from '#server/search/index/passages/passage-words.ts';
import { counterOf, matcherOf, sureness } from '../match-words.ts';
import { K1, lengthOf, TITLE_WEIGHT } from './score.ts';

/** What a word is worth by where it stands, beside 1 in the text itself. */
const HEADING_WEIGHT = 2;
const WORDING_WEIGHT = 3;
/** The same word in many wordings says it once and a half. */
const MOST_WORDINGS = 1.5;
/** What is done is said in many ways: 되돌리다, 돌아가다. */
const VERB_SHARE = 0.5;

export interface PassageScore {
  /** BM25 by fields. */
  score: number;
  /** How much of what was asked it has, 0 to 1; of its wordings, the one that has the most. */
  coverage: number;
  /** How near its title, its heading or one of its wordings comes to the question as a whole, 0 to 1. */
  closeness: number;
}

/** For many passages and one query; `idf` says how telling each term is. */
export function passageScorerOf(terms: readonly Term[], idf: readonly number[]): (texts: PassageTexts) => PassageScore {
  const match = matcherOf(terms);
  const countIn = counterOf(terms);
  const all = idf.reduce((sum, one) => sum + one, 0) || 1;

  const weightOf = (found: (i: number) => number) =>
    terms.reduce((sum, _, i) => sum + sureness(found(i)) * (idf[i] ?? 0), 0) / all;

  /** How much the two say the same: what part of each is in the other. */
  const closenessTo = (wording: string, found: readonly number[]): number => {
    const there = weightOf((i) => found[i] ?? 0);
    if (there === 0) return 0;
    let said = 0;
    let common = 0;
    for (const token of new Set(wording.split(' '))) {
      if (QUERY_FILLERS.has(token)) continue;
      const share = token.length > 1 && token.endsWith('다') ? VERB_SHARE : 1;
      said += share;
      common += share * sureness(Math.max(0, ...match(token).map(({ weight }) => weight)));
    }
    return said === 0 || common === 0 ? 0 : (2 * there * (common / said)) / (there + common / said);
  };

  return ({ title, heading, wordings, body }) => {
    const inTitle = countIn(title).counts;
    const inHeading = countIn(heading).counts;
    const { counts: inBody, words } = countIn(body);
    const inWordings = wordings.map((wording) => countIn(wording).counts);
    const length = lengthOf(words);
    const score = terms.reduce((total, _, i) => {
      const asked = inWordings.reduce((sum, found) => sum + (found[i] ?? 0), 0);
      const frequency =
        TITLE_WEIGHT * (inTitle[i] ?? 0) +
        HEADING_WEIGHT * (inHeading[i] ?? 0) +
        WORDING_WEIGHT * Math.min(MOST_WORDINGS, asked) +
        (inBody[i] ?? 0) / length;
      return total + ((idf[i] ?? 1) * frequency * (K1 + 1)) / (frequency + K1);
    }, 0);
    const inText = (i: number) => (inTitle[i] ?? 0) + (inHeading[i] ?? 0) + (inBody[i] ?? 0);
    const both = inTitle.map((count, i) => count + (inHeading[i] ?? 0));
    return {
      score,
      coverage: Math.max(weightOf(inText), ...inWordings.map((found) => weightOf((i) => inText(i) + (found[i] ?? 0)))),
      closeness: Math.max(
        closenessTo(title, inTitle),
        heading === '' ? 0 : closenessTo(title === '' ? heading : `${title} ${heading}`, both),
        ...wordings.map((wording, w) => closenessTo(wording, inWordings[w] ?? [])),
      ),
    };
  };
}
