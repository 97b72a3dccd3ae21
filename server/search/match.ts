import type { AliasedRawBuilder, RawBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../db/open-database.ts';
import { dialectOf } from '../db/open-database.ts';
import type { SearchEntryTable, SearchPassageTable } from '../db/tables/search.tables.ts';
import type { Term } from './analyse/analyser.ts';

/** Where words are looked for: in a title, a body, both as one, or the passages. */
export type Field = 'title' | 'body' | 'entry' | 'passage';

/** All the terms, any of them, or any two of them in one place. */
export type How = 'all' | 'any' | 'pairs';

/** What is known of those who look for the newest of what is found, a few hundred. */
export interface Newest {
  /** Older matches than so many of a common word are not even listed. */
  newest: number;
  /** There are not many matches at all: all of them are looked up first, and not every row from the newest on. */
  areFew: boolean;
}

const NEWEST = 5_000;
/** Below `COMMON` of `query/frequencies.ts`, at which counting ends. */
const FEW = 2_500;

/** How to look for the newest places that have these words, of which so many have each. */
export const amongNewest = (counts: readonly number[]): Newest => ({
  newest: NEWEST,
  areFew: Math.min(...counts) <= FEW,
});

/**
 * The one place that knows SQLite's full-text search from PostgreSQL's: a condition on `search_entry` or
 * `search_passage` that the terms are there. Words begin the words that they find (셀렉 finds 셀렉터).
 */
export function matches(db: Db, field: Field, terms: readonly Term[]): RawBuilder<boolean> {
  return dialectOf(db) === 'sqlite' ? inSqlite(field, terms, 'all') : inPostgres(field, terms, 'all');
}

/** `search_entry` as a table of those alone that have these words, to be read from its newest row on. */
export const newestEntries = (db: Db, field: 'title' | 'entry', terms: readonly Term[], newest: Newest) =>
  newestOf<Selectable<SearchEntryTable>, 'search_entry'>(db, 'search_entry', [field, terms, 'all'], newest);

/** The same of `search_passage`. */
export const newestPassages = (db: Db, terms: readonly Term[], how: How, newest: Newest) =>
  newestOf<Selectable<SearchPassageTable>, 'search_passage'>(db, 'search_passage', ['passage', terms, how], newest);

function newestOf<Row, Name extends 'search_entry' | 'search_passage'>(
  db: Db,
  name: Name,
  [field, terms, how]: readonly [Field, readonly Term[], How],
  { newest, areFew }: Newest,
): AliasedRawBuilder<Row, Name> {
  const table = sql.table(name);
  if (dialectOf(db) === 'sqlite')
    return sql<Row>`(select * from ${table} where ${inSqlite(field, terms, how, newest)})`.as(name);
  const found = sql`select * from ${table} where ${inPostgres(field, terms, how)}`;
  // Of a common word, the few passages that are wanted are soon come by on the way through all of them; not of several
  // in one place, which may be as rare as each is common.
  if (field === 'passage' && !areFew && (how !== 'all' || terms.length === 1)) return sql<Row>`(${found})`.as(name);
  // `offset 0` keeps the planner from looking up the document of every match before it sorts them. The inner one, from
  // walking through all rows in their order to find a few, which it takes for cheaper than it is.
  const all = areFew ? sql`select * from (${found} offset 0) as found` : found;
  return sql<Row>`(${all} order by id desc offset 0)`.as(name);
}

/**
 * In how many passages a term is, up to `most`; private ones included. The index alone is asked where it can count by
 * itself.
 */
export function countMatches(db: Db, term: Term, most: number): RawBuilder<number> {
  if (dialectOf(db) === 'sqlite')
    return sql`(select count(*) from
      (select 1 from search_passage_fts where search_passage_fts match ${sqliteQuery([term], 'all')} limit ${most}))`;
  return sql`(select count(*) from
    (select 1 from search_passage where ${inPostgres('passage', [term], 'all')} limit ${most}) as found)`;
}

function sqliteQuery(terms: readonly Term[], how: How): string {
  const words = terms.map((term) =>
    groupOf(term, (word) => `"${word}"${beginsWords(word) ? '*' : ''}`, ' AND ', ' OR '),
  );
  return combine(words, how, ' AND ', ' OR ');
}

function inSqlite(field: Field, terms: readonly Term[], how: How, newest?: number): RawBuilder<boolean> {
  const query = sqliteQuery(terms, how);
  // The full-text index can walk from its newest row on, and stop.
  const end = newest === undefined ? sql`` : sql`order by rowid desc limit ${newest}`;
  if (field === 'passage')
    return sql`search_passage.id in
      (select rowid from search_passage_fts where search_passage_fts match ${query} ${end})`;
  const narrowed = field === 'entry' ? query : `{${field}_tokens} : (${query})`;
  return sql`search_entry.id in (select rowid from search_entry_fts where search_entry_fts match ${narrowed} ${end})`;
}

function inPostgres(field: Field, terms: readonly Term[], how: How): RawBuilder<boolean> {
  const words = terms.map((term) => groupOf(term, (word) => `'${word}'${beginsWords(word) ? ':*' : ''}`, ' & ', ' | '));
  const query = combine(words, how, ' & ', ' | ');
  if (field === 'passage') return sql`search_passage.vector @@ ${query}::tsquery`;
  if (field === 'title') return sql`search_entry.title_vector @@ ${query}::tsquery`;
  const inEntry = sql<boolean>`search_entry.vector @@ ${query}::tsquery`;
  if (field === 'entry') return inEntry;
  // Rarely asked, so it has no index of its own: what the entry has is looked at again in its body.
  return sql`${inEntry} and array_to_tsvector(array_remove(string_to_array(body_tokens, ' '), '')) @@ ${query}::tsquery`;
}

function groupOf({ any, parts }: Term, quote: (word: string) => string, and: string, or: string): string {
  const choices = any.map(quote);
  if (parts) choices.push(`(${parts.map(quote).join(and)})`);
  return `(${choices.join(or)})`;
}

function combine(words: readonly string[], how: How, and: string, or: string): string {
  if (how === 'all') return words.join(and);
  if (how === 'any' || words.length < 2) return words.join(or);
  return words.flatMap((a, i) => words.slice(i + 1).map((b) => `(${a}${and}${b})`)).join(or);
}

/** One syllable, or two letters or digits, begin too many words to mean one. */
export const beginsWords = (word: string): boolean =>
  /^[가-힣]/.test(word) ? word.length >= 2 : /^[a-z]/.test(word) && word.length >= 3;
