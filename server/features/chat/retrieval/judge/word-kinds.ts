import type { Term } from '#server/search/analyse/analyser.ts';
import { loadMorphemes } from '#server/search/analyse/morphemes.ts';
import { isGeneric } from '#server/search/query/term-weights.ts';
import { listedWords } from './listed-words.ts';

/** What a word of a question may be; `everyday` are nouns that only tell of the asker's day. */
export type WordKind = 'noun' | 'name' | 'everyday' | 'other';

const NOUN_TAG = /^(?:NNG|NNP|XR|XPN|XSN|NR)$/;

/**
 * How somebody ends a sentence or a clause, which the analysis takes for a noun when it is written on without spaces
 * (박아놔도, 서는거, 어디갔지).
 */
const SPOKEN =
  /[가-힣](?:[요죠까냐]|니다|[는은던한된난간온본둔]데|건데|거든|[는은던한된난간온본둔운을할]거[야임]?|[는은한된둔]건|[았었갔했됐왔렸겼졌켰쳤놨뒀]\S*|[어아해놔워와려쳐켜]도|려고|려면|다가|면서|지만|[어아해워와려]서|[하되않]게|[하되는은할인]지|[하나되오가리으기쓰]면|[됨함임짐옴]|하는|되는|있는|없는|말고|밖에|쪽|들[은이을도]|마다|까지|부터|처럼|보다|한테|에게|에[선는도만]|[이]라고?|[다냐라]고|대요?|래요?|할|될|줘|줄|써|돼|네)$/;

export async function loadWordKinds(): Promise<(term: Term, isNowhere: boolean) => WordKind> {
  const split = await loadMorphemes();
  const everyday = listedWords('everyday-words.txt');
  return ({ any }, isNowhere) => {
    const [word = ''] = any;
    if (isGeneric(word) || any.slice(0, 2).some((one) => everyday.has(one))) return 'everyday';
    if (/^\d*[a-z]/.test(word)) return 'name';
    if (!/^[가-힣]/.test(word) || (word.length > 1 && word.endsWith('다'))) return 'other';
    if (isNowhere && word.length > 2 && SPOKEN.test(word)) return 'other';
    return split(word).every(({ tag }) => NOUN_TAG.test(tag)) ? 'noun' : 'other';
  };
}
