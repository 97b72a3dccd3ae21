/** Pairs of sentence endings, which occur in every question. */
const ENDINGS = new Set(
  '나요 어요 아요 해요 하나 까지 에서 으로 하면 는데 세요 습니 니다 니까 인가 가요 까요 주세 려면 으면 해야 어떻 떻게 게요 있나 있는 있어 없어 네요 거든 든요 하는 되나 돼요 되는 하고 하려 려고 싶어 싶은 을까 이랑 에게 한테 라고 이라 인데 예요 에요 어디 려는 았는 었는 했는 더니 지요 무엇 엇인 엇이 뭐예 뭐에 뭔가 뭔데 데요'.split(
    ' ',
  ),
);

/**
 * Syllable bigrams within words. They match where the morphological analysis splits two spellings of one word differently
 * (메일함용량, 결재돼나요).
 */
export const syllablePairsOf = (text: string): string[] =>
  (text.match(/[가-힣]{2,}/g) ?? []).flatMap((word) =>
    Array.from({ length: word.length - 1 }, (_, i) => word.slice(i, i + 2)),
  );

/** The distinct pairs of a question, without `ENDINGS`. */
export const queryPairsOf = (query: string): string[] => [
  ...new Set(syllablePairsOf(query).filter((pair) => !ENDINGS.has(pair))),
];

/** Counts the given pairs in a text, and all its pairs, without slicing the others. */
export function pairCounterOf(pairs: readonly string[]): (text: string) => { counts: number[]; length: number } {
  const place = new Map(pairs.map((pair, i) => [pair, i]));
  const first = new Set(pairs.map((pair) => pair.charCodeAt(0)));
  return (text) => {
    const counts = pairs.map(() => 0);
    let length = 0;
    let before = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      const now = code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE ? code : 0;
      if (now !== 0 && before !== 0) {
        length += 1;
        const i = first.has(before) ? place.get(text.slice(at - 1, at + 1)) : undefined;
        if (i !== undefined) counts[i] = (counts[i] ?? 0) + 1;
      }
      before = now;
    }
    return { counts, length };
  };
}

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
