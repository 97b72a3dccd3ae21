import { isExact } from '#server/search/query/rank/term-weights.ts';
import type { Evidence } from '../retrieval/find-evidence.ts';
import type { RelevanceScorer } from '../retrieval/relevance.ts';
import type { Line } from './blocks.ts';

/** What may follow a name without making it another word: 메모리는 matches 메모리, 설치형 does not match 설치. */
const BEHIND = '(?=$|[^\\p{L}\\p{N}]|은|는|이|가|을|를|의|에|와|과|도|만|로|으로|란|부터|까지|하|되|된|할)';
const MOST_NAME_CHARS = 40;
const LEAST_NAME_CHARS = 2;

/** The table rows that the question names by code or name; null if it may mean any. */
export function namedRows(
  rows: readonly Line[],
  { text, terms, analyser }: Evidence,
  relevanceOf: RelevanceScorer,
): Line[] | null {
  const question = text.toLowerCase();
  const codes = terms.filter(({ any: [word = ''] }) => isExact(word, text));
  const coded = rows.filter((row) => {
    const words = new Set(codes.length > 0 ? analyser.tokens(nameOf(row)) : []);
    return codes.some(({ any }) => any.some((word) => words.has(word)));
  });
  if (coded.length > 0) return coded;
  const named = rows.filter((row) =>
    nameOf(row)
      .split(/[,/·]/)
      .some((name) => isNamed(name, question)),
  );
  if (named.length === 0) return null;
  const best = (some: readonly Line[]) => Math.max(0, ...some.map(({ text }) => relevanceOf(text)));
  const others = rows.filter((row) => !named.includes(row));
  // If another row matches the question better, the question means that one.
  return best(named) >= best(others) ? named : null;
}

const nameOf = ({ text }: Line) => (text.split(' | ')[0] ?? '').toLowerCase();

function isNamed(name: string, question: string): boolean {
  const letters = name.match(/[\p{L}\p{N}]/gu) ?? [];
  if (letters.length < LEAST_NAME_CHARS || letters.length > MOST_NAME_CHARS || !/\p{L}|\d{3}/u.test(name)) return false;
  const spelled = letters.join('[^\\p{L}\\p{N}]*');
  return new RegExp(`(?<![\\p{L}\\p{N}])${spelled}${BEHIND}`, 'u').test(question);
}
