import type { Actor } from '../../../shared/permissions.ts';
import type { Db } from '../../db/open-database.ts';
import type { Term } from '../analyse/analyser.ts';
import { loadAnalyser } from '../analyse/analyser.ts';
import type { How } from '../match.ts';
import { matches } from '../match.ts';
import { QUERY_FILLERS } from '../analyse/stop-words.ts';
import { withSynonyms } from '../analyse/synonyms.ts';
import { COMMON, frequenciesOf } from './frequencies.ts';
import { knownStem } from './known-stem.ts';
import { mendedPlans, nearWords } from './mend.ts';
import { planOf } from './plan.ts';
import { readEntries } from './read-entries.ts';
import { scorerOf } from './score.ts';
import type { Place } from './search-documents.ts';

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
  score: number;
  /** How much of the question the passage speaks of, 0 to 1. */
  coverage: number;
}

const MOST_CANDIDATES = 200;
/** With so many that have more of the words, those with less are not looked at. */
const ENOUGH = 100;
/** Passages that are read for the rarest words together. */
const BUDGET = 4_000;
/** A guess at one word among others that are right must be surer than one at words of which none is: three syllables. */
const SHORTEST_GUESS = 6;
const SPOKEN_ENDING = /[가-힣]{2}[요죠줘냐네]$/;
/** A passage that has less of what was asked answers something else. */
const LEAST_COVERAGE = 0.34;

export interface PassageQuery {
  query: string;
  limit: number;
}

/** What was found, and what it was looked for by. */
export interface PassagesFound {
  /** The words as they were read, mended where they were. */
  terms: readonly Term[];
  /** How telling each of them is. */
  idf: readonly number[];
  /** In how many passages each is, private ones included; 0 for a word that is nowhere. */
  counts: readonly number[];
  passages: FoundPassage[];
  /** What each passage is found by. */
  tokens: ReadonlyMap<number, string>;
  /** The words were not found, and others that look or sound like them were. */
  isGuess?: boolean;
  /** A word beside others that were found was read as one that sounds like it. */
  hasMended?: boolean;
}

/** The passages that speak of a question, best first (BM25), out of what this visitor may read. */
export async function searchPassages(db: Db, actor: Actor, asked: PassageQuery, now: string): Promise<FoundPassage[]> {
  return (await findPassages(db, actor, asked, now)).passages;
}

/** The same with the words that it was looked for by, for those who weigh what was found. */
export async function findPassages(
  db: Db,
  actor: Actor,
  { query, limit }: PassageQuery,
  now: string,
): Promise<PassagesFound> {
  const analyser = await loadAnalyser();
  const plan = planOf(analyser, query);
  const direct = await rank(db, actor, plan.terms, limit, now);
  if (direct.passages.length > 0 || plan.terms.length === 0) return direct;
  for (const mended of await mendedPlans(db, analyser, plan)) {
    const found = await rank(db, actor, mended.terms, limit, now);
    if (found.passages.length > 0) return { ...found, isGuess: mended.isGuess ?? false };
  }
  return direct;
}

async function rank(db: Db, actor: Actor, asked: readonly Term[], limit: number, now: string): Promise<PassagesFound> {
  if (asked.length === 0) return { terms: [], idf: [], counts: [], passages: [], tokens: new Map() };
  const { terms, counts, hasMended } = await weighed(db, asked, now);
  const idf = counts.map((count) => Math.log(1 + (2 * COMMON) / (count + 1)));
  const { score, coverage } = scorerOf(terms, idf);
  const candidates = await findCandidates(db, actor, terms, counts, now);
  const best = candidates
    .map(({ passageId, titleTokens, tokens }) => ({
      passageId,
      score: score({ titleTokens, bodyTokens: tokens }),
      coverage: coverage(tokens),
    }))
    .filter((passage) => passage.coverage >= LEAST_COVERAGE)
    .toSorted((a, b) => b.score * b.coverage - a.score * a.coverage)
    .slice(0, limit);
  const contents = await readPassages(
    db,
    best.map(({ passageId }) => passageId),
  );
  const passages = best.flatMap((passage) => {
    const content = contents.get(passage.passageId);
    return content ? [{ ...content, ...passage }] : [];
  });
  const tokens = new Map(candidates.map((one) => [one.passageId, one.tokens]));
  return { terms, idf, counts, passages, tokens, hasMended };
}

/** In how many passages each word is; one that is in none, beside others that are, is read as the nearest that is. */
async function weighed(db: Db, asked: readonly Term[], now: string) {
  const counts = await frequenciesOf(db, asked, Date.parse(now));
  if (counts.every((count) => count === 0) || counts.every((count) => count > 0))
    return { terms: asked, counts, hasMended: false };
  const read = await Promise.all(
    asked.map(async (term, i) => (counts[i] === 0 ? nearest(db, term) : { term, isMended: false })),
  );
  // 방벙 was meant for 방법, which only asks.
  const terms = read.map(({ term }) => term).filter(({ any: [word = ''] }) => !QUERY_FILLERS.has(word));
  const hasMended = read.some(({ isMended }) => isMended);
  return { terms, counts: await frequenciesOf(db, terms, Date.parse(now)), hasMended };
}

async function nearest(db: Db, term: Term): Promise<{ term: Term; isMended: boolean }> {
  const stem = await knownStem(db, term);
  if (stem !== null) return { term: { any: withSynonyms(stem) }, isMended: false };
  // What is said of a thing ends so in speech; another word that sounds like it would be made its name (적어요, 적어야).
  const near = SPOKEN_ENDING.test(term.any[0] ?? '') ? [] : await nearWords(db, term, SHORTEST_GUESS);
  return near.length === 0 ? { term, isMended: false } : { term: { any: near }, isMended: true };
}

/**
 * Passages with all the words, then with two of the most telling, then with one: reading every passage that has
 * any word would read most of them.
 */
async function findCandidates(db: Db, actor: Actor, terms: readonly Term[], counts: readonly number[], now: string) {
  const found = new Map<number, Awaited<ReturnType<typeof passages>>[number]>();
  const telling = tellingTerms(terms, counts);
  // With a word that is nowhere, nothing has all of them.
  const all = counts.includes(0) ? [] : terms;
  for (const [some, how] of [
    [all, 'all'],
    [telling, 'pairs'],
    [telling, 'any'],
  ] as const) {
    if (some.length === 0 || found.size >= ENOUGH) continue;
    for (const passage of await passages(db, actor, some, how, now)) found.set(passage.passageId, passage);
  }
  return [...found.values()];
}

/** The rarest that are there, as many as the budget has room for; one at least. */
function tellingTerms(terms: readonly Term[], counts: readonly number[]): Term[] {
  const chosen: Term[] = [];
  let sum = 0;
  const rarestFirst = terms.map((term, i) => ({ term, count: counts[i] ?? 0 })).toSorted((a, b) => a.count - b.count);
  for (const { term, count } of rarestFirst) {
    if (count === 0) continue;
    sum += count;
    if (sum > BUDGET && chosen.length > 0) break;
    chosen.push(term);
  }
  return chosen;
}

async function passages(db: Db, actor: Actor, terms: readonly Term[], how: How, now: string) {
  return readEntries(db, actor, now)
    .innerJoin('search_passage', 'search_passage.entry_id', 'search_entry.id')
    .select(['search_passage.id as passageId', 'search_entry.title_tokens as titleTokens', 'search_passage.tokens'])
    .where(matches(db, 'passage', terms, how))
    .orderBy('search_passage.id', 'desc')
    .limit(MOST_CANDIDATES)
    .execute();
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
      'document.board_type',
    ])
    .where('search_passage.id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ board_type, ...row }) => [row.passageId, { ...row, place: board_type ?? ('manual' as const) }]),
  );
}
