import { composed } from '#shared/text/compose.ts';

export interface Piece {
  kind: 'hangul' | 'jamo' | 'latin' | 'other';
  text: string;
  /** Offset in the text. */
  at: number;
  /** Follows Latin letters or digits directly: `4.6을`, `PC에서`. */
  isAttached: boolean;
}

const PIECE =
  /(?<hangul>[가-힣]+)|(?<jamo>[ㄱ-ㅎㅏ-ㅣ]+)|(?<latin>[a-z0-9]+(?:[._-][a-z0-9]+)*)|(?<other>%|\p{Script=Han}+|\p{L}+)/gu;

const FULL_WIDTH = /[！-～]/g;
const FULL_WIDTH_OFFSET = 0xfe_e0;

/** Normal form: composed (macOS sends decomposed file names), half-width, lower case. */
export const normalise = (text: string): string =>
  composed(text)
    .replace(FULL_WIDTH, (char) => String.fromCodePoint((char.codePointAt(0) ?? 0) - FULL_WIDTH_OFFSET))
    .toLowerCase();

/** Searchable parts of a normalised text, cut where the script changes. */
export function* scan(text: string): Generator<Piece> {
  let latinEnd = -1;
  for (const match of text.matchAll(PIECE)) {
    const { hangul, jamo, latin } = match.groups ?? {};
    const kind = hangul ? 'hangul' : jamo ? 'jamo' : latin ? 'latin' : 'other';
    yield { kind, text: match[0], at: match.index, isAttached: match.index === latinEnd };
    if (latin) latinEnd = match.index + match[0].length;
  }
}
