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
import { countPassages, frequenciesOf } from './frequencies.ts';
import { knownStems } from './known-stem.ts';
import { knownParts, mendedPlans, nearWords } from './spelling-correction.ts';
import { newestFirst, newestId } from './newest-first.ts';
import type { Plan } from './plan.ts';
import { planOf } from './plan.ts';
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
  /** Of the document or the page. */
  title: string;
  heading: string;
  anchor: string;
  second: number | null;
  content: string;
  /** Whose words it has. */
  voice: Voice;
  /** ISO 8601; null for pages of the portal itself. */
  publishedAt: string | null;
  score: number;
  /** How much of the question the passage speaks of, 0 to 1. */
  coverage: number;
  /** How near its title, its heading or one of its wordings comes to the question, 0 to 1. */
  closeness: number;
}

const MOST_CANDIDATES = 250;
/** With so many that have more of the words, those with less are not looked at. */
const ENOUGH = 200;
/** In how many passages two words may stand that are looked for together, and one that is looked for alone. */
const PAIRS_BUDGET = 4_000;
const SINGLES_BUDGET = 600;
/** How many of the words a passage must have. */
const LEAST: Record<How, number> = { all: Infinity, pairs: 2, any: 1 };
/** In more words than these, nobody meant others with all of them. */
const MOST_MENDED = 5;
/** So few passages are all looked up at once. */
const FEW = 1_000;
/** A guess at one word among others that are right must be surer than one at words of which none is: four syllables. */
const SHORTEST_GUESS = 8;
const SPOKEN_ENDING = /[가-힣]{2}[요죠줘냐네]$/;
/** A passage that has less of what was asked answers something else; those for an answer are weighed once more. */
export const LEAST_COVERAGE = 0.34;

export interface PassageQuery {
  query: string;
  limit: number;
  /** Only what tells something: a question would take the place of what answers it. */
  isForAnswer?: boolean;
  /** How else it may have been meant, when the asker knows already. */
  readings?: readonly Plan[];
}

/** What was found, and what it was looked for by. */
export interface PassagesFound {
  /** The words as they were read, mended where they were. */
  terms: readonly Term[];
  /** How telling each of them is. */
  weights: readonly number[];
  /** In how many passages each is, private ones included; 0 for a word that is nowhere. */
  counts: readonly number[];
  passages: FoundPassage[];
  /** What each passage is found by. */
  words: ReadonlyMap<number, PassageTexts>;
  /** How many passages there are, about. */
  all: number;
  /** The words were not found, and others that look or sound like them were. */
  isGuess?: boolean;
  /** A word beside others that were found was read as one that sounds like it. */
  hasCorrections?: boolean;
}

/** The passages that speak of a question, best first (BM25), out of what this visitor may read. */
export async function searchPassages(db: Db, actor: Actor, asked: PassageQuery, now: string): Promise<FoundPassage[]> {
  const { passages } = await findPassages(db, actor, asked, now);
  return passages.filter(({ coverage }) => coverage >= LEAST_COVERAGE);
}

/** The same with the words that it was looked for by, for those who weigh what was found. */
export async function findPassages(
  db: Db,
  actor: Actor,
  { query, limit, isForAnswer = false, readings }: PassageQuery,
  now: string,
): Promise<PassagesFound> {
  const analyser = await loadAnalyser();
  const plan = planOf(analyser, query);
  const direct = await rank(db, actor, plan.terms, { limit, isForAnswer }, now);
  if (isRelevant(direct) || plan.terms.length === 0 || plan.terms.length > MOST_MENDED) return direct;
  const others = readings ?? (await mendedPlans(db, analyser, plan));
  const words = others.flatMap(({ terms }) => terms);
  const counts = await frequenciesOf(db, words, Date.parse(now));
  for (const { terms, isGuess = false } of others) {
    const known = counts.splice(0, terms.length);
    if (!mayCover(terms, known)) continue;
    const found = await rank(db, actor, terms, { limit, isForAnswer }, now, known);
    if (isRelevant(found)) return { ...found, isGuess };
  }
  return direct;
}

/** Whether the words that are anywhere at all could make a passage speak of the question. */
function mayCover(terms: readonly Term[], counts: readonly number[]): boolean {
  const weights = terms.map((term, i) => weightOf(term, counts[i] ?? 0));
  const known = weights.reduce((sum, weight, i) => sum + (counts[i] === 0 ? 0 : weight), 0);
  return known >= LEAST_COVERAGE * weights.reduce((sum, weight) => sum + weight, 0);
}

const isRelevant = ({ passages }: PassagesFound) => passages.some(({ coverage }) => coverage >= LEAST_COVERAGE);

async function rank(
  db: Db,
  actor: Actor,
  asked: readonly Term[],
  { limit, isForAnswer }: Pick<Required<PassageQuery>, 'limit' | 'isForAnswer'>,
  now: string,
  known?: readonly number[],
): Promise<PassagesFound> {
  if (asked.length === 0) return { terms: [], weights: [], counts: [], passages: [], words: new Map(), all: 0 };
  const { terms, counts, hasCorrections } = await weighed(db, asked.map(withNear), now, known);
  const weights = terms.map((term, i) => weightOf(term, counts[i] ?? 0));
  const scoreOf = passageScorerOf(terms, weights);
  const candidates = await findCandidates(db, actor, { terms, counts, isForAnswer }, now);
  const best = candidates
    .map(({ passageId, tokens }) => ({ passageId, tokens, score: scoreOf(unpackTexts(tokens)) }))
    .toSorted((a, b) => promiseOf(b.score) - promiseOf(a.score))
    .slice(0, limit);
  const contents = await readPassages(
    db,
    best.map(({ passageId }) => passageId),
  );
  const passages = best.flatMap(({ passageId, score }) => {
    const content = contents.get(passageId);
    if (!content) return [];
    const { isHidden, ...passage } = content;
    // An answer stands on nothing that is not out, even when staff or its author ask.
    const isOut =
      !isHidden && (passage.publishedAt === null ? passage.documentId === null : passage.publishedAt <= now);
    return isForAnswer && !isOut ? [] : [{ ...passage, ...score }];
  });
  const words = new Map(best.map(({ passageId, tokens }) => [passageId, unpackTexts(tokens)]));
  return { terms, weights, counts, passages, words, hasCorrections, all: await countPassages(db, Date.parse(now)) };
}

const promiseOf = ({ score, coverage, closeness }: PassageScore) => score * coverage * (1 + closeness);

const withNear = (term: Term): Term => {
  const near = nearTo(term.any);
  return near.length > 0 ? { ...term, near } : term;
};

/** In how many passages each word is; one that is in none, beside others that are, is read as the nearest that is. */
async function weighed(db: Db, asked: readonly Term[], now: string, known?: readonly number[]) {
  const counts = known ?? (await frequenciesOf(db, asked, Date.parse(now)));
  if (counts.every((count) => count > 0)) return { terms: asked, counts, hasCorrections: false };
  const isAnyThere = counts.some((count) => count > 0);
  const read = await Promise.all(
    asked.map(async (term, i) => {
      if (counts[i] !== 0) return [{ term, isCorrected: false }];
      const parts = await knownParts(db, term.any[0] ?? '');
      if (parts.length > 0)
        return parts.map((part) => ({ term: withNear({ any: withSynonyms(part) }), isCorrected: false }));
      return [isAnyThere ? await nearest(db, term, now) : { term, isCorrected: false }];
    }),
  ).then((all) => all.flat());
  // 방벙 was meant for 방법, which only asks.
  const unique = new Map(read.map(({ term }) => [term.any[0] ?? '', term]));
  const terms = [...unique.values()].filter(({ any: [word = ''] }) => !QUERY_FILLERS.has(word));
  const hasCorrections = read.some(({ isCorrected }) => isCorrected);
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
  // What is said of a thing ends so in speech; another word that sounds like it would be made its name (적어요, 적어야).
  const [near = []] = SPOKEN_ENDING.test(term.any[0] ?? '') ? [] : await nearWords(db, [term], SHORTEST_GUESS);
  if (near.length === 0) return { term, isCorrected: false };
  const mended = { any: near.flatMap(withSynonyms) };
  const isSame = soundOf(near[0] ?? '') === soundOf(term.any[0] ?? '');
  return { term: isSame ? mended : { ...mended, isCorrected: true }, isCorrected: !isSame };
}

/**
 * Passages with all the words, then with two of the most telling, then with one: reading every passage that has
 * any word would read most of them.
 */
async function findCandidates(
  db: Db,
  actor: Actor,
  { terms, counts, isForAnswer }: { terms: readonly Term[]; counts: readonly number[]; isForAnswer: boolean },
  now: string,
) {
  const found = new Map<number, Awaited<ReturnType<typeof passages>>[number]>();
  let asked: Promise<number | null> | undefined;
  const newest = () => (asked ??= newestId(db, 'search_passage'));
  // With a word that is nowhere, nothing has all of them.
  const all = counts.includes(0) ? [] : terms;
  const done = new Set<string>();
  for (const [some, how] of [
    [all, 'all'],
    [selectiveTerms(terms, counts, PAIRS_BUDGET), 'pairs'],
    [selectiveTerms(terms, counts, SINGLES_BUDGET), 'any'],
  ] as const) {
    if (some.length === 0 || found.size >= ENOUGH) continue;
    // All of one word, or of two, and any or a pair of them, is the same.
    const places = [...terms.keys()].filter((i) => some.includes(terms[i] as Term));
    const asking = `${Math.min(LEAST[how], some.length)} of ${places.join()}`;
    if (done.has(asking)) continue;
    done.add(asking);
    const known = places.map((i) => counts[i] ?? 0);
    const areFew = (how === 'all' ? Math.min(...known) : Math.max(...known)) <= FEW;
    const among = areFew ? null : await newest();
    for (const passage of await passages(db, actor, { terms: some, how, newest: among, isForAnswer }, now))
      found.set(passage.passageId, passage);
  }
  if (found.size < ENOUGH) {
    const others = await otherWords(db, terms, now);
    if (others.length > 0)
      for (const passage of await passages(db, actor, { terms: others, how: 'any', newest: null, isForAnswer }, now))
        found.set(passage.passageId, passage);
  }
  return [...found.values()];
}

/** What else texts may say for the words of a question, as far as it is rare: what is said for them, and what begins like them. */
async function otherWords(db: Db, terms: readonly Term[], now: string): Promise<Term[]> {
  const others = terms.flatMap(({ any: [word = ''], near = [] }): Term[] => [
    ...(near.length > 0 ? [{ any: near }] : []),
    ...(/^[가-힣]{3,}$/.test(word) && !word.endsWith('다') ? [{ any: [word.slice(0, 2)] }] : []),
  ]);
  return selectiveTerms(others, await frequenciesOf(db, others, Date.parse(now)), SINGLES_BUDGET);
}

/** The rarest that are there, as many as the budget has room for; one at least. */
function selectiveTerms(terms: readonly Term[], counts: readonly number[], budget: number): Term[] {
  const chosen: Term[] = [];
  let sum = 0;
  const rarestFirst = terms.map((term, i) => ({ term, count: counts[i] ?? 0 })).toSorted((a, b) => a.count - b.count);
  for (const { term, count } of rarestFirst) {
    if (count === 0) continue;
    sum += count;
    if (sum > budget && chosen.length > 0) break;
    chosen.push(term);
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

/** What is shown of those that `passages` let through. */
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
    .where('search_passage.id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ board_type, is_hidden, ...row }) => [
      row.passageId,
      { ...row, isHidden: is_hidden === 1, place: placeOf(board_type, row.manualPath) },
    ]),
  );
}
