import type { RankedDocument } from '#server/search/query/rank/rank-documents.ts';
import type { Evidence } from './find-evidence.ts';
import { isByMember } from './find-evidence.ts';
import type { Signals } from './signals.ts';
import { SIGNALS, signalsOf } from './signals.ts';
import { BIAS, WEIGHTS } from './weights.ts';

/** What is done with a question: a document answers it, some come near, or nothing does. */
export type Decision =
  | { kind: 'answer'; document: RankedDocument }
  | { kind: 'near'; documents: RankedDocument[] }
  | { kind: 'nothing' };

/**
 * Two thresholds of the one score: from the first on a document answers, from the second on it is worth a look. Below the
 * first lie about 87 of 100 questions that nothing answers.
 */
const ANSWERS = 0.5;
const IS_NEAR = -3.5;
const MOST_NEAR = 3;
/** What has less of the question, by words and by syllable pairs, is of something else, whatever the score says. */
const LEAST_TO_ANSWER = 0.3;
const LEAST_NEAR = 0.2;
/** From here on somebody wrote down this very question. */
const SAME = 0.9;
/** Beside the best, what has at least this part of its score. */
const NEAR_SHARE = 0.2;
/** Beside an answer: what ranks about as high, and notices that came later, which may have changed it. */
const BESIDE_SHARE = 0.5;
const LATER_SHARE = 0.3;
const MOST_BESIDE = 2;
const CODE = /^(?:[a-z]+-?\d{2,}|0x[\da-f]+|\d{4,})$/;

/** The one score: how sure it is that a document answers, as a logarithm of odds. */
export const surenessOf = (signals: Signals): number =>
  SIGNALS.reduce((sum, name) => sum + WEIGHTS[name] * signals[name], BIAS);

/** What the company wrote answers before anything that members did. */
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

/** Whether a document may answer at all, whatever its score: it has a part of the question, and the code that is asked for. */
export const mayAnswer = (evidence: Evidence, document: RankedDocument): boolean =>
  !evidence.isGuess && relevanceOf(document, LEAST_TO_ANSWER) && !lacksCode(evidence, document);

/** What comes near to a question, whether or not it answers it; the company's first. */
export function nearDocuments(evidence: Evidence): RankedDocument[] {
  const [first] = evidence.documents;
  if (!first || evidence.isOffTopic || surenessOf(signalsOf(evidence, first)) < IS_NEAR) return [];
  return relevantDocuments(evidence);
}

/** What has a part of the question, for somebody who looks through it anyway; the company's first. */
export function relevantDocuments({ documents }: Evidence): RankedDocument[] {
  const [first] = documents;
  if (!first) return [];
  return documents
    .filter((document) => document.score >= NEAR_SHARE * first.score && relevanceOf(document, LEAST_NEAR))
    .toSorted((a, b) => Number(isByMember(a)) - Number(isByMember(b)))
    .slice(0, MOST_NEAR);
}

const relevanceOf = ({ coverage, pairs }: RankedDocument, least: number) => Math.max(coverage, pairs) >= least;

/** E-1042 is answered by what says E-1042, and by nothing else. */
function lacksCode({ terms, analyser }: Evidence, { title, passages }: RankedDocument): boolean {
  const codes = terms.flatMap(({ any: [word = ''] }) => (CODE.test(word) ? [word.replace('-', '')] : []));
  if (codes.length === 0) return false;
  const text = [title, ...passages.map(({ heading, content }) => `${heading}\n${content}`)].join('\n');
  const words = new Set(analyser.tokens(text).map((word) => word.replace('-', '')));
  return codes.some((code) => !words.has(code));
}

/** What should be read with an answer: later notices of the same, and what ranks about as high. */
export function besideOf({ documents }: Evidence, answer: RankedDocument): RankedDocument[] {
  const publishedAt = ({ passages }: RankedDocument) => passages[0]?.publishedAt ?? '';
  const isLater = (one: RankedDocument) => one.place === 'notice' && publishedAt(one) > publishedAt(answer);
  return documents
    .filter((one) => one !== answer && !isByMember(one))
    .filter((one) => one.score >= answer.score * (isLater(one) ? LATER_SHARE : BESIDE_SHARE))
    .toSorted((a, b) => Number(isLater(b)) - Number(isLater(a)))
    .slice(0, MOST_BESIDE);
}
