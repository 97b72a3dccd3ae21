import type { Term } from '#server/search/analyse/analyser.ts';
import { QUERY_FILLERS } from '#server/search/analyse/stop-words.ts';
import type { PassageTexts } from '#server/search/index/passages/passage-words.ts';
import { counterOf, matcherOf, sureness } from '../match-words.ts';
import { K1, lengthOf, TITLE_WEIGHT } from './score.ts';

/** Weights of the fields, relative to 1 for the body. */
const HEADING_WEIGHT = 2;
const WORDING_WEIGHT = 3;
/** Limit for the same word in several wordings. */
const MOST_WORDINGS = 1.5;
/** Verbs vary more than nouns for the same thing: 되돌리다, 돌아가다. */
const VERB_SHARE = 0.5;

export interface PassageScore {
  /** BM25 by fields. */
  score: number;
  /** Share of the query's weight that the passage contains, 0 to 1, with the best of its wordings. */
  coverage: number;
  /** Similarity of its title, heading or best wording to the whole query, 0 to 1. */
  closeness: number;
}

/** Scores many passages for one query. */
export function passageScorerOf(terms: readonly Term[], idf: readonly number[]): (texts: PassageTexts) => PassageScore {
  const match = matcherOf(terms);
  const countIn = counterOf(terms);
  const all = idf.reduce((sum, one) => sum + one, 0) || 1;

  const weightOf = (found: (i: number) => number) =>
    terms.reduce((sum, _, i) => sum + sureness(found(i)) * (idf[i] ?? 0), 0) / all;

  /** F1 of the query's share in the wording and the wording's share in the query. */
  const closenessTo = (wording: string, found: readonly number[]): number => {
    const recall = weightOf((i) => found[i] ?? 0);
    if (recall === 0) return 0;
    let total = 0;
    let common = 0;
    for (const token of new Set(wording.split(' '))) {
      if (QUERY_FILLERS.has(token)) continue;
      const share = token.length > 1 && token.endsWith('다') ? VERB_SHARE : 1;
      total += share;
      common += share * sureness(Math.max(0, ...match(token).map(({ weight }) => weight)));
    }
    if (common === 0) return 0;
    const precision = common / total;
    return (2 * recall * precision) / (recall + precision);
  };

  return ({ title, heading, wordings, body }) => {
    const inTitle = countIn(title).counts;
    const inHeading = countIn(heading).counts;
    const { counts: inBody, words } = countIn(body);
    const inWordings = wordings.map((wording) => countIn(wording).counts);
    const length = lengthOf(words);
    const score = terms.reduce((total, _, i) => {
      const inAnyWording = inWordings.reduce((sum, found) => sum + (found[i] ?? 0), 0);
      const frequency =
        TITLE_WEIGHT * (inTitle[i] ?? 0) +
        HEADING_WEIGHT * (inHeading[i] ?? 0) +
        WORDING_WEIGHT * Math.min(MOST_WORDINGS, inAnyWording) +
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
