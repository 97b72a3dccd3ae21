import { expect, it } from 'vitest';
import type { Morpheme } from './morphemes.ts';
import { loadMorphemes } from './morphemes.ts';
import { withoutEnding } from './verb-endings.ts';

const name = (text: string): Morpheme[] => [{ text, tag: 'NNG' }];

it.each(['못못못못실둔둔', '못안못안못안못안실야둔둘준', '몇몃한가요은가요한가요은가요'])(
  'looks only a few times at a word that is all endings: %s',
  (word) => {
    let looks = 0;
    const analyse = (part: string) => {
      looks += 1;
      return name(part);
    };
    expect(withoutEnding(word, analyse)).toHaveLength(1);
    expect(looks).toBeLessThan(10);
  },
);

it.each(['찾는대요', '찾는다는데요', '찾으래요', '못찾는대요'])(
  'reads the verb of what others said: %s',
  async (word) => {
    const morphemes = await loadMorphemes();
    expect(morphemes(word)[0]).toEqual({ text: '찾', tag: 'VV' });
  },
);

it('reads a verb before 수 without a space, and no verb in a number', async () => {
  const morphemes = await loadMorphemes();
  expect(morphemes('써볼수')[0]).toEqual({ text: '쓰', tag: 'VV' });
  expect(morphemes('동시실행수').every(({ tag }) => tag.startsWith('NN'))).toBe(true);
});

it('looks no further once a verb is read', () => {
  const looked: string[] = [];
  const analyse = (part: string): Morpheme[] => {
    looked.push(part);
    return part === '걸어'
      ? [
          { text: '걸', tag: 'VV' },
          { text: '어', tag: 'EC' },
        ]
      : name(part);
  };
  expect(withoutEnding('못걸어둔', analyse)[0]?.text).toBe('걸');
  expect(looked).toEqual(['못걸어둔', '못걸어', '걸어']);
});
