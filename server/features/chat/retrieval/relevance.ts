import { counterOf } from '#server/search/query/match-words.ts';
import { isExact } from '#server/search/query/rank/term-weights.ts';
import { expectedAnswerKind } from './answer-kind.ts';
import type { Evidence } from './find-evidence.ts';
import { isKindWord } from './signals.ts';

/** `kindGain`: what a part gains that tells such a thing as was asked for. */
export type RelevanceScorer = (text: string, kindGain?: number) => number;

/** Words of the title do not tell the parts apart. */
const TITLE_SHARE = 0.3;
/** Nor, in a follow-up, those of the question before it and 얼마나 (a kind). */
const BEFORE_SHARE = 0.1;
const KIND_GAIN = 0.5;
/** A code that was asked for. */
const EXACT_GAIN = 0.6;
/** A changed value in a notice: 10분 → 30분, 1일에서 2일로. */
const CHANGE = /→|에서\s.{1,40}로\s/;
const CHANGE_GAIN = 0.3;

/** How well a part of a document matches the question: by words, the kind of answer, a code, in notices a changed value. */
export function relevanceScorer(evidence: Evidence, told: { place: string; title: string }): RelevanceScorer {
  const { analyser, terms, idf, text, own } = evidence;
  const count = counterOf(terms);
  const countsIn = (text: string) => count(analyser.tokens(text).join(' ')).counts;
  const [inTitle, inOwn] = [countsIn(told.title), countsIn(own)];
  const isBefore = terms.map((term, i) => own !== text && (!inOwn[i] || isKindWord(term)));
  const weights = idf.map((one, i) => one * (isBefore[i] ? BEFORE_SHARE : inTitle[i] ? TITLE_SHARE : 1));
  const all = weights.reduce((sum, one) => sum + one, 0) || 1;
  const kind = expectedAnswerKind(own) ?? expectedAnswerKind(text);
  return (part, kindGain = KIND_GAIN) => {
    const found = countsIn(part);
    const words = weights.reduce((sum, one, i) => sum + ((found[i] ?? 0) > 0 ? one : 0), 0) / all;
    const hasExact = terms.some(({ any: [word = ''] }, i) => (found[i] ?? 0) > 0 && isExact(word, text));
    const hasChange = told.place === 'notice' && CHANGE.test(part);
    return words + (kind?.test(part) ? kindGain : 0) + (hasExact ? EXACT_GAIN : 0) + (hasChange ? CHANGE_GAIN : 0);
  };
}
