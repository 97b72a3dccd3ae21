import type { Term } from '#server/search/analyse/analyser.ts';
import { ASKS_MEANING } from './spoken.ts';

/** 대기열이란, 대기열이란? */
const NAMES_ALONE = /(?<=[가-힣a-z])이?란[\s?.!~]*$/i;
/** 셀렉터는 … 주소입니다. or a row of a glossary. */
const SAYS_MEANING = /^[^.]{2,80}(?:입니다|말합니다|뜻합니다|이다)(?:\.|$)|^[^|]{1,20} \| [^|]{8,}\./;
/** So far goes the text that says what a word means before those that only have it. */
const MEANING_GAIN = 2;

/** E-1042 뜻, 오류 코드 2110: names a code, and asks nothing but what it is and what to do. */
const OF_CODES = new Set(
  '오류 에러 코드 번호 메시지 뜻 의미 해결 원인 이유 대처 조치 방법 발생 뜨다 나다 나오다 고치다'.split(' '),
);
const CODE = /^[a-z]+\d{3,}$|^\d{4,}$/;
/** The same of the table that has a row for a code. */
const CODE_ROW_GAIN = 10;

/** How far a text goes before others because it explains the very word or code that is asked for; mostly 0. */
export function explainingGainOf(asked: { query: string; terms: readonly Term[] }): (content: string) => number {
  const meaning = meaningOf(asked);
  const codeRow = codeRowOf(asked);
  const says = (content: string) =>
    content.split('\n').some((line) => meaning?.test(line) && SAYS_MEANING.test(line)) ? MEANING_GAIN : 0;
  return (content) => (codeRow?.test(content) ? CODE_ROW_GAIN : says(content));
}

/** What begins a line that says what the word means that is asked for. */
function meaningOf({ query, terms }: { query: string; terms: readonly Term[] }): RegExp | null {
  const [term] = terms;
  if (!term || terms.length > 1 || !(ASKS_MEANING.test(query) || NAMES_ALONE.test(query))) return null;
  const words = term.any.filter((word) => /^[가-힣a-z\d]+$/.test(word));
  if (words.length === 0) return null;
  return new RegExp(`^(?:${words.join('|')})(?:\\([^)]*\\))?\\s?(?:은|는|이란|란|\\|)`, 'i');
}

/** What begins the row of the code that is asked for: the code, and for a number alone any letters before it. */
function codeRowOf({ terms }: { terms: readonly Term[] }): RegExp | null {
  const words = terms.map(({ any: [word = ''] }) => word.replaceAll('-', ''));
  const codes = words.filter((word) => CODE.test(word));
  const [code = ''] = codes;
  if (codes.length !== 1 || words.some((word) => word !== code && !OF_CODES.has(word))) return null;
  return new RegExp(`^(?:[a-z]+-?)?${code.replace(/^[a-z]+/, '$&-?')} \\|`, 'im');
}
