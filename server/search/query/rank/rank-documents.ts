import { boardOf } from '#shared/boards.ts';
import type { Actor } from '#shared/permissions.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Place } from '#server/search/place.ts';
import { bm25, idfOf } from './bm25.ts';
import type { Term } from '#server/search/analyse/analyser.ts';
import { withSynonyms } from '#server/search/analyse/synonyms.ts';
import { counterOf } from '../match-words.ts';
import type { FoundPassage, PassageQuery, PassagesFound } from '../search-passages.ts';
import { findPassages } from '../search-passages.ts';
import { queryPairsOf, pairCounterOf } from './syllable-pairs.ts';
import { isCode, isCounted, isGeneric, shareOf } from './term-weights.ts';
import { codeRow } from '../text-patterns.ts';

export interface RankedDocument {
  place: Place;
  title: string;
  documentId: string | null;
  manualPath: string | null;
  /** Of the text itself and of its files. */
  entryIds: number[];
  /** Those that were found, best first; one at least. */
  passages: FoundPassage[];
  score: number;
  /** How much of the question its title and its best passage have, 0 to 1. */
  coverage: number;
  /** How much of the question's syllable pairs its title and the passages that were found have, 0 to 1. */
  pairs: number;
  /** How near its title, a heading or a wording comes to the question as a whole, 0 to 1. */
  closeness: number;
}

/** Documents best first, and what they were looked for by. */
export interface DocumentsFound extends Omit<PassagesFound, 'passages' | 'words'> {
  documents: RankedDocument[];
  /** How telling each term is among these texts. */
  idf: readonly number[];
}

const MOST_PASSAGES = 100;
/** Whose whole text is read. */
const MOST_READ = 60;
const READ_CHARS = 12_000;
const TITLE_COUNTS = 2;
const MOST_WORDINGS = 1.5;
/** Words of an average passage, and of an average document. */
const PASSAGE_WORDS = 60;
const DOCUMENT_WORDS = 150;
/** What pairs of syllables say beside words: the same again, less surely. */
const PAIR_WEIGHT = 0.5;
/** A row that explains a code goes before texts that name it. */
const CODE_ROW_GAIN = 3;
const CODE_WORDS = new Set([...withSynonyms('오류'), ...withSynonyms('알림'), '코드', '번호', '알람']);
const COVERAGE_BASE = 0.5;
const CLOSENESS_GAIN = 0.5;
/** Legal texts say every common word, and answer little. */
const PAGE_WEIGHT = 0.55;

function weightOf(place: Place): number {
  if (place === 'page') return PAGE_WEIGHT;
  return place === 'manual' ? 1 : (boardOf(place).searchWeight ?? 1);
}

/**
 * The one ranking, of the site search and the assistant: BM25 over words and syllable pairs, of the whole document with
 * its title counted twice, and of its best passage. What has more of the question, and what is called like it, gains.
 */
export async function rankDocuments(
  db: Db,
  actor: Actor,
  asked: Omit<PassageQuery, 'limit'>,
  now: string,
): Promise<DocumentsFound> {
  const { passages, words, ...found } = await findPassages(db, actor, { ...asked, limit: MOST_PASSAGES }, now);
  const { terms, counts, all } = found;
  const isNumber = ({ any: [word = ''] }: Term) => isCounted(word, asked.query);
  const idf = terms.map((term, i) => idfOf(counts[i] ?? 0, all) * (isNumber(term) ? 1 : shareOf(term, counts[i] ?? 0)));
  if (passages.length === 0) return { ...found, idf, documents: [] };
  const count = counterOf(terms, true);
  // A text says a word itself or what people say for it, whichever says more.
  const inTerms = (frequency: (i: number) => number, length: number) =>
    idf.reduce((sum, weight, i) => {
      const said = bm25(frequency(i), length, weight);
      return sum + Math.max(said, bm25(frequency(i + terms.length), length, weight));
    }, 0);
  const pairs = pairCounter(asked.query, passages, all);
  const entries = await readEntryWords(db, [...new Set(passages.map(({ entryId }) => entryId))].slice(0, MOST_READ));

  const explains = codeRowOf(terms.filter((term) => !isNumber(term)));
  const scored = passages.map((passage, at) => {
    const texts = words.get(passage.passageId);
    const body = count(texts?.body ?? '');
    const inTitle = count(texts?.title ?? '');
    const heading = count(texts?.heading ?? '');
    const wordings = (texts?.wordings ?? []).map((wording) => count(wording).counts);
    const inPairs = pairs.inPassages[at] ?? pairs.of('');
    const inWords = inTerms(
      (i) => {
        const inWordings = wordings.reduce((sum, found) => sum + (found[i] ?? 0), 0);
        return (
          (inTitle.counts[i] ?? 0) +
          (body.counts[i] ?? 0) +
          (heading.counts[i] ?? 0) +
          Math.min(MOST_WORDINGS, inWordings)
        );
      },
      (body.words + heading.words) / PASSAGE_WORDS,
    );
    const gain = explains(passage.content) ? CODE_ROW_GAIN : 1;
    return { passage: { ...passage, score: gain * (inWords + pairs.score(inPairs, pairs.average)) }, inPairs, gain };
  });

  const documents = [...groupByDocument(scored).values()].map((group): RankedDocument => {
    const best = group.toSorted((a, b) => b.passage.score - a.passage.score).map(({ passage }) => passage);
    const [first] = best as [FoundPassage];
    const entryIds = [...new Set(group.map(({ passage }) => passage.entryId))];
    const whole = entries.get(entryIds[0] ?? 0);
    const title = count(whole?.title ?? '');
    const body = count(whole?.body ?? '');
    const inTitle = pairs.of(first.title);
    const inDocument = addCounts([inTitle, inTitle, ...group.map(({ inPairs }) => inPairs)]);
    const score =
      inTerms(
        (i) => TITLE_COUNTS * (title.counts[i] ?? 0) + (body.counts[i] ?? 0),
        (TITLE_COUNTS * title.words + body.words) / DOCUMENT_WORDS,
      ) +
      pairs.score(inDocument, 2 * pairs.average) +
      first.score;
    const coverage = Math.max(...best.map((passage) => passage.coverage));
    const closeness = Math.max(...best.map((passage) => passage.closeness));
    const { place, title: name, documentId, manualPath } = first;
    return {
      place,
      title: name,
      documentId,
      manualPath,
      entryIds,
      passages: best,
      coverage,
      closeness,
      score:
        score *
        Math.max(...group.map(({ gain }) => gain)) *
        (COVERAGE_BASE + coverage) *
        (1 + CLOSENESS_GAIN * closeness ** 2) *
        weightOf(place),
      pairs: pairs.share(inDocument),
    };
  });
  return { ...found, idf, documents: documents.toSorted((a, b) => b.score - a.score) };
}

/**
 * Whether a text has a line that begins with a code which is asked for: E-1042 | what it means. Who asks something of
 * DX-320 does not ask what DX-320 is.
 */
function codeRowOf(terms: readonly Term[]): (content: string) => boolean {
  const wordsOf = terms.map(({ any: [word = ''] }) => word);
  if (!wordsOf.every((word) => isCode(word) || isGeneric(word) || CODE_WORDS.has(word))) return () => false;
  const codes = wordsOf.flatMap((word) => (isCode(word) ? [word.replace(/^[a-z]+-?/, '')] : []));
  const row = codeRow(codes);
  return (content) => codes.length > 0 && row.test(content);
}

type PairCounts = ReturnType<ReturnType<typeof pairCounterOf>>;

/** Counts the syllable pairs of a question; how telling each is, the passages that were found say. */
function pairCounter(query: string, passages: readonly FoundPassage[], all: number) {
  const asked = queryPairsOf(query);
  const of = pairCounterOf(asked);
  const inPassages = passages.map(({ heading, content }) => of(`${heading}\n${content}`));
  const idf = asked.map((_, i) => idfOf(inPassages.filter(({ counts }) => (counts[i] ?? 0) > 0).length, all));
  const sum = (worth: (i: number, idf: number) => number) => idf.reduce((total, one, i) => total + worth(i, one), 0);
  return {
    of,
    inPassages,
    average: inPassages.reduce((total, { length }) => total + length, 0) / Math.max(1, passages.length),
    score: ({ counts, length }: PairCounts, average: number) =>
      PAIR_WEIGHT * sum((i, one) => bm25(counts[i] ?? 0, length / Math.max(1, average), one)),
    share: ({ counts }: PairCounts) => sum((i, one) => ((counts[i] ?? 0) > 0 ? one : 0)) / (sum((_, one) => one) || 1),
  };
}

const addCounts = (all: readonly PairCounts[]): PairCounts => ({
  counts: (all[0]?.counts ?? []).map((_, i) => all.reduce((sum, { counts }) => sum + (counts[i] ?? 0), 0)),
  length: all.reduce((sum, { length }) => sum + length, 0),
});

function groupByDocument<Scored extends { passage: FoundPassage }>(scored: readonly Scored[]): Map<string, Scored[]> {
  const groups = new Map<string, Scored[]>();
  for (const one of scored) {
    const key = one.passage.documentId ?? one.passage.manualPath ?? '';
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}

async function readEntryWords(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('search_entry')
    .select((eb) => [
      'id',
      'title_tokens as title',
      eb.fn<string>('substr', ['body_tokens', eb.lit(1), eb.lit(READ_CHARS)]).as('body'),
    ])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
