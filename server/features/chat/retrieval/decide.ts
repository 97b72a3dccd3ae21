import type { RankedDocument } from '#server/search/query/rank/rank-documents.ts';
import type { Evidence } from './find-evidence.ts';
import { isByMember } from './find-evidence.ts';
import type { Signals } from './signals.ts';
import { SIGNALS, signalsOf } from './signals.ts';
import { BIAS, WEIGHTS } from './weights.ts';

/** A document answers the question, some documents are near it, or there is nothing. */
export type Decision =
  | { kind: 'answer'; document: RankedDocument }
  | { kind: 'near'; documents: RankedDocument[] }
  | { kind: 'nothing' };

/** Thresholds of the score: to answer, and to show as near. The first refuses about 87 % of unanswerable questions. */
const ANSWERS = 0.5;
const IS_NEAR = -3.5;
const MOST_NEAR = 3;
/** Minimum share of the question, by words or by syllable pairs, whatever the score is. */
const LEAST_TO_ANSWER = 0.3;
const LEAST_NEAR = 0.2;
/** From this closeness on, a title or wording is the same question. */
const SAME = 0.9;
/** Minimum score of near documents, relative to the best. */
const NEAR_SHARE = 0.2;
/** Minimum scores of documents shown beside an answer, relative to it; later notices may have changed it. */
const BESIDE_SHARE = 0.5;
const LATER_SHARE = 0.3;
const MOST_BESIDE = 2;
const CODE = /^(?:[a-z]+-?\d{2,}|0x[\da-f]+|\d{4,})$/;

/** The score of a document as the answer: logarithm of the odds. */
export const surenessOf = (signals: Signals): number =>
  SIGNALS.reduce((sum, name) => sum + WEIGHTS[name] * signals[name], BIAS);

/** Texts of the company are preferred to texts of members. */
export function decide(evidence: Evidence): Decision {
  const company = evidence.documents.filter((document) => !isByMember(document));
  const answer = answerAmong(evidence, company);
  if (answer) return answer;
  const members = company.length < evidence.documents.length ? answerAmong(evidence, evidence.documents) : null;
  if (members) return members;
  const documents = nearDocuments(evidence);
  return documents.length > 0 ? { kind: 'near', documents } : { kind: 'nothing' };
}

function answerAmong(evidence: Evidence, documents: readonly RankedDocument[]): Decision | null {
  const [first] = documents;
  if (!first || !mayAnswer(evidence, first)) return null;
  const isSure = surenessOf(signalsOf(evidence, first)) >= ANSWERS;
  return isSure || first.closeness >= SAME ? { kind: 'answer', document: first } : null;
}

/** Conditions of an answer that do not depend on its score: enough of the question, and the code in it. */
export const mayAnswer = (evidence: Evidence, document: RankedDocument): boolean =>
  !evidence.isGuess && relevanceOf(document, LEAST_TO_ANSWER) && !lacksCode(evidence, document);

/** Documents near the question, the company's first; none if the question is off-topic. */
export function nearDocuments(evidence: Evidence): RankedDocument[] {
  const [first] = evidence.documents;
  if (!first || evidence.isOffTopic || surenessOf(signalsOf(evidence, first)) < IS_NEAR) return [];
  return relevantDocuments(evidence);
}

/** The same without the threshold, for staff who look through the result; the company's first. */
export function relevantDocuments({ documents }: Evidence): RankedDocument[] {
  const [first] = documents;
  if (!first) return [];
  return documents
    .filter((document) => document.score >= NEAR_SHARE * first.score && relevanceOf(document, LEAST_NEAR))
    .toSorted((a, b) => Number(isByMember(a)) - Number(isByMember(b)))
    .slice(0, MOST_NEAR);
}

const relevanceOf = ({ coverage, pairs }: RankedDocument, least: number) => Math.max(coverage, pairs) >= least;

/** A question about E-1042 needs a document that contains E-1042. */
function lacksCode({ terms, analyser }: Evidence, { title, passages }: RankedDocument): boolean {
  const codes = terms.flatMap(({ any: [word = ''] }) => (CODE.test(word) ? [word.replace('-', '')] : []));
  if (codes.length === 0) return false;
  const text = [title, ...passages.map(({ heading, content }) => `${heading}\n${content}`)].join('\n');
  const words = new Set(analyser.tokens(text).map((word) => word.replace('-', '')));
  return codes.some((code) => !words.has(code));
}

/** Documents to show with an answer: later notices about it, and documents that rank about as high. */
export function besideOf({ documents }: Evidence, answer: RankedDocument): RankedDocument[] {
  const publishedAt = ({ passages }: RankedDocument) => passages[0]?.publishedAt ?? '';
  const isLater = (one: RankedDocument) => one.place === 'notice' && publishedAt(one) > publishedAt(answer);
  return documents
    .filter((one) => one !== answer && !isByMember(one))
    .filter((one) => one.score >= answer.score * (isLater(one) ? LATER_SHARE : BESIDE_SHARE))
    .toSorted((a, b) => Number(isLater(b)) - Number(isLater(a)))
    .slice(0, MOST_BESIDE);
}
