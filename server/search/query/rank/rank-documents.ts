import { boardOf } from '#shared/boards.ts';
import type { Actor } from '#shared/permissions.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Place } from '#server/search/place.ts';
import { bm25, idfOf } from './bm25.ts';
import type { Term } from '#server/search/analyse/analyser.ts';
import { alternativesTo, isAlternative } from '#server/search/analyse/alternatives.ts';
import { withSynonyms } from '#server/search/analyse/synonyms.ts';
import { counterOf } from '../match-words.ts';
import type { PassageTexts } from '#server/search/index/passages/passage-words.ts';
import type { FoundPassage, PassageQuery, PassagesFound } from '../search-passages.ts';
import { findPassages } from '../search-passages.ts';
import { amongIds } from '../among-ids.ts';
import { queryPairsOf, pairCounterOf } from './syllable-pairs.ts';
import { isCode, isCounted, isExact, isNoun, shareOf } from './term-weights.ts';
import { codeRow } from '../text-patterns.ts';

export interface RankedDocument {
  place: Place;
  title: string;
  documentId: string | null;
  manualPath: string | null;
  /** Search entries of the text itself and of its files. */
  entryIds: number[];
  /** Matching passages, best first; at least one. */
  passages: [FoundPassage, ...FoundPassage[]];
  score: number;
  /** Share of the question's weight in its title and best passage, 0 to 1. */
  coverage: number;
  /** Share of the question's syllable pairs in its title and matching passages, 0 to 1. */
  pairs: number;
  /** Similarity of its title, a heading or a wording to the whole question, 0 to 1. */
  closeness: number;
  /** Contains every code, version and file name of the question, in its text or a wording, and no name in place of one. */
  hasExactWords: boolean;
}

/** Documents, best first, with the terms they were found by. */
export interface DocumentsFound extends Omit<PassagesFound, 'passages' | 'words'> {
  documents: RankedDocument[];
  /** Weight of each term. */
  idf: readonly number[];
}

const MOST_PASSAGES = 100;
/** Number of entries whose whole text is read. */
const MOST_READ = 60;
const READ_CHARS = 12_000;
const TITLE_COUNTS = 2;
const MOST_WORDINGS = 1.5;
/** Words of an average passage, and of an average document. */
const PASSAGE_WORDS = 60;
const DOCUMENT_WORDS = 150;
/** Syllable pairs count less than words, because they also match by chance. */
const PAIR_WEIGHT = 0.5;
/** A row that explains a code, or a title or wording that names it, ranks before texts that mention it. */
const CODE_GAIN = 5;
const CODE_WORDS = new Set([
  ...withSynonyms('오류'),
  ...withSynonyms('알림'),
  '코드',
  '번호',
  '알람',
  '고장',
  '장애',
  '실패',
  '원인',
  '조치',
]);
const COVERAGE_BASE = 0.5;
const CLOSENESS_GAIN = 0.5;
/** Legal texts contain every common word but rarely answer a question. */
const PAGE_WEIGHT = 0.55;

function weightOf(place: Place): number {
  if (place === 'page') return PAGE_WEIGHT;
  return place === 'manual' ? 1 : (boardOf(place).searchWeight ?? 1);
}

/**
 * The ranking of the site search and the assistant: BM25 over words and syllable pairs, of the whole document with its
 * title counted twice plus its best passage, multiplied by gains for coverage and closeness.
 */
export async function rankDocuments(
  db: Db,
  actor: Actor,
  query: Omit<PassageQuery, 'limit'>,
  now: string,
): Promise<DocumentsFound> {
  const { passages, words, ...found } = await findPassages(db, actor, { ...query, limit: MOST_PASSAGES }, now);
  const { terms, counts, all } = found;
  const isNumber = ({ any: [word = ''] }: Term) => isCounted(word, query.query);
  const idf = terms.map((term, i) => idfOf(counts[i] ?? 0, all) * (isNumber(term) ? 1 : shareOf(term, counts[i] ?? 0)));
  if (passages.length === 0) return { ...found, idf, documents: [] };
  const { query: asked } = query;
  const weighing: Weighing = {
    count: counterOf(terms, true),
    inTerms: termScoreOf(idf),
    pairs: pairCounter(asked, passages, all),
    exact: terms.filter(({ any: [word = ''] }) => isExact(word, asked)),
    names: namesOf(terms),
    explains: codeExplainerOf(terms.filter((term) => !isNumber(term))),
  };
  const entries = await readEntryWords(db, [...new Set(passages.map(({ entryId }) => entryId))].slice(0, MOST_READ));
  const weighed = passages.map((passage, at) => weighPassage(weighing, passage, words.get(passage.passageId), at));
  const documents = [...groupByDocument(weighed).values()].map((group) => weighDocument(weighing, group, entries));
  return { ...found, idf, documents: documents.toSorted((a, b) => b.score - a.score) };
}

/** What passages and documents of one question are weighed by. */
interface Weighing {
  count: ReturnType<typeof counterOf>;
  inTerms: ReturnType<typeof termScoreOf>;
  pairs: ReturnType<typeof pairCounter>;
  /** Codes, versions and file names. */
  exact: readonly Term[];
  /** Names that have alternatives, each with those that the question does not name. */
  names: ReturnType<typeof namesOf>;
  explains: ReturnType<typeof codeExplainerOf>;
}

interface WeighedPassage {
  passage: FoundPassage;
  inPairs: PairCounts;
  gain: number;
  /** Exact terms that it tells of, and names, also if it names no other of their kind. */
  has: readonly Term[];
}

/** BM25 over the terms: the word itself or its near words, whichever scores higher. */
const termScoreOf = (idf: readonly number[]) => (frequency: (i: number) => number, length: number) =>
  idf.reduce(
    (sum, weight, i) =>
      sum + Math.max(bm25(frequency(i), length, weight), bm25(frequency(i + idf.length), length, weight)),
    0,
  );

/** `at`: its place among the passages found. */
function weighPassage(
  { count, inTerms, pairs, exact, names, explains }: Weighing,
  passage: FoundPassage,
  texts: PassageTexts | undefined,
  at: number,
): WeighedPassage {
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
  const gain = explains(passage.content, texts) ? CODE_GAIN : 1;
  const score = gain * (inWords + pairs.score(inPairs, pairs.average));
  const named = [texts?.title, texts?.heading, ...(texts?.wordings ?? [])];
  const own = [...named, texts?.body];
  const has = [
    ...exact.filter((term) => hasWord(isBeside(passage.content, term) ? named : own, term)),
    ...names.filter(({ term, others }) => hasWord(own, term) || !hasWord(own, others)).map(({ term }) => term),
  ];
  return { passage: { ...passage, score }, inPairs, gain, has };
}

/** One document of the passages found in it. */
function weighDocument(
  { count, inTerms, pairs, exact, names }: Weighing,
  group: readonly WeighedPassage[],
  entries: Awaited<ReturnType<typeof readEntryWords>>,
): RankedDocument {
  const sorted = group.toSorted((a, b) => b.passage.score - a.passage.score).map(({ passage }) => passage);
  const best = sorted as [FoundPassage, ...FoundPassage[]];
  const [first] = best;
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
  const tellsOf = [...exact, ...names.map(({ term }) => term)];
  return {
    place,
    title: name,
    documentId,
    manualPath,
    entryIds,
    passages: best,
    coverage,
    closeness,
    hasExactWords: tellsOf.every((term) => group.some(({ has }) => has.includes(term))),
    score:
      score *
      Math.max(...group.map(({ gain }) => gain)) *
      (COVERAGE_BASE + coverage) *
      (1 + CLOSENESS_GAIN * closeness ** 2) *
      weightOf(place),
    pairs: pairs.share(inDocument),
  };
}

/**
 * Whether a text explains the code in the question: by a line `E-1042 | meaning`, its title or a wording. Only for
 * questions that name nothing but the code and what it did (`E-1042가 뜨면서 멈춰요`); a question about a model such as
 * DX-320 has other nouns.
 */
function codeExplainerOf(terms: readonly Term[]): (content: string, texts: PassageTexts | undefined) => boolean {
  const isOther = (term: Term) => isNoun(term) && !isCode(wordOf(term)) && !CODE_WORDS.has(wordOf(term));
  const codes = terms.filter((term) => isCode(wordOf(term)));
  const row = rowOfCodes(terms);
  if (row === null || terms.some(isOther)) return () => false;
  return (content, texts) =>
    row.test(content) || codes.some((code) => hasWord([texts?.title, ...(texts?.wordings ?? [])], code));
}

const wordOf = ({ any: [word = ''] }: Term): string => word;

/** Matches a text with a line that explains a code of the question: `E-1042 | meaning`. Null if it has no code. */
export function rowOfCodes(terms: readonly Term[]): RegExp | null {
  const codes = terms.map(wordOf).filter(isCode);
  return codes.length === 0 ? null : codeRow(codes.map((code) => code.replace(/^[a-z]+-?/, '')));
}

/** Terms that name one of a kind, with the others of that kind: a text that only names those is about something else. */
function namesOf(terms: readonly Term[]): { term: Term; others: Term }[] {
  const asked = new Set(terms.flatMap(({ any }) => any));
  return terms.flatMap((term) => {
    const others = alternativesTo(term.any[0] ?? '').filter((word) => !asked.has(word));
    return others.length > 0 ? [{ term, others: { any: others } }] : [];
  });
}

/** Whether a text has a version only in rows about another: `4.5 | until 4.7 is out`. */
function isBeside(content: string, { any: [word = ''] }: Term): boolean {
  const lines = content.split('\n').filter((line) => line.includes(word));
  return lines.length > 0 && lines.every((line) => isAlternative(word, line.split(' | ')[0] ?? ''));
}

/** Whether indexed texts contain a term as it was typed. */
function hasWord(texts: readonly (string | undefined)[], { any }: Term): boolean {
  const words = ` ${texts.join(' ')} `;
  return any.some((word) => words.includes(` ${word} `));
}

type PairCounts = ReturnType<ReturnType<typeof pairCounterOf>>;

/** Counts the syllable pairs of a question. Their frequencies come from the passages that were found. */
function pairCounter(query: string, passages: readonly FoundPassage[], all: number) {
  const queryPairs = queryPairsOf(query);
  const of = pairCounterOf(queryPairs);
  const inPassages = passages.map(({ heading, content }) => of(`${heading}\n${content}`));
  const idf = queryPairs.map((_, i) => idfOf(inPassages.filter(({ counts }) => (counts[i] ?? 0) > 0).length, all));
  const sum = (valueOf: (i: number, idf: number) => number) =>
    idf.reduce((total, one, i) => total + valueOf(i, one), 0);
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

function groupByDocument(weighed: readonly WeighedPassage[]): Map<string, WeighedPassage[]> {
  const groups = new Map<string, WeighedPassage[]>();
  for (const one of weighed) {
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
    .where(amongIds(db, 'id', ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
