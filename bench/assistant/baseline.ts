import type { Context } from '#server/context.ts';
import { loadAnalyser } from '#server/search/analyse/analyser.ts';

const K1 = 1.2;
const B = 0.75;

/** BM25 over bags of words. */
function bm25(bags: readonly (readonly string[])[]) {
  const counted = bags.map((bag) => {
    const counts = new Map<string, number>();
    for (const word of bag) counts.set(word, (counts.get(word) ?? 0) + 1);
    return { counts, length: bag.length };
  });
  const average = counted.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counted.length);
  const bagsWith = new Map<string, number>();
  for (const { counts } of counted) for (const word of counts.keys()) bagsWith.set(word, (bagsWith.get(word) ?? 0) + 1);
  return (words: ReadonlySet<string>) =>
    counted.map(({ counts, length }) =>
      [...words].reduce((sum, word) => {
        const tf = counts.get(word) ?? 0;
        const df = bagsWith.get(word) ?? 0;
        const idf = Math.log(1 + (counted.length - df + 0.5) / (df + 0.5));
        return sum + (idf * tf * (K1 + 1)) / (tf + K1 * (1 - B + (B * length) / average));
      }, 0),
    );
}

/**
 * A simple search for comparison: BM25 over morphemes and syllable pairs, the title counted twice, plus the best passage.
 * It has no wordings, no spelling correction and no permissions; the portal's ranking must be better.
 */
export async function openBaseline({ db }: Context) {
  const analyser = await loadAnalyser();
  const wordsOf = (text: string) => [
    ...analyser.tokens(text),
    ...(text.match(/[가-힣]{2,}/g) ?? []).flatMap((word) =>
      Array.from({ length: word.length - 1 }, (_, i) => `#${word.slice(i, i + 2)}`),
    ),
  ];
  const entries = await db.selectFrom('search_entry').select(['id', 'title', 'document_id', 'manual_path']).execute();
  const passages = await db.selectFrom('search_passage').select(['entry_id', 'heading', 'content']).execute();
  const texts = passages.map(({ heading, content }) => wordsOf(`${heading}\n${content}`));
  const ofEntry = (id: number) => passages.flatMap(({ entry_id }, i) => (entry_id === id ? (texts[i] ?? []) : []));
  const title = entries.map((entry) => wordsOf(entry.title));
  const scoreDocuments = bm25(entries.map(({ id }, i) => [...(title[i] ?? []), ...(title[i] ?? []), ...ofEntry(id)]));
  const scorePassages = bm25(texts);
  /** Document ids and page paths, best first, with the text of the best passage. */
  return (query: string): { id: string; text: string }[] => {
    const words = new Set(wordsOf(query));
    const ofPassages = scorePassages(words).map((score, i) => ({ ...passages[i], score }));
    return scoreDocuments(words)
      .map((score, i) => {
        const own = ofPassages.filter(({ entry_id }) => entry_id === entries[i]?.id);
        const best = own.toSorted((a, b) => b.score - a.score)[0];
        return {
          id: entries[i]?.document_id ?? entries[i]?.manual_path ?? '',
          text: best?.content ?? '',
          score: score + (best?.score ?? 0),
        };
      })
      .toSorted((a, b) => b.score - a.score);
  };
}
