import type { RankedDocument } from '#server/search/query/rank/rank-documents.ts';
import { termReaderOf } from '#server/search/query/match-words.ts';
import { isNoun, isTelling } from '#server/search/query/rank/term-weights.ts';
import type { Evidence } from './find-evidence.ts';
import { fitnessOf, signalsOf } from './signals.ts';
import { BIAS, SIGNALS, WEIGHTS } from './weights.ts';

/** A document answers the question, some documents are near it, or there is nothing. */
export type Decision =
  | { kind: 'answer'; document: RankedDocument }
  | { kind: 'near'; documents: RankedDocument[] }
  | { kind: 'nothing' };

/** Thresholds of the score: to answer, and to show as near. The first refuses about 88 % of unanswerable questions. */
const ANSWERS = 0.3;
const IS_NEAR = -3.5;
const MOST_NEAR = 3;
/** Minimum shares of the question, by words or by syllable pairs, whatever the score is. */
const LEAST_TO_ANSWER = 0.3;
const LEAST_NEAR = 0.2;
/** From this closeness on, a title or wording is the same question. */
const SAME = 0.8;
/** Minimum score of near documents, relative to the best. */
const NEAR_SHARE = 0.2;
const ENOUGH_NOUNS = 3;
const OF_CUSTOMERS = /사례|고객|회사|업체|기업|기관/;

/** The score of a document as the answer: logarithm of the odds. */
export function surenessOf(evidence: Evidence, document: RankedDocument): number {
  const signals = signalsOf(evidence, document);
  return SIGNALS.reduce((sum, name) => sum + WEIGHTS[name] * signals[name], BIAS);
}

/** Texts of the company are preferred to texts of members. */
export function decide(evidence: Evidence): Decision {
  const isSure = ({ first }: Candidate) => first.closeness >= SAME || surenessOf(evidence, first) >= ANSWERS;
  const answer = candidatesOf(evidence).find(isSure);
  if (answer) return { kind: 'answer', document: answer.fittest() };
  const documents = nearDocuments(evidence);
  return documents.length > 0 ? { kind: 'near', documents } : { kind: 'nothing' };
}

/** The first document decides whether there is an answer; the fittest of the first three gives it. */
interface Candidate {
  first: RankedDocument;
  fittest(): RankedDocument;
}

export const isByMember = ({ passages }: Pick<RankedDocument, 'passages'>): boolean =>
  passages.every(({ voice }) => voice === 'member');

/** The answer among texts of the company, then among all. */
export function candidatesOf(evidence: Evidence): Candidate[] {
  const told = evidence.documents.filter((document) => !isOtherStory(evidence, document));
  const company = told.filter((document) => !isByMember(document));
  return [company, told].flatMap((documents, i) => {
    const [first] = documents;
    if (!first || !mayAnswer(evidence, first) || (i > 0 && first === company[0])) return [];
    const exact = documents.slice(0, MOST_NEAR).find((one) => one.closeness >= 1 && mayAnswer(evidence, one));
    const same = exact ?? (first.closeness >= SAME ? first : null);
    return [{ first, fittest: () => same ?? fittestOf(evidence, documents, first) }];
  });
}

/** What a customer does are not the company's terms, which a short question that names no customer asks for. */
export function isOtherStory({ terms, text, analyser }: Evidence, { place, title }: RankedDocument): boolean {
  const nouns = terms.filter(isNoun);
  if (place !== 'reference' || nouns.length >= ENOUGH_NOUNS || OF_CUSTOMERS.test(text)) return false;
  return Math.max(0, ...termReaderOf({ terms: nouns, analyser })(title)) < 1;
}

/** Texts of members only if the first is one. */
function fittestOf(evidence: Evidence, documents: readonly RankedDocument[], first: RankedDocument) {
  const isLike = (one: RankedDocument) => isByMember(one) === isByMember(first) && mayAnswer(evidence, one);
  const some = documents.slice(0, MOST_NEAR).filter((one) => one === first || isLike(one));
  return fittestFirst(evidence, some)[0] ?? first;
}

/** The company's first, then by score and fitness. For few documents. */
function fittestFirst(evidence: Evidence, documents: readonly RankedDocument[]): RankedDocument[] {
  const fitness = new Map(documents.map((one) => [one, Math.log(one.score) + fitnessOf(evidence, one)]));
  const fitter = documents.toSorted((a, b) => (fitness.get(b) ?? 0) - (fitness.get(a) ?? 0));
  return fitter.toSorted((a, b) => Number(isByMember(a)) - Number(isByMember(b)));
}

/** Conditions of an answer that do not depend on its score: enough of the question, and the code that was asked for. */
const mayAnswer = (evidence: Evidence, document: RankedDocument): boolean =>
  !evidence.isGuess &&
  evidence.terms.some(isTelling) &&
  relevanceOf(document, LEAST_TO_ANSWER) &&
  document.hasExactWords;

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
  const companyFirst = near.toSorted((a, b) => Number(isByMember(a)) - Number(isByMember(b)));
  return fittestFirst(evidence, companyFirst.slice(0, MOST_NEAR));
}

const relevanceOf = ({ coverage, pairs }: RankedDocument, least: number) => Math.max(coverage, pairs) >= least;
