import type { BoardType } from '#shared/boards.ts';
import type { Actor } from '#shared/permissions.ts';
import type { Db } from '#server/db/open-database.ts';
import { loadAnalyser } from '../analyse/analyser.ts';
import type { Bands } from '../match.ts';
import { newestEntries } from '../match.ts';
import type { Place } from '../place.ts';
import { placeOf } from '../place.ts';
import { amongIds } from './among-ids.ts';
import { frequenciesOf, knownTerms } from './frequencies.ts';
import { knownRest } from './known-names.ts';
import { newestFirst, newestId } from './newest-first.ts';
import type { Plan } from './query-plan.ts';
import { planOf } from './query-plan.ts';
import { readEntries } from './read-entries.ts';
import { scorerOf } from './rank/score.ts';
import { completedPlans, correctedPlans, correctedText } from './spelling-correction.ts';
import type { DocumentsFound, RankedDocument } from './rank/rank-documents.ts';
import { rankDocuments } from './rank/rank-documents.ts';
import { LEAST_COVERAGE } from './search-passages.ts';
import { anySpacing } from './text-patterns.ts';

export interface Hit {
  entryIds: number[];
  documentId: string | null;
  manualPath: string | null;
  place: Place;
}

export interface Found {
  /** The requested page of the hits in `places`, best first. */
  hits: Hit[];
  total: number;
  /** There are more matches; only the newest were ranked. */
  isCapped: boolean;
  /** Hits per place, of all places. */
  counts: { place: Place; count: number }[];
  plan: Plan;
  /**
   * typed: the query as typed; mended: corrected (a typo, the wrong keyboard); some: texts with only some of the words;
   * near: no text has half of its names, so these are the nearest few, and no results.
   */
  how: 'typed' | 'mended' | 'some' | 'near';
  /** near: what is found with the names that texts have. */
  rest: { query: string; total: number; isCapped: boolean } | null;
}

export interface DocumentQuery {
  query: string;
  places?: readonly Place[];
  page?: number;
  size?: number;
  /** The last word may be incomplete. */
  isBeingTyped?: true;
}

/** Of more matches only the newest are ranked, and those whose title has the words. */
const MOST_MATCHES = 1_000;
const MOST_TITLE_MATCHES = 300;
const MANY = 10;
const MOST_NEAR = 3;
/** Number of matches whose body is read for ranking. */
const MOST_READ = 150;
const READ_CHARS = 6_000;

/** Documents and pages with the words of the query that this visitor may read at `now`, best first. */
export async function searchDocuments(db: Db, actor: Actor, request: DocumentQuery, now: string): Promise<Found> {
  const analyser = await loadAnalyser();
  const plan = planOf(analyser, request.query);
  if (plan.terms.length === 0) return found([], request, plan, 'typed');
  const [newest, counts] = await Promise.all([
    newestId(db, 'search_entry'),
    frequenciesOf(db, plan.terms, Date.parse(now)),
  ]);
  let corrected: Promise<Plan[]> | undefined;
  const readings = () => (corrected ??= correctedPlans(db, analyser, plan));
  let documents: Promise<DocumentsFound> | undefined;
  const rankAll = () => (documents ??= rankDocuments(db, actor, { query: request.query, readings }, now));
  const ranked = async () => relevantTo(await rankAll(), plan);
  const isSentence = (plan.terms.length >= SENTENCE_WORDS || hasNoSpaces(plan.text)) && !request.isBeingTyped;
  // With a word that no text has, a corrected reading will usually be shown, and the ranking not be needed.
  const isRankedLater = counts.includes(0) && !isSentence;
  const [typed] = await Promise.all([rank(db, actor, plan, newest, now), isRankedLater ? null : ranked()]);
  if (typed.length > 0) return found(inOrder(typed, await ranked(), plan), request, plan, 'typed');
  if (isSentence) {
    const sure = await ranked();
    if ((sure[0]?.coverage ?? 0) >= CERTAIN_COVERAGE) return found(sure, request, plan, 'some');
  }
  const completed = request.isBeingTyped ? await completedPlans(db, analyser, plan) : [];
  const others = [...completed, ...(await readings())];
  const words = others.flatMap(({ terms }) => terms);
  const isKnown = await knownTerms(db, words, Date.parse(now));
  for (const reading of others) {
    // With an unknown word, no text contains all of them.
    if (!reading.terms.every(isKnown)) continue;
    const hits = await rank(db, actor, reading, newest, now);
    const [best] = hits;
    if (best) return found(hits, request, { ...reading, text: correctedText(reading, best.tokens) }, 'mended');
  }
  const rest = request.isBeingTyped ? null : await knownRest(db, actor, plan, newest, now);
  if (rest === null) return found(await ranked(), request, plan, 'some');
  if (rest.length === 0) return near(await ranked(), request, plan, null);
  const query = rest.join(' ');
  const { how, total, isCapped } = await searchDocuments(db, actor, { query, size: 0 }, now);
  // A name that many texts have is little of the query, and yet what comes nearest to it.
  return near((await rankAll()).documents, request, plan, how === 'typed' ? { query, total, isCapped } : null);
}

function near(all: readonly Hit[], { places }: DocumentQuery, plan: Plan, rest: Found['rest']): Found {
  const nearest = { ...(places && { places }), size: MOST_NEAR, query: plan.text };
  const { hits } = found(all, nearest, plan, 'near');
  return { hits, total: hits.length, isCapped: false, counts: [], plan, how: 'near', rest };
}

/** Whether a document in these places that the visitor may read contains all the words as typed. */
export async function isFoundAsTyped(
  db: Db,
  actor: Actor,
  { query, places }: { query: string; places: readonly Place[] },
  now: string,
): Promise<boolean> {
  const plan = planOf(await loadAnalyser(), query);
  if (plan.terms.length === 0) return false;
  const rows = await findMatches(db, actor, plan, await newestId(db, 'search_entry'), now);
  return rows.some((row) => places.includes(hitOf(row).place));
}

/** With so many words the query is a sentence, and texts with only some of them are relevant, too. */
const SENTENCE_WORDS = 3;
/** A sentence typed without spaces: 이전설치며칠전신청. */
const hasNoSpaces = (query: string) => /[가-힣]{8}/.test(query);
/** With this coverage of a sentence no corrected reading is tried. */
const CERTAIN_COVERAGE = 0.5;

/** Lower than for single words, because an answer may use other words than the sentence. */
const LEAST_OF_SENTENCE = 0.2;

/** Documents with enough of the query, best first. */
const relevantTo = ({ documents }: DocumentsFound, { terms }: Plan): RankedDocument[] => {
  const least = terms.length >= SENTENCE_WORDS ? LEAST_OF_SENTENCE : LEAST_COVERAGE;
  return documents.filter(({ coverage, pairs }) => Math.max(coverage, pairs) >= least);
};

/** With fewer matches of all words, texts with enough of them are added. Legal texts have all words of many queries. */
const FEW_MATCHES = 3;

/** The matches of all words in the order of the ranking; for sentences and few matches mixed with other ranked documents. */
function inOrder(typed: readonly Match[], ranked: readonly RankedDocument[], plan: Plan): Hit[] {
  const keyOf = ({ documentId, manualPath }: Pick<Hit, 'documentId' | 'manualPath'>) => documentId ?? manualPath ?? '';
  const rest = new Map(typed.map((match) => [keyOf(match), match]));
  const isAlone =
    plan.terms.length < SENTENCE_WORDS && typed.filter(({ place }) => place !== 'page').length >= FEW_MATCHES;
  const hits: Hit[] = [];
  for (const document of ranked) {
    const match = rest.get(keyOf(document));
    if (!match && isAlone) continue;
    rest.delete(keyOf(document));
    hits.push(match ?? document);
  }
  const asTyped = anySpacing(plan.text);
  const titled = new Set(typed.filter(({ title }) => asTyped.test(title)).map(keyOf));
  const all = [...hits, ...rest.values()];
  return [...all.filter((hit) => titled.has(keyOf(hit))), ...all.filter((hit) => !titled.has(keyOf(hit)))];
}

interface Match extends Hit {
  title: string;
  tokens: string;
}

async function rank(db: Db, actor: Actor, plan: Plan, newest: number | null, now: string): Promise<Match[]> {
  const rows = await findMatches(db, actor, plan, newest, now);
  const bodies = await readBodies(
    db,
    rows.slice(0, MOST_READ).map(({ id }) => id),
  );
  const scorer = scorerOf(plan.terms);
  const asTyped = anySpacing(plan.text);
  const scored = rows.map((row) => {
    const tokens = { titleTokens: row.title_tokens, bodyTokens: bodies.get(row.id) ?? '' };
    return {
      row,
      tokens: `${row.title_tokens} ${tokens.bodyTokens}`,
      score: scorer.score(tokens) + (asTyped.test(row.title) ? 2 : 0),
    };
  });
  const byPage = new Map<string, Match>();
  for (const { row, tokens } of scored.toSorted((a, b) => b.score - a.score)) {
    const key = row.document_id ?? row.manual_path ?? '';
    const same = byPage.get(key);
    if (same) same.entryIds.push(row.id);
    else byPage.set(key, { ...hitOf(row), title: row.title, tokens });
  }
  return [...byPage.values()];
}

interface EntryRow {
  id: number;
  document_id: string | null;
  manual_path: string | null;
  board_type: BoardType | null;
}

const hitOf = (row: EntryRow): Hit => ({
  entryIds: [row.id],
  documentId: row.document_id,
  manualPath: row.manual_path,
  place: placeOf(row.board_type, row.manual_path),
});

/** The newest entries with all the words. If there are many, those with the words in the title come first. */
async function findMatches(db: Db, actor: Actor, plan: Plan, newest: number | null, now: string) {
  const read = (field: 'title' | 'entry', bands: Bands, limit: number) =>
    readEntries(db, actor, now, newestEntries(db, field, plan.terms, bands))
      .select([
        'search_entry.id',
        'search_entry.document_id',
        'search_entry.manual_path',
        'search_entry.title',
        'search_entry.title_tokens',
        'document.board_type',
      ])
      .orderBy('search_entry.id', 'desc')
      .limit(limit)
      .execute();
  const titles = () => newestFirst(newest, MOST_TITLE_MATCHES, (...range) => read('title', ...range));
  let early: ReturnType<typeof titles> | undefined;
  const anywhere = await newestFirst(newest, MOST_MATCHES, (bands, limit) => {
    // The newest band has many matches, so the titles will be needed: read them concurrently.
    if (!early && limit <= MOST_MATCHES - MANY) {
      early = titles();
      early.catch(() => undefined);
    }
    return read('entry', bands, limit);
  });
  if (anywhere.length < MOST_READ) return anywhere;
  const inTitle = await (early ?? titles());
  const titled = new Set(inTitle.map(({ id }) => id));
  return [...inTitle, ...anywhere.filter(({ id }) => !titled.has(id))].slice(0, MOST_MATCHES);
}

async function readBodies(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('search_entry')
    .select((eb) => ['id', eb.fn<string>('substr', ['body_tokens', eb.lit(1), eb.lit(READ_CHARS)]).as('tokens')])
    .where(amongIds(db, 'id', ids))
    .execute();
  return new Map(rows.map(({ id, tokens }) => [id, tokens]));
}

function found(
  all: readonly Hit[],
  { places, page = 1, size = 10 }: DocumentQuery,
  plan: Plan,
  how: Found['how'],
): Found {
  const counts = new Map<Place, number>();
  for (const { place } of all) counts.set(place, (counts.get(place) ?? 0) + 1);
  const kept = places ? all.filter(({ place }) => places.includes(place)) : all;
  return {
    hits: kept.slice((page - 1) * size, page * size),
    total: kept.length,
    isCapped: all.length >= MOST_MATCHES,
    counts: [...counts].map(([place, count]) => ({ place, count })),
    plan,
    how,
    rest: null,
  };
}
