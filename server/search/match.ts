import type { AliasedRawBuilder, RawBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../db/open-database.ts';
import { dialectOf } from '../db/open-database.ts';
import { PREPARED } from '../db/prepared-statements.ts';
import type { SearchEntryTable, SearchPassageTable } from '../db/tables/search.tables.ts';
import type { Term } from './analyse/analyser.ts';

/** What is searched: titles, bodies, both, or passages. */
export type Field = 'title' | 'body' | 'entry' | 'passage';

/** All terms, any term, or any two terms. */
export type How = 'all' | 'any' | 'pairs';

/** Range of rows in bands of `BAND` ids, which grow with time: from one band, before another. */
export interface Bands {
  from?: number;
  before?: number;
}

/** PostgreSQL's word indexes contain the band of a row (migration 0033). */
export const bandOf = (id: number): number => id >> BAND_BITS;

const BAND_BITS = 12;
export const BAND = 1 << BAND_BITS;
/** SQLite can walk its word index from the newest row, so older matches beyond this number are not read. */
const NEWEST = 5_000;

/**
 * The rows of `search_entry` with these words as a table, readable from the newest row on. This file alone distinguishes
 * the full-text searches of SQLite and PostgreSQL. Words match as prefixes (셀렉 finds 셀렉터).
 */
export const newestEntries = (db: Db, field: Exclude<Field, 'passage'>, terms: readonly Term[], bands: Bands) =>
  newestOf<Selectable<SearchEntryTable>, 'search_entry'>(db, 'search_entry', [field, terms, 'all'], bands);

/** The same for `search_passage`. */
export const newestPassages = (db: Db, terms: readonly Term[], how: How, bands: Bands) =>
  newestOf<Selectable<SearchPassageTable>, 'search_passage'>(db, 'search_passage', ['passage', terms, how], bands);

function newestOf<Row, Name extends 'search_entry' | 'search_passage'>(
  db: Db,
  name: Name,
  [field, terms, how]: readonly [Field, readonly Term[], How],
  bands: Bands,
): AliasedRawBuilder<Row, Name> {
  const table = sql.table(name);
  if (dialectOf(db) === 'sqlite') {
    // The full-text index can be read from its newest row, and stopped early.
    const newest = sql`order by rowid desc limit ${NEWEST}`;
    const end = bands.before === undefined ? newest : betweenRows(bands);
    return sql<Row>`(select * from ${table} where ${inSqlite(field, terms, how, end)})`.as(name);
  }
  // `offset 0` prevents the planner from looking up every document before sorting. The inner one prevents a scan of all
  // rows in order, whose cost it underestimates.
  const found = sql`${PREPARED} select * from ${table} where ${inPostgres(field, expandedQuery(terms, how))} and ${inBands(bands)} offset 0`;
  return sql<Row>`(select * from (${found}) as found order by id desc offset 0)`.as(name);
}

function inBands({ from = 0, before }: Bands): RawBuilder<boolean> {
  if (before === undefined) return sql`true`;
  // Not by `id` alone, because PostgreSQL would first list all rows before it.
  if (from <= 0) return sql`id >> ${sql.lit(BAND_BITS)} < ${before}`;
  const bands = `{${Array.from({ length: before - from }, (_, i) => from + i).join()}}`;
  return sql`array[id >> ${sql.lit(BAND_BITS)}] && ${bands}::integer[]`;
}

/**
 * Number of passages of each term up to `most`, private ones included. PostgreSQL counts from its index without reading
 * rows (migration 0035).
 */
export function countMatches(
  db: Db,
  terms: readonly Term[],
  most: number,
): RawBuilder<{ term: number; count: number }> {
  if (dialectOf(db) === 'postgres')
    return sql`${PREPARED} select term, search_passage_count(words::tsquery, ${most}) as count
      from ${expandedWords(terms)}`;
  const counts = terms.map(
    (term, i) => sql`select ${sql.lit(i)} as term, (select count(*) from
      (select 1 from search_passage_fts where search_passage_fts match ${sqliteQuery([term], 'all')} limit ${most}))
      as count`,
  );
  return sql`${sql.join(counts, sql` union all `)}`;
}

function sqliteQuery(terms: readonly Term[], how: How): string {
  const words = terms.map((term) =>
    groupOf(term, (word) => `"${word}"${beginsWords(word) ? '*' : ''}`, ' AND ', ' OR '),
  );
  return combine(words, how, ' AND ', ' OR ');
}

const betweenRows = ({ from = 0, before = 0 }: Bands) => sql`and rowid >= ${from * BAND} and rowid < ${before * BAND}`;

function inSqlite(field: Field, terms: readonly Term[], how: How, end = sql``): RawBuilder<boolean> {
  const query = sqliteQuery(terms, how);
  if (field === 'passage')
    return sql`search_passage.id in
      (select rowid from search_passage_fts where search_passage_fts match ${query} ${end})`;
  const narrowed = field === 'entry' ? query : `{${field}_tokens} : (${query})`;
  return sql`search_entry.id in (select rowid from search_entry_fts where search_entry_fts match ${narrowed} ${end})`;
}

function inPostgres(field: Field, query: RawBuilder<unknown>): RawBuilder<boolean> {
  if (field === 'passage') return sql`search_passage.vector @@ ${query}`;
  if (field === 'title') return sql`search_entry.title_vector @@ ${query}`;
  const inEntry = sql<boolean>`search_entry.vector @@ ${query}`;
  if (field === 'entry') return inEntry;
  // Rarely used, so it has no index of its own: matches of the entry are filtered by body.
  return sql`${inEntry} and array_to_tsvector(array_remove(string_to_array(body_tokens, ' '), '')) @@ ${query}`;
}

/**
 * Expands prefixes within the statement, so that the words and the texts come from the same snapshot. What joins the
 * terms is a parameter, too: each connection plans each statement several times.
 */
function expandedQuery(terms: readonly Term[], how: How): RawBuilder<unknown> {
  const words = expandedWords(terms);
  if (how === 'pairs' && terms.length > 1)
    return sql`(with terms as (select * from ${words})
      select string_agg('(' || one.words || '&' || other.words || ')', '|')::tsquery
      from terms as one join terms as other on one.term < other.term)`;
  return sql`(select string_agg(words, ${how === 'all' ? '&' : '|'})::tsquery from ${words})`;
}

/**
 * Each term as PostgreSQL searches it: all of its words and the words with these prefixes, as exact words, which is
 * many times faster than a prefix search, because that would collect all rows before other conditions apply (migration
 * 0136; of more than 64 words with a prefix it is a prefix search nevertheless).
 */
function expandedWords(terms: readonly Term[]): RawBuilder<{ term: number; words: string }> {
  const pieces = terms.flatMap((term, i) => piecesOf(term).map((piece) => ({ ...piece, term: i })));
  const places = pieces.map(({ term }) => term);
  const befores = pieces.map(({ before }) => before);
  const words = pieces.map(({ word }) => word);
  const begin = words.map(beginsWords);
  return sql`search_words(${places}::integer[], ${befores}::text[], ${words}::text[], ${begin}::boolean[])`;
}

/** The words of a term with their prefixes in the query; the last entry has no word. */
function piecesOf({ any, parts = [] }: Term): { before: string; word: string }[] {
  const isCovered = (word: string) =>
    any.some((other) => other !== word && beginsWords(other) && word.startsWith(other) && beginsWords(word));
  return [
    ...any.filter((word) => !isCovered(word)).map((word, i) => ({ before: i === 0 ? '(' : '|', word })),
    ...parts.map((word, i) => ({ before: i === 0 ? '|(' : '&', word })),
    { before: parts.length > 0 ? '))' : ')', word: '' },
  ];
}

function groupOf({ any, parts }: Term, quote: (word: string) => string, and: string, or: string): string {
  const choices = any.map(quote);
  if (parts) choices.push(`(${parts.map(quote).join(and)})`);
  return `(${choices.join(or)})`;
}

function combine(words: readonly string[], how: How, and: string, or: string): string {
  if (how === 'all') return words.join(and);
  if (how === 'any' || words.length < 2) return words.join(or);
  // Pairs are built from two halves: one of each, or two of one. Each prefix is then looked up a few times instead of
  // once per other word.
  const halves = [words.slice(0, words.length / 2), words.slice(words.length / 2)];
  const across = halves.map((half) => `(${half.join(or)})`).join(and);
  const within = halves.filter(({ length }) => length > 1).map((half) => combine(half, how, and, or));
  return [across, ...within].map((choice) => `(${choice})`).join(or);
}

/** False for one syllable or two letters or digits, which begin too many words. */
export const beginsWords = (word: string): boolean =>
  /^[가-힣]/.test(word) ? word.length >= 2 : /^[a-z]/.test(word) && word.length >= 3;
