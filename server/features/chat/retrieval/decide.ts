import type { RankedDocument } from '#server/search/query/rank/rank-documents.ts';
import { termReaderOf } from '#server/search/query/match-words.ts';
import { isNoun, isTelling } from '#server/search/query/rank/term-weights.ts';
import type { Evidence } from './find-evidence.ts';
import { fitnessOf, signalsOf } from './signals.ts';
import { BIAS, SIGNALS, WEIGHTS } from './weights.ts';

/** Thresholds of the score: to answer, and to show as near. The first refuses about 88 % of unanswerable questions. */
const ANSWERS = -0.1;
const IS_NEAR = -3.5;
const MOST_NEAR = 3;
/** Minimum shares of the question, by words or by syllable pairs, whatever the score is. */
const LEAST_TO_ANSWER = 0.3;
const LEAST_NEAR = 0.2;
/** From this closeness on, a title or wording is the same question. */
export const SAME = 0.8;
/** Minimum score of near documents, relative to the best. */
const NEAR_SHARE = 0.2;
const ENOUGH_NOUNS = 3;
const OF_CUSTOMERS = /사례|고객|회사|업체|기업|기관/;

/** The score of a document as the answer: logarithm of the odds. */
export function surenessOf(evidence: Evidence, document: RankedDocument): number {
  const signals = signalsOf(evidence, document);
  return SIGNALS.reduce((sum, name) => sum + WEIGHTS[name] * signals[name], BIAS);
}

/** The document that answers, if one does. */
export function decide(evidence: Evidence): RankedDocument | null {
  for (const { first, fittest } of candidatesOf(evidence))
    if (first.closeness >= SAME || surenessOf(evidence, first) >= ANSWERS) return fittest();
  return null;
}

export const companyFirst = <T extends Pick<RankedDocument, 'passages'>>(documents: readonly T[]): T[] =>
  documents.toSorted((a, b) => Number(isByMember(a)) - Number(isByMember(b)));
export const isByMember = ({ passages }: Pick<RankedDocument, 'passages'>): boolean =>
  passages.every(({ voice }) => voice === 'member');

/** Of the company, then of members if theirs come first: the first has to be sure, the fittest of three answers. */
export function candidatesOf(evidence: Evidence) {
  const told = evidence.documents.filter((one) => one.hasExactWords && !isOtherStory(evidence, one));
  const byCompany = told.filter((one) => !isByMember(one));
  return [byCompany, told[0] === byCompany[0] ? [] : told.filter(isByMember)].flatMap((documents) => {
    const [first] = documents;
    if (!first || !mayAnswer(evidence, first)) return [];
    const some = documents.slice(0, MOST_NEAR).filter((one) => mayAnswer(evidence, one));
    const same = some.find(({ closeness }) => closeness >= 1) ?? (first.closeness >= SAME ? first : null);
    return [{ first, fittest: () => same ?? fittestFirst(evidence, some)[0] ?? first }];
  });
}

/** What a customer does are not the company's terms, which a short question that names no customer asks for. */
export function isOtherStory({ terms, text, analyser }: Evidence, { place, title }: RankedDocument): boolean {
  const nouns = terms.filter(isNoun);
  if (place !== 'reference' || nouns.length >= ENOUGH_NOUNS || OF_CUSTOMERS.test(text)) return false;
  return Math.max(0, ...termReaderOf({ terms: nouns, analyser })(title)) < 1;
}

/** The company's first, then by score and fitness. For few documents. */
function fittestFirst(evidence: Evidence, documents: readonly RankedDocument[]): RankedDocument[] {
  const fitness = new Map(documents.map((one) => [one, Math.log(one.score) + fitnessOf(evidence, one)]));
  return companyFirst(documents.toSorted((a, b) => (fitness.get(b) ?? 0) - (fitness.get(a) ?? 0)));
}

/** Conditions of an answer that do not depend on its score: it says enough of a question that says something. */
const mayAnswer = (evidence: Evidence, document: RankedDocument): boolean =>
  !evidence.isGuess && evidence.terms.some(isTelling) && relevanceOf(document, LEAST_TO_ANSWER);

/** Documents near the question, the company's first; none if the question is off-topic. */
export function nearDocuments(evidence: Evidence): RankedDocument[] {
  const [first] = evidence.documents;
  if (!first || evidence.isOffTopic || surenessOf(evidence, first) < IS_NEAR) return [];
  return relevantDocuments(evidence);
}

/** The same without the threshold, for staff who look through the result; the company's first. */
export function relevantDocuments(evidence: Evidence): RankedDocument[] {
  const least = NEAR_SHARE * (evidence.documents[0]?.score ?? 0);
  const near = evidence.documents.filter((one) => one.score >= least && relevanceOf(one, LEAST_NEAR));
  return fittestFirst(evidence, companyFirst(near).slice(0, MOST_NEAR));
}

const relevanceOf = ({ coverage, pairs }: RankedDocument, least: number) => Math.max(coverage, pairs) >= least;
