import { loadMorphemes } from './morphemes.ts';
import type { Morpheme } from './morphemes.ts';
import { isParticle, withoutParticle } from './particles.ts';
import type { Piece } from './scan.ts';
import { normalise, scan } from './scan.ts';
import { STOP_STEMS, STOP_WORDS } from './stop-words.ts';

/** Raise it when the same text gives other tokens than before: every document is then indexed again. */
export const ANALYSIS_VERSION = 4;

const LONGEST_TOKEN = 40;

/** One word of a query: any of `any` stands for it, the first being the word itself, and so do all of `parts`. */
export interface Term {
  any: string[];
  parts?: string[];
  /** Words that people say for it; they count for less, and nothing is looked for by them while the word is there. */
  near?: string[];
  /** It was typed as another word, which only sounds like these. */
  isCorrected?: true;
}

export interface Analyser {
  /** What a text is found by, in its order, again and again when it is said again. */
  tokens(text: string): string[];
  /** The words of a query: all of them are looked for. */
  terms(query: string): Term[];
  /** The pieces of a text with their tokens, for marking what was found in it. */
  pieces(text: string): { text: string; at: number; tokens: string[] }[];
}

/** The one Korean analysis, for texts and for queries. */
export async function loadAnalyser(): Promise<Analyser> {
  const split = await loadMorphemes();
  const termsOf = (piece: Piece): Term[] => {
    if (piece.kind === 'hangul')
      return piece.isAttached && isParticle(piece.text) ? [] : koreanTerms(piece.text, split(piece.text));
    if (piece.kind === 'latin') return latinTerms(piece.text);
    if (piece.kind === 'jamo') return [{ any: [cut(piece.text)] }];
    return [{ any: [piece.text === '%' ? '퍼센트' : cut(piece.text)] }];
  };
  const tokensOf = (piece: Piece): string[] => {
    if (piece.kind === 'jamo') return [];
    const tokens = termsOf(piece).flatMap(({ any, parts = [] }) => [...any, ...parts]);
    if (piece.kind === 'hangul') tokens.push(...compounds(split(piece.text)));
    if (piece.kind === 'latin') tokens.push(...latinParts(piece.text));
    return tokens;
  };
  const piecesOf = (text: string) => [...scan(normalise(text))];
  return {
    terms: (query) =>
      piecesOf(query).flatMap((piece) =>
        piece.kind === 'hangul' ? prefixed(termsOf(piece), split(piece.text)) : termsOf(piece),
      ),
    tokens: (text) => piecesOf(text).flatMap(tokensOf),
    pieces: (text) => piecesOf(text).map((piece) => ({ text: piece.text, at: piece.at, tokens: tokensOf(piece) })),
  };
}

const isNoun = ({ tag }: Morpheme) => tag === 'NNG' || tag === 'NNP' || tag === 'XR' || tag === 'NR';
const isPartOfNoun = (morpheme: Morpheme) => isNoun(morpheme) || morpheme.tag === 'XPN' || morpheme.tag === 'XSN';

/**
 * A name that the model does not know comes out in splinters, and in others with each particle (오+케스+트레이+터).
 * Such a word is kept whole, without its particle, beside its parts.
 */
function koreanTerms(word: string, morphemes: readonly Morpheme[]): Term[] {
  const terms = knownTerms(morphemes);
  if (!isSplintered(morphemes)) return terms;
  const whole = cut(withoutParticle(word) ?? word);
  const parts = terms.flatMap(({ any }) => any).filter((part) => part !== whole);
  return [parts.length > 1 ? { any: [whole], parts } : { any: [whole] }];
}

function isSplintered(morphemes: readonly Morpheme[]): boolean {
  if (/^[JE]/.test(morphemes[0]?.tag ?? '') && morphemes.length > 1) return true;
  return morphemes.some((morpheme, i) => {
    const neighbours = [morphemes[i - 1], morphemes[i + 1]];
    return isNoun(morpheme) && morpheme.text.length === 1 && neighbours.some((other) => other && isPartOfNoun(other));
  });
}

function knownTerms(morphemes: readonly Morpheme[]): Term[] {
  const terms: Term[] = [];
  morphemes.forEach((morpheme, i) => {
    const { text, tag } = morpheme;
    if (isNoun(morpheme)) {
      if (STOP_WORDS.has(text)) return;
      const stem = i === morphemes.length - 1 ? withoutParticle(text) : null;
      terms.push({ any: (stem === null ? [text] : [text, stem]).map(cut) });
    } else if (tag === 'VV' || tag === 'VA') {
      // With its 다, so that 가다 and the particle or noun 가 stay two words.
      if (!STOP_STEMS.has(text)) terms.push({ any: [cut(`${text}다`)] });
    } else if (tag === 'MAG' && text.length > 1 && !STOP_WORDS.has(text)) {
      terms.push({ any: [cut(text)] });
    }
  });
  return terms;
}

/** Who asks for 재처리 wants what says 재처리; 처리 counts for less, as a word that means the same. */
function prefixed(terms: readonly Term[], morphemes: readonly Morpheme[]): Term[] {
  const whole = new Map(
    morphemes.flatMap(({ text, tag }, i) => {
      const next = morphemes[i + 1];
      const after = morphemes[i + 2];
      const suffix = after?.tag === 'XSN' ? after.text : '';
      return tag === 'XPN' && next && isNoun(next) ? [[next.text, cut(text + next.text + suffix)]] : [];
    }),
  );
  return terms.map((term) => {
    const [word = ''] = term.any;
    const said = whole.get(word);
    return said === undefined ? term : { ...term, any: [said, ...term.any] };
  });
}

/** 화면잠금, 재설치: nouns written together are found together, too, and give their 초성. */
function compounds(morphemes: readonly Morpheme[]): string[] {
  const found: string[] = [];
  let run: Morpheme[] = [];
  const endRun = () => {
    if (run.length > 1) found.push(cut(run.map(({ text }) => text).join('')));
    run = [];
  };
  for (const morpheme of morphemes) {
    if (isPartOfNoun(morpheme)) run.push(morpheme);
    else endRun();
  }
  endRun();
  return found;
}

/** `chrome142` is chrome and 142; `e-1042`, `a_b` and `4.6.1` are one, with and without what joins them. */
function latinTerms(text: string): Term[] {
  const glued = /^([a-z]{3,})(\d+)$/.exec(text);
  if (glued) return [{ any: [glued[1] ?? ''] }, { any: [glued[2] ?? ''] }].map(({ any }) => ({ any: any.map(cut) }));
  if (!/[._-]/.test(text)) return [{ any: [cut(text)] }];
  const isVersion = /^[\d.]+$/.test(text);
  return [{ any: isVersion ? [cut(text)] : [cut(text), cut(text.replace(/[._-]/g, ''))] }];
}

/** Parts of a joined word; with more of them it is no version, name or address that anybody looks for by its parts. */
const MOST_PARTS = 12;

/** What a joined word is also found by: its parts, and for 4.6.1 the 4.6 that it belongs to. */
function latinParts(text: string): string[] {
  const parts = text.split(/[._-]/, MOST_PARTS);
  if (parts.length === 1) return [];
  if (/^[\d.]+$/.test(text)) return parts.slice(2).map((_, i) => cut(parts.slice(0, i + 2).join('.')));
  return parts.filter((part) => part.length > 1).map(cut);
}

const cut = (token: string) => token.slice(0, LONGEST_TOKEN);
