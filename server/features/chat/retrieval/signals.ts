import type { Term } from '#server/search/analyse/analyser.ts';
import { termReaderOf } from '#server/search/query/match-words.ts';
import type { RankedDocument } from '#server/search/query/rank/rank-documents.ts';
import { queryPairsOf } from '#server/search/query/rank/syllable-pairs.ts';
import { isNoun } from '#server/search/query/rank/term-weights.ts';
import { expectedAnswerKind } from './answer-kind.ts';
import type { Evidence } from './find-evidence.ts';

/** Features of a document as the answer to a question. */
export interface Signals {
  /** Logarithm of the ranking score, relative to the weight of the question's words, those for a kind such as 가격 aside. */
  score: number;
  /** Logarithm of its ranking score, relative to that of the best other document, up to four times. */
  margin: number;
  /** Certainty of the question's least certain noun in the title and the best passage, 0 to 1. */
  leastNoun: number;
  /** Number of words and syllable pairs in the question: a text rarely contains all of many. */
  words: number;
  pairs: number;
  /** Largest share of a short question in one line, with the title and the heading, or in a wording if it says all. */
  line: number;
  /** 1 if the question describes a problem and asks for nothing in particular. */
  isSymptom: number;
  /** 1 if the question asks for an amount, a time or a number. */
  expectsKind: number;
  /** If so: 1 if the most relevant line or a neighbour contains one, 0 if another line does, -1 if none does. */
  matchesKind: number;
}

/** A question of up to three words is short, of six words on long: in a short question every word matters. */
const SHORT_WORDS = 3;
const LONG_WORDS = 6;
const MOST_PASSAGES = 3;
const MOST_AHEAD = 4;
/** Gain of a line that contains the expected kind of answer; all words together count 1. */
const KIND_GAIN = 0.15;
/** Certainty of a kind word in a line that contains what it asks for. */
const KIND_WORD = 0.8;
/** Gains of a document: a line with the expected kind and all words of the question; a title with all words. */
const TELLS_GAIN = 1.3;
const TITLE_GAIN = 0.2;

const SYMPTOM_WORDS = 4;
const STATES = /(?:요|다|대|음|임|데|네)[.!~ㅠㅜ\s]*$/;
/** Not the verbs 나다 and 가다 or a reason: 소리가 나요, 안 나타나요, 못 들어가요, 열어 보니까. */
const ASKS =
  /얼[마만]|[몇몃]|며칠|언제|어디|누[구가]|뭐|뭔|뭘|무[엇슨]|어[떤느떻케떡]|왜|방법|는\s?법|(?<![타어끝\s])나요|[은는인한던건된운닌간]가요|까요|[나가]여|니까[.?!\s]*$|지요|세요|[줄될할]까|되나|인지|는지|줘요|\?/;

/** `document` is one of `evidence`. */
export function signalsOf(evidence: Evidence, document: RankedDocument): Signals {
  const { idf, text, terms } = evidence;
  const { title, passages } = document;
  const other = evidence.documents.find((one) => one !== document);
  const words = text.split(/\s+/).length;
  const shortness = Math.min(1, Math.max(0, (LONG_WORDS - words) / (LONG_WORDS - SHORT_WORDS)));
  const kind = expectedAnswerKind(text);
  const lines = linesOf(evidence, document);
  const inBest = termReaderOf(evidence)(`${title}\n${passages[0].heading}\n${passages[0].content}`);
  const told = terms.map((term) => Number(!isKindWord(term)));
  return {
    score: Math.log(document.score / weightOf(idf, told.includes(1) ? told : undefined) || Number.MIN_VALUE),
    margin: Math.log(Math.min(MOST_AHEAD, document.score / (other?.score ?? 0) || 1)),
    leastNoun: Math.min(1, ...terms.flatMap((term, i) => (isNoun(term) && !isKindWord(term) ? (inBest[i] ?? 0) : []))),
    words,
    pairs: queryPairsOf(text).length,
    line: shortness * Math.max(document.coverage < 1 ? 0 : document.closeness, ...lines.map(({ share }) => share)),
    isSymptom: Number(words >= SYMPTOM_WORDS && STATES.test(text) && !ASKS.test(text)),
    expectsKind: Number(kind !== null),
    matchesKind: kind === null ? 0 : matchOf(kind, lines),
  };
}

/** Logarithm of a factor of the score: a line with the expected kind of answer and much of the question; the title. */
export function fitnessOf(evidence: Evidence, document: RankedDocument): number {
  const telling = linesOf(evidence, document).filter(({ isTelling }) => isTelling);
  const inTitle = weightOf(evidence.idf, termReaderOf(evidence)(document.title)) / weightOf(evidence.idf);
  return TELLS_GAIN * Math.max(0, ...telling.map(({ share }) => share)) + TITLE_GAIN * inTitle;
}

/** A word such as 가격, which an amount says without it. */
export const isKindWord = ({ any: [word = ''] }: Term): boolean => expectedAnswerKind(word) !== null;

/** `share` of the question in the line, the title, the heading and a row's column names; `context` has its neighbours. */
function linesOf(evidence: Evidence, { title, passages }: RankedDocument) {
  const read = termReaderOf(evidence);
  const kind = expectedAnswerKind(evidence.text);
  const kindWords = evidence.terms.map((term) => (isKindWord(term) ? KIND_WORD : 0));
  const inTitle = read(title);
  return passages.slice(0, MOST_PASSAGES).flatMap(({ heading, content }) => {
    const all = content.split(/\n|(?<=[.?!])\s+/).filter((line) => line.trim() !== '');
    const lines = all.filter((line) => !isExample(line, evidence.text));
    let head = '';
    return lines.map((text, at) => {
      if (isRow(text) && !isRow(lines[at - 1] ?? '')) head = text;
      const inLine = read(`${heading}\n${isRow(text) ? head : ''}\n${text}`);
      const isTelling = kind?.test(text) ?? false;
      const said = inLine.map((one, i) => Math.max(one, inTitle[i] ?? 0, isTelling ? (kindWords[i] ?? 0) : 0));
      const context = lines.slice(Math.max(0, at - 1), at + 2).join('\n');
      return { context, isTelling, share: weightOf(evidence.idf, said) / weightOf(evidence.idf) };
    });
  });
}

/** Examples state nothing of what is asked in Korean: OR(지점 = "서울", 지점 = "부산"). */
const isExample = (line: string, query: string) => line.startsWith('    ') && !/[a-z]/i.test(query);
const isRow = (line: string) => line.includes(' | ');

function matchOf(kind: RegExp, lines: ReturnType<typeof linesOf>): number {
  const relevant = lines.map((line) => ({ ...line, relevance: line.share + (line.isTelling ? KIND_GAIN : 0) }));
  const [most] = relevant.toSorted((a, b) => b.relevance - a.relevance);
  if (most && kind.test(most.context)) return 1;
  return lines.some(({ isTelling }) => isTelling) ? 0 : -1;
}

/** Weight of the terms together, each by its certainty; more than 0. */
const weightOf = (idf: readonly number[], shares?: readonly number[]): number =>
  idf.reduce((sum, one, i) => sum + one * (shares?.[i] ?? 1), 0) || Number.MIN_VALUE;
