import type { Actor } from '#shared/permissions.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Term } from '../analyse/analyser.ts';
import { loadAnalyser } from '../analyse/analyser.ts';
import type { Voice } from '#server/db/tables/search.tables.ts';
import type { Bands, How } from '../match.ts';
import { newestPassages } from '../match.ts';
import { soundOf } from '../analyse/jamo.ts';
import { nearTo } from '../analyse/near-words.ts';
import { QUERY_FILLERS } from '../analyse/stop-words.ts';
import { withSynonyms } from '../analyse/synonyms.ts';
import { amongIds } from './among-ids.ts';
import { countPassages, frequenciesOf } from './frequencies.ts';
import { knownStems } from './known-stem.ts';
import { correctedPlans, knownParts, nearWords } from './spelling-correction.ts';
import { newestFirst, newestId } from './newest-first.ts';
import type { Plan } from './query-plan.ts';
import { planOf } from './query-plan.ts';
import { readEntries } from './read-entries.ts';
import { unpackTexts } from '../index/passages/passage-words.ts';
import type { PassageTexts } from '../index/passages/passage-words.ts';
import type { PassageScore } from './rank/score-passage.ts';
import { passageScorerOf } from './rank/score-passage.ts';
import type { Place } from '../place.ts';
import { placeOf } from '../place.ts';
import { weightOf } from './rank/term-weights.ts';

export interface FoundPassage {
  passageId: number;
  entryId: number;
  documentId: string | null;
  manualPath: string | null;
  fileId: string | null;
  place: Place;
  /** Title of the document or the page. */
  title: string;
  heading: string;
  anchor: string;
  second: number | null;
  content: string;
  voice: Voice;
  /** ISO 8601; null for pages of the portal itself. */
  publishedAt: string | null;
  score: number;
  /** Share of the question's weight that the passage contains, 0 to 1. */
  coverage: number;
  /** Similarity of its title, its heading or one of its wordings to the question, 0 to 1. */
  closeness: number;
}

const MOST_CANDIDATES = 250;
/** With so many candidates that contain more of the words, those with fewer are not read. */
const ENOUGH = 200;
/** Maximum total frequency of the words that are searched in pairs, and of those that are searched alone. */
const PAIRS_BUDGET = 4_000;
const SINGLES_BUDGET = 600;
/** Number of the words that a passage must contain. */
const LEAST: Record<How, number> = { all: Infinity, pairs: 2, any: 1 };
/** Longer queries are not corrected as a whole. */
const MOST_CORRECTED_TERMS = 5;
/** Up to this number, all passages of a word are read at once. */
const FEW = 1_000;
/** Correcting one word among known ones needs a longer word (four syllables) than correcting a query without any. */
const SHORTEST_GUESS = 8;
const SPOKEN_ENDING = /[가-힣]{2}[요죠줘냐네]$/;
/** Passages with less coverage are not relevant. */
export const LEAST_COVERAGE = 0.34;

export interface PassageQuery {
  query: string;
  limit: number;
  /** Excludes members' questions, which would rank before the texts that answer them. */
  isForAnswer?: boolean;
  /** Corrected readings of the query, if the caller asks for them, too. */
  readings?: () => Promise<readonly Plan[]>;
}

/** Matching passages with the terms they were found by. */
export interface PassagesFound {
  /** Terms after spelling correction. */
  terms: readonly Term[];
  /** Weight of each term. */
  weights: readonly number[];
  /** Number of passages with each term, private ones included. */
  counts: readonly number[];
  passages: FoundPassage[];
  /** Indexed words of each passage. */
  words: ReadonlyMap<number, PassageTexts>;
  /** Approximate number of passages in the index. */
  all: number;
  /** The query's own words were not found; these are similar ones. */
  isGuess?: boolean;
  /** One word was corrected; the others were found as typed. */
  hasCorrections?: boolean;
}

/** Passages of any relevance that this visitor may read, best first, with terms and weights for further scoring. */
export async function findPassages(
  db: Db,
  actor: Actor,
  { query, limit, isForAnswer = false, readings }: PassageQuery,
  now: string,
): Promise<PassagesFound> {
  const analyser = await loadAnalyser();
  const plan = planOf(analyser, query);
  if (plan.terms.length === 0) return { terms: [], weights: [], counts: [], passages: [], words: new Map(), all: 0 };
  const read = (ranked: Ranked) => withContents(db, ranked, isForAnswer, now);
  const readIfRelevant = async (ranked: Ranked, least = LEAST_COVERAGE) => {
    // Most readings end here: the contents take as long to read as the passages to find.
    if (!ranked.best.some(({ score }) => score.coverage >= least)) return null;
    const found = await read(ranked);
    return found.passages.some(({ coverage }) => coverage >= least) ? found : null;
  };
  const direct = await rank(db, actor, plan.terms, { limit, isForAnswer }, now);
  const asTyped = await readIfRelevant(direct);
  if (asTyped !== null) return asTyped;
  if (plan.terms.length > MOST_CORRECTED_TERMS) return read(direct);
  const others = await (readings?.() ?? correctedPlans(db, analyser, plan));
  const words = others.flatMap(({ terms }) => terms);
  const counts = await frequenciesOf(db, words, Date.parse(now));
  for (const { terms, isGuess = false } of others) {
    const known = counts.splice(0, terms.length);
    if (!mayCover(terms, known)) continue;
    const ranked = await rank(db, actor, terms, { limit, isForAnswer }, now, known);
    const least = isGuess && !terms.some(isLongGuess) ? LEAST_OF_SHORT_GUESSES : LEAST_COVERAGE;
    const found = await readIfRelevant(ranked, least);
    if (found !== null) return { ...found, isGuess };
  }
  return read(direct);
}

/** Whether the known words alone could give a passage enough coverage. */
function mayCover(terms: readonly Term[], counts: readonly number[]): boolean {
  const weights = terms.map((term, i) => weightOf(term, counts[i] ?? 0));
  const known = weights.reduce((sum, weight, i) => sum + (counts[i] === 0 ? 0 : weight), 0);
  return known >= LEAST_COVERAGE * weights.reduce((sum, weight) => sum + weight, 0);
}

/** If similar words stand for short ones: 수주 for 우주 of 우주정거장 is in any text, and seldom what was meant. */
const LEAST_OF_SHORT_GUESSES = 0.75;
const isLongGuess = ({ any: [word = '', ...others] }: Term) => word.length > 2 && others.length > 0;

/** The passages of one reading of the query, best first, without their contents. */
interface Ranked extends Pick<PassagesFound, 'terms' | 'weights' | 'counts' | 'hasCorrections'> {
  best: { passageId: number; texts: PassageTexts; score: PassageScore }[];
}

async function rank(
  db: Db,
  actor: Actor,
  typed: readonly Term[],
  { limit, isForAnswer }: Pick<Required<PassageQuery>, 'limit' | 'isForAnswer'>,
  now: string,
  known?: readonly number[],
): Promise<Ranked> {
  const { terms, counts, hasCorrections } = await correctUnknown(db, typed.map(withNear), now, known);
  const weights = terms.map((term, i) => weightOf(term, counts[i] ?? 0));
  const scoreOf = passageScorerOf(terms, weights);
  const candidates = await findCandidates(db, actor, { terms, counts, isForAnswer }, now);
  const best = candidates
    .map(({ passageId, tokens }) => {
      const texts = unpackTexts(tokens);
      return { passageId, texts, score: scoreOf(texts) };
    })
    .toSorted((a, b) => promiseOf(b.score) - promiseOf(a.score))
    .slice(0, limit);
  return { terms, weights, counts, best, hasCorrections };
}

async function withContents(
  db: Db,
  { best, ...ranked }: Ranked,
  isForAnswer: boolean,
  now: string,
): Promise<PassagesFound> {
  const contents = await readPassages(
    db,
    best.map(({ passageId }) => passageId),
  );
  const passages = best.flatMap(({ passageId, score }) => {
    const content = contents.get(passageId);
    if (!content) return [];
    const { isHidden, ...passage } = content;
    // Answers use published texts only, even for staff and authors who may read others.
    const isPublished =
      !isHidden && (passage.publishedAt === null ? passage.documentId === null : passage.publishedAt <= now);
    return isForAnswer && !isPublished ? [] : [{ ...passage, ...score }];
  });
  const words = new Map(best.map(({ passageId, texts }) => [passageId, texts]));
  return { ...ranked, passages, words, all: await countPassages(db, Date.parse(now)) };
}

const promiseOf = ({ score, coverage, closeness }: PassageScore) => score * coverage * (1 + closeness);

const withNear = (term: Term): Term => {
  const near = nearTo(term.any);
  return near.length > 0 ? { ...term, near } : term;
};

/** Replaces each unknown term by its known parts, or by the nearest known word if other terms are known. */
async function correctUnknown(db: Db, typed: readonly Term[], now: string, known?: readonly number[]) {
  const counts = known ?? (await frequenciesOf(db, typed, Date.parse(now)));
  if (counts.every((count) => count > 0)) return { terms: typed, counts, hasCorrections: false };
  const isAnyKnown = counts.some((count) => count > 0);
  const corrected = await Promise.all(
    typed.map(async (term, i) => {
      if (counts[i] !== 0) return [{ term, isCorrected: false }];
      const parts = await knownParts(db, term.any[0] ?? '');
      if (parts.length > 0)
        return parts.map((part) => ({ term: withNear({ any: withSynonyms(part) }), isCorrected: false }));
      return [isAnyKnown ? await nearest(db, term, now) : { term, isCorrected: false }];
    }),
  ).then((all) => all.flat());
  // The correction may be a filler word: 방벙 is 방법.
  const unique = new Map(corrected.map(({ term }) => [term.any[0] ?? '', term]));
  const terms = [...unique.values()].filter(({ any: [word = ''] }) => !QUERY_FILLERS.has(word));
  const hasCorrections = corrected.some(({ isCorrected }) => isCorrected);
  return { terms, counts: await frequenciesOf(db, terms, Date.parse(now)), hasCorrections };
}

async function nearest(db: Db, term: Term, now: string): Promise<{ term: Term; isCorrected: boolean }> {
  const { near: others = [] } = term;
  if (others.length > 0) {
    const [count = 0] = await frequenciesOf(db, [{ any: others }], Date.parse(now));
    if (count > 0) return { term, isCorrected: false };
  }
  const [stem = null] = await knownStems(db, [term]);
  if (stem !== null) return { term: withNear({ any: withSynonyms(stem) }), isCorrected: false };
  // Verbs with spoken endings are not corrected: a similar form would be taken for a name (적어요, 적어야).
  const [near = []] = SPOKEN_ENDING.test(term.any[0] ?? '') ? [] : await nearWords(db, [term], SHORTEST_GUESS);
  if (near.length === 0) return { term, isCorrected: false };
  const corrected = { any: near.flatMap(withSynonyms) };
  const isSame = soundOf(near[0] ?? '') === soundOf(term.any[0] ?? '');
  return { term: isSame ? corrected : { ...corrected, isCorrected: true }, isCorrected: !isSame };
}

/**
 * Passages with all the words, then with two of the rarest, then with one. Reading every passage with any of the words
 * would read most of the index.
 */
async function findCandidates(
  db: Db,
  actor: Actor,
  { terms, counts, isForAnswer }: { terms: readonly Term[]; counts: readonly number[]; isForAnswer: boolean },
  now: string,
) {
  const found = new Map<number, Awaited<ReturnType<typeof passages>>[number]>();
  let newest: Promise<number | null> | undefined;
  const read = async (some: readonly Counted[], how: How) => {
    const known = some.map(({ count }) => count);
    const areFew = (how === 'all' ? Math.min(...known) : Math.max(...known)) <= FEW;
    const among = areFew ? null : await (newest ??= newestId(db, 'search_passage'));
    const asked = { terms: some.map(({ term }) => term), how, newest: among, isForAnswer };
    for (const passage of await passages(db, actor, asked, now)) found.set(passage.passageId, passage);
  };
  const counted = withCounts(terms, counts);
  // With an unknown word, no passage contains all of them.
  const all = counts.includes(0) ? [] : counted;
  const done = new Set<string>();
  for (const [some, how] of [
    [all, 'all'],
    [selectiveTerms(counted, PAIRS_BUDGET), 'pairs'],
    [selectiveTerms(counted, SINGLES_BUDGET), 'any'],
  ] as const) {
    if (some.length === 0 || found.size >= ENOUGH) continue;
    // For one or two words, some of the three searches are the same.
    const places = [...counted.keys()].filter((i) => some.includes(counted[i] as Counted));
    const search = `${Math.min(LEAST[how], some.length)} of ${places.join()}`;
    if (done.has(search)) continue;
    done.add(search);
    await read(some, how);
  }
  if (found.size < ENOUGH) {
    const others = await otherWords(db, terms, now);
    if (others.length > 0) await read(others, 'any');
  }
  return [...found.values()];
}

/** Near words and two-syllable prefixes of the terms, if they are rare. */
async function otherWords(db: Db, terms: readonly Term[], now: string): Promise<Counted[]> {
  const others = terms.flatMap(({ any: [word = ''], near = [] }): Term[] => [
    ...(near.length > 0 ? [{ any: near }] : []),
    ...(/^[가-힣]{3,}$/.test(word) && !word.endsWith('다') ? [{ any: [word.slice(0, 2)] }] : []),
  ]);
  return selectiveTerms(withCounts(others, await frequenciesOf(db, others, Date.parse(now))), SINGLES_BUDGET);
}

/** A term with the number of its passages. */
interface Counted {
  term: Term;
  count: number;
}

const withCounts = (terms: readonly Term[], counts: readonly number[]): Counted[] =>
  terms.map((term, i) => ({ term, count: counts[i] ?? 0 }));

/** The rarest known terms whose frequencies add up to at most `budget`; at least one. */
function selectiveTerms(terms: readonly Counted[], budget: number): Counted[] {
  const chosen: Counted[] = [];
  let sum = 0;
  for (const one of terms.toSorted((a, b) => a.count - b.count)) {
    if (one.count === 0) continue;
    sum += one.count;
    if (sum > budget && chosen.length > 0) break;
    chosen.push(one);
  }
  return chosen;
}

async function passages(
  db: Db,
  actor: Actor,
  {
    terms,
    how,
    newest,
    isForAnswer,
  }: { terms: readonly Term[]; how: How; newest: number | null; isForAnswer: boolean },
  now: string,
) {
  const read = (bands: Bands, limit: number) =>
    readEntries(db, actor, now)
      .innerJoin(newestPassages(db, terms, how, bands), 'search_passage.entry_id', 'search_entry.id')
      .select(['search_passage.id as passageId', 'search_passage.tokens'])
      .$if(isForAnswer, (all) => all.where('search_passage.voice', '!=', 'question'))
      .orderBy('search_passage.id', 'desc')
      .limit(limit)
      .execute();
  return newestFirst(newest, MOST_CANDIDATES, read);
}

/** Reads the content of passages that `passages` has found, so the read policy has been applied. */
async function readPassages(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await db
    .selectFrom('search_passage')
    .innerJoin('search_entry', 'search_entry.id', 'search_passage.entry_id')
    .leftJoin('document', 'document.id', 'search_entry.document_id')
    .select([
      'search_passage.id as passageId',
      'search_entry.id as entryId',
      'search_entry.document_id as documentId',
      'search_entry.manual_path as manualPath',
      'search_entry.file_id as fileId',
      'search_entry.title',
      'search_passage.heading',
      'search_passage.anchor',
      'search_passage.second',
      'search_passage.content',
      'search_passage.voice',
      'document.board_type',
      'document.is_hidden',
      'document.published_at as publishedAt',
    ])
    .where(amongIds(db, 'search_passage.id', ids))
    .execute();
  return new Map(
    rows.map(({ board_type, is_hidden, ...row }) => [
      row.passageId,
      { ...row, isHidden: is_hidden === 1, place: placeOf(board_type, row.manualPath) },
    ]),
  );
}
