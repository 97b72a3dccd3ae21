import { loadMorphemes } from './morphemes.ts';
import type { Morpheme } from './morphemes.ts';
import { isParticle, withoutParticle } from './particles.ts';
import type { Piece } from './scan.ts';
import { normalise, scan } from './scan.ts';
import { STOP_STEMS, STOP_WORDS } from './stop-words.ts';

/** Increase it when the same text gives other tokens or passages than before: all documents are then indexed again. */
export const ANALYSIS_VERSION = 8;

const LONGEST_TOKEN = 40;

/** A term of a query. Matches any word of `any`, the first being the word itself, or all of `parts`. */
export interface Term {
  any: string[];
  parts?: string[];
  /** Related words with a lower weight; searched only if the word itself is not found. */
  near?: string[];
  /** Replaces another word that sounds similar. */
  isCorrected?: true;
}

export interface Analyser {
  /** Index tokens in text order, with repetitions. */
  tokens(text: string): string[];
  /** Terms of a query; all of them are searched. */
  terms(query: string): Term[];
  /** Parts of a text with their tokens, for highlighting. */
  pieces(text: string): { text: string; at: number; tokens: string[] }[];
}

/** The Korean analysis shared by indexing and queries. */
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
 * The model splits unknown names differently with each particle (오+케스+트레이+터). Such a word is also kept whole, without
 * its particle.
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
      // With the ending 다, so that 가다 differs from the particle or noun 가.
      if (!STOP_STEMS.has(text)) terms.push({ any: [cut(`${text}다`)] });
    } else if (tag === 'MAG' && text.length > 1 && !STOP_WORDS.has(text)) {
      terms.push({ any: [cut(text)] });
    }
  });
  return terms;
}

/** A query for 재처리 means texts with 재처리; 처리 counts less, as a synonym. */
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

/** 화면잠금, 재설치: compound nouns are also indexed whole, and give their initials. */
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

/** `chrome142` becomes chrome and 142; `e-1042`, `a_b` and `4.6.1` stay one word, with and without the separators. */
function latinTerms(text: string): Term[] {
  const glued = /^([a-z]{3,})(\d+)$/.exec(text);
  if (glued) return [{ any: [glued[1] ?? ''] }, { any: [glued[2] ?? ''] }].map(({ any }) => ({ any: any.map(cut) }));
  if (!/[._-]/.test(text)) return [{ any: [cut(text)] }];
  const isVersion = /^[\d.]+$/.test(text);
  return [{ any: isVersion ? [cut(text)] : [cut(text), cut(text.replace(/[._-]/g, ''))] }];
}

/** With more parts it is no version, name or address that is searched by parts. */
const MOST_PARTS = 12;

/** Other tokens of a joined word: its parts, and for 4.6.1 also 4.6. */
function latinParts(text: string): string[] {
  const parts = text.split(/[._-]/, MOST_PARTS);
  if (parts.length === 1) return [];
  if (/^[\d.]+$/.test(text)) return parts.slice(2).map((_, i) => cut(parts.slice(0, i + 2).join('.')));
  return parts.filter((part) => part.length > 1).map(cut);
}

const cut = (token: string) => token.slice(0, LONGEST_TOKEN);
