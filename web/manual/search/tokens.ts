/** Korean particles at the end of words; longer ones first. */
const PARTICLES =
  /(?:에서는|으로는|까지는|에게서|에서|에게|으로|까지|부터|처럼|보다|마다|하고|이나|라도|이란|를|을|은|는|이|가|에|의|로|와|과|도|만|나|란)$/u;

/** Splits Korean from adjacent Latin text: `Studio에서` is two words. */
const WORDS = /\p{Script=Hangul}+|[[\p{L}\p{N}]--\p{Script=Hangul}]+(?:[_.\-][[\p{L}\p{N}]--\p{Script=Hangul}]+)*/gv;

const isHangul = (word: string) => /^\p{Script=Hangul}/u.test(word);

const wordsOf = (text: string): string[] => text.normalize('NFC').toLowerCase().match(WORDS) ?? [];

/**
 * Index terms. Korean words become pairs of syllables, so that a word is found inside longer words without a dictionary
 * in the browser.
 */
export const indexTokens = (text: string): string[] =>
  wordsOf(text).flatMap((word) => (isHangul(word) ? pairsOf(word) : latinTokens(word)));

/** Query terms: the same without Korean particles (`셀렉터를` becomes `셀렉터`). */
export const queryTokens = (text: string): string[] => [...new Set(queryWords(text).flatMap(indexTokens))];

export const queryWords = (text: string): string[] =>
  wordsOf(text).map((word) => {
    const stem = word.replace(PARTICLES, '');
    return isHangul(word) && stem.length >= 2 ? stem : word;
  });

function pairsOf(word: string): string[] {
  if (word.length === 1) return [word];
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
}

/** `E-1042` is found as a whole and by its parts. */
const latinTokens = (word: string) => (/[-_.]/.test(word) ? [word, ...word.split(/[-_.]/)] : [word]);
