import type { Evidence } from '../retrieval/find-evidence.ts';
import type { RankedDocument } from '../retrieval/rank-documents.ts';
import { PRICE } from '../retrieval/spoken.ts';
import { saysWhatIsAsked } from './asked-facts.ts';
import { asksForWhatIsNotTold } from './asked-facts/not-told.ts';

/** One word of many is found by chance where there is little content, and most of the others are nowhere. */
const LEAST_COVERAGE = 0.3;
const FEW_WORDS = Math.log(1 + 1);
/** A text that has none of the nouns of a question must have much else of it: 하나 and 얘기 of 얘기 하나만 stand in many. */
const LEAST_WITHOUT_NOUN = 0.4;
/** A guess at words that only sound like what was typed must come near a title or a wording as a whole. */
const LEAST_FOR_GUESS = 0.5;
/** A guess at shorter words would be a guess at anything. */
const LONG_WORD = /[가-힣]{3,}|[ㄱ-ㅎ]{3,}|[a-z]{4,}/i;
/** Typed so on purpose, and no misspelling. */
const INITIALS = /[ㄱ-ㅎ]{3,}/;
/** All of its words are those of one way of asking that stands beside the text: somebody says that the text answers it. */
const SAME = 0.98;
/** Where the first does not answer, the second may: it comes as near, and is surer than an answer has to be. */
const AS_NEAR = 0.5;
const SURE_AS_SECOND = 1;
/** What the analysis leaves out and what changes a question: 마스킹은 왜 안 되나요. */
const ASKS_OTHERWISE = /왜|누가|누굴|어디|(?<![가-힣])(?:안|못)(?![가-힣])|없|말고|빼고/;
/** 1+1은? asks for nothing that is written somewhere. */
const COUNTING = /^\d{1,2}$/;
/** A code says exactly what is meant: a text that has it speaks of it, and no text does when none has it. */
const CODE = /^[a-z]+-?\d{2,}$|^0x[\da-f]{4,}$/;
const JOINED_CODE = /^[a-z]+-\d{2,}$/;

/** The document that answers, or none: what only touches on the question is no answer. */
export function answeringDocument(evidence: Evidence, query: string): RankedDocument | null {
  if (asksForWhatIsNotTold(query) || (evidence.isGuess && !LONG_WORD.test(query))) return null;
  if (evidence.terms.some(({ any: [word = ''] }, i) => CODE.test(word) && evidence.counts[i] === 0)) return null;
  if (evidence.terms.some(({ any: [word = ''] }) => JOINED_CODE.test(word) && !isCodeKnown(word, evidence)))
    return null;
  if (evidence.terms.every(({ any: [word = ''] }) => COUNTING.test(word))) return null;
  const [first, second] = evidence.documents;
  if (!first) return null;
  const isAnswer = (document: RankedDocument) =>
    saysWhatIsAsked(query, document, evidence) && (isAskedSo(query, document, evidence) || answers(document, evidence));
  if (isAnswer(first)) return first;
  // What was put first because the question leans on it keeps its place: nothing else answers for it.
  const behind = first.score - (second?.score ?? Number.NEGATIVE_INFINITY);
  const isAsNear = second && behind >= 0 && behind <= AS_NEAR && second.sure >= SURE_AS_SECOND;
  return isAsNear && isAnswer(second) ? second : null;
}

const isAskedSo = (
  query: string,
  { coverage, closeness, signals: { likeness = 0 } }: RankedDocument,
  { text }: Evidence,
) => coverage >= SAME && (text === PRICE ? closeness >= SAME : likeness >= SAME && !ASKS_OTHERWISE.test(query));

function answers(document: RankedDocument, evidence: Evidence): boolean {
  const { coverage, closeness, sure, signals } = document;
  if (isOfAnother(document)) return false;
  if (coverage < LEAST_COVERAGE && (signals.wordsFound ?? 0) <= FEW_WORDS) return false;
  if (coverage < LEAST_WITHOUT_NOUN && signals.nounsTold === 0) return false;
  if (evidence.isGuess && !INITIALS.test(evidence.text) && closeness < LEAST_FOR_GUESS) return false;
  return sure >= 0 || signals.explains === 1 || hasCode(document, evidence);
}

/** It names nothing of what was named: another product, another world, or what is asked to be there. */
export const isOfAnother = ({ signals: { elsewhere, whetherNamed } }: RankedDocument) =>
  elsewhere === 1 || whetherNamed === 1;

const hasCode = (document: RankedDocument, { terms }: Evidence): boolean =>
  terms.some(({ any: [word = ''] }) => CODE.test(word) && saysCode(document, word));

const isCodeKnown = (word: string, { documents }: Evidence) => documents.some((document) => saysCode(document, word));

/** E-10 does not stand in E-1042; E1042 does. */
function saysCode({ title, passages }: RankedDocument, code: string): boolean {
  const whole = new RegExp(`(?<![a-z\\d])${code.replaceAll('-', '')}(?![a-z\\d])`);
  return [title, ...passages.flatMap(({ heading, content }) => [heading, content])].some((text) =>
    whole.test(text.toLowerCase().replaceAll('-', '')),
  );
}
