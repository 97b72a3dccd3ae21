import type { Term } from '../../../../search/analyse/analyser.ts';
import { loadMorphemes } from '../../../../search/analyse/morphemes.ts';
import { isGeneric } from '../../../../search/query/term-weights.ts';
import { listedWords } from './listed-words.ts';

/** What a word of a question may be; `everyday` are nouns that only tell of the asker's day. */
export type WordKind = 'noun' | 'name' | 'everyday' | 'other';

const NOUN_TAG = /^(?:NNG|NNP|XR|XPN|XSN|NR)$/;

export async function loadWordKinds(): Promise<(term: Term) => WordKind> {
  const split = await loadMorphemes();
  const everyday = listedWords('everyday-words.txt');
  return ({ any }) => {
    const [word = ''] = any;
    if (isGeneric(word) || any.slice(0, 2).some((one) => everyday.has(one))) return 'everyday';
    if (/^\d*[a-z]/.test(word)) return 'name';
    if (!/^[가-힣]/.test(word) || (word.length > 1 && word.endsWith('다'))) return 'other';
    return split(word).every(({ tag }) => NOUN_TAG.test(tag)) ? 'noun' : 'other';
  };
}
