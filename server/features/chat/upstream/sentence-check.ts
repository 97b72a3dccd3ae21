import { objectScanner } from '#shared/chat/object-scanner.ts';
import { assistantAnswerText } from '#shared/messages/chat/assistant-answer.ko.ts';
import type { Analyser } from '#server/search/analyse/analyser.ts';
import { planOf } from '#server/search/query/query-plan.ts';
import { isGeneric } from '#server/search/query/rank/term-weights.ts';
import type { Source } from '../chat-engine.ts';

/** End of a sentence in a stream: not inside 4.6, and only when the next character is known. */
const END = /[.!?。…]["”’')\]]*(?=\s)|\n/;
const CLOSED = /[.!?。…]["”’')\]]*\s*$/;
/** Beginning of what is no sentence, in which a mark would break something: JSON, such as a menu, and code. */
const NO_SENTENCE = /\{\s*(?:"|$)|(?<=^|\n)```/;
/** A number as it is written: 25, 7,500, 4.6.1. */
const NUMBERS = /\d+(?:[.,]\d+)*/g;
/** `1. ` and `- ` are list markers, not numbers. */
const ITEM = /^\s*(?:\d+\.|[-*])\s/;
/** More than this share of its words are in the passages: with half, an invented sentence may still name their subject. */
const SUPPORTED_ABOVE = 0.5;
const FEWEST_WORDS = 2;
/** Phrases that state nothing. */
const POLITE = new Set(
  '도움 필요 문의 말씀 안내 답변 질문 확인 추가 궁금 자료 내용 참고 감사 안녕 있다 없다 되다 하다 드리다 주시다 돕다 알리다'.split(
    ' ',
  ),
);

export interface SentenceCheck {
  /** Returns the stream's text with a mark after each unsupported sentence. */
  add(text: string): string;
  /** The mark of the last sentence, if it needs one. */
  end(): string;
  /** The sources that share most words and numbers with the sentences so far; all if none stands out. */
  used(): readonly Source[];
}

/**
 * Compares each sentence of a model's answer with the passages that the model got. A sentence is supported if all of
 * its numbers occur in a passage or in the question, and more than half of its words that are not in the question occur
 * in a passage. A sentence with hardly any new words needs no support.
 */
export function sentenceCheckOf(analyser: Analyser, query: string, sources: readonly Source[]): SentenceCheck {
  const given = sources.map((source) => {
    const { title, heading, content } = source.passage;
    const text = `${title}\n${heading}\n${content}`;
    return { source, words: new Set(analyser.tokens(text)), numbers: new Set(numbersOf(text)) };
  });
  const known = new Set(given.flatMap(({ words }) => [...words]));
  const queryWords = new Set(analyser.tokens(query));
  const numbers = new Set([...given.flatMap((one) => [...one.numbers]), ...numbersOf(query)]);
  const used = new Set<Source>();
  const isSupported = (sentence: string): boolean => {
    const bare = sentence.replace(ITEM, '');
    if (numbersOf(bare).some((number) => !numbers.has(number))) return false;
    const fresh = planOf(analyser, bare).terms.filter(
      ({ any: [word = ''] }) => !queryWords.has(word) && !POLITE.has(word) && !isGeneric(word) && !/^\d/.test(word),
    );
    const foundIn = (words: ReadonlySet<string>) =>
      fresh.filter(({ any, parts = [] }) => [...any, ...parts].some((word) => words.has(word))).length;
    if (fresh.length >= FEWEST_WORDS && foundIn(known) <= SUPPORTED_ABOVE * fresh.length) return false;
    const shares = given.map((one) => foundIn(one.words) + numbersOf(bare).filter((n) => one.numbers.has(n)).length);
    const most = Math.max(0, ...shares);
    given.forEach(({ source }, i) => most > 0 && shares[i] === most && used.add(source));
    return true;
  };
  const markOf = (sentence: string) =>
    /[.!?。…가-힣\d]/.test(sentence) && !isSupported(sentence) ? ` ${assistantAnswerText.unsupported}` : '';

  let open = '';
  return {
    add(text) {
      let passed = '';
      // Text that was passed on is not sent again.
      let from = open.length;
      open += text;
      for (let part = firstPart(open); part; part = firstPart(open)) {
        const { at, next, isSentence } = part;
        const mark = isSentence ? markOf(open.slice(0, at)) : '';
        passed += open.slice(from, at) + mark + open.slice(Math.max(from, at), next);
        open = open.slice(next);
        from = Math.max(0, from - next);
      }
      return passed + open.slice(from);
    },
    end() {
      // An incomplete sentence states nothing yet. JSON or code that never ended was none: a brace would hide all after it.
      const isWhole = CLOSED.test(open) || ITEM.test(open);
      const mark = isWhole ? markOf(open) : '';
      open = '';
      return mark;
    },
    used: () => (used.size === 0 ? sources : sources.filter((source) => used.has(source))),
  };
}

/** Where the first part of the text ends and the next one begins; null while its end is not there. */
function firstPart(text: string): { at: number; next: number; isSentence: boolean } | null {
  const end = END.exec(text);
  const other = NO_SENTENCE.exec(text);
  if (other && other.index <= (end?.index ?? text.length)) {
    const isDecided = /["`]$/.test(other[0]);
    const isFirst = text.slice(0, other.index).trim() === '';
    const at = isDecided && isFirst ? endOfOther(text, other.index) : other.index;
    return !isDecided || at === -1 ? null : { at, next: at, isSentence: false };
  }
  if (!end) return null;
  const at = end[0] === '\n' ? end.index : end.index + end[0].length;
  return { at, next: end[0] === '\n' ? at + 1 : at, isSentence: true };
}

/** End of the JSON object or the block of code that begins at `start`; -1 while it is not there. */
function endOfOther(text: string, start: number): number {
  const fence = '```';
  if (text.startsWith(fence, start)) {
    const closing = text.indexOf(`\n${fence}`, start);
    return closing === -1 ? -1 : closing + fence.length + 1;
  }
  const object = objectScanner().push(text.slice(start)).at(0);
  return object?.kind === 'object' ? start + object.text.length : -1;
}

const numbersOf = (text: string): string[] => (text.match(NUMBERS) ?? []).map((number) => number.replaceAll(',', ''));
