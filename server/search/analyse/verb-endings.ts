import type { Morpheme } from './morphemes.ts';
import { STOP_STEMS } from './stop-words.ts';

/** -인가요 and -은가요, of which the model makes the nouns 인가 and 가요; 얼마임, 언제죠; 몇 without a space. */
const ASKING =
  /(?:인가|(?<=[한은신])가)[요여]$|(?<=^(?:얼마|언제|어디|며칠))(?:이?[죠냐니]|이?지요?|임)$|^[몇몃](?=[가-힣]{2})/;
/** What the model takes, with the short verb beside it, for a name; then the form that it knows. */
const ENDINGS: readonly (readonly [ending: RegExp, form: string])[] = [
  // 읽나요, 붙네요, 사려는데, 올라오실; what others said: 찾는대요, 찾는다는데요, 찾으래요.
  [/(?:시?나[요여욤]|(?:[다냐]|으라)?(?:네[요여]|는데요?)|는지|려는데|대[요여]|으래[요여]|실)$/, '다'],
  // 비워야, 걸어둔, 올려놓은.
  [/(?:야|둔|둘|두는|놓은|놓고|놨는데|놔서|준|줄)$/, ''],
  // Without spaces: 만든걸, 걸수 있나요, 걸수있나요, 넣어야함, 안먹음, 못써요.
  [/[거걸건게]$|(?<=[가-힣])수(?:[도가]?[있잇없업].*)?$|(?<=야)[하되돼대됨함해].*$|^(?:못|안(?!내))(?=[가-힣]{2})/, ''],
];

/** A word has few endings; taking off more would only cost time, which a member's made-up words could use up. */
const MOST_STEPS = 2;

/** The morphemes of a word, whose verb is read without an ending that would hide it. */
export function withoutEnding(
  word: string,
  analyse: (word: string) => readonly Morpheme[],
  steps = MOST_STEPS,
): readonly Morpheme[] {
  const asked = word.replace(ASKING, '');
  if (steps > 0 && asked.length > 1 && asked !== word) return withoutEnding(asked, analyse, steps - 1);
  const morphemes = analyse(word);
  if (steps === 0 || word.length < 3 || morphemes.length > 1 || !morphemes[0]?.tag.startsWith('NN')) return morphemes;
  for (const [ending, form] of ENDINGS) {
    if (!ending.test(word)) continue;
    const stem = word.replace(ending, '');
    // 오나요, 해주시나요: the model does not know these short verbs, which say nothing, without an ending of its own.
    if (STOP_STEMS.has(stem.replace(/^[해와](?=주)/, ''))) return [{ text: stem, tag: 'VX' }];
    const reading = withoutEnding(stem + form, analyse, steps - 1);
    if (isVerb(reading)) return reading;
  }
  return morphemes;
}

const isVerb = (reading: readonly Morpheme[]) =>
  /^V[VA]$/.test(reading[0]?.tag ?? '') && reading.at(-1)?.tag.startsWith('E') === true;
