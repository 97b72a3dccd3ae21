import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../db/open-database.ts';
import { dialectOf } from '../db/open-database.ts';
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
export const newestOf = (counts: readonly number[]): Newest => ({ newest: NEWEST, areFew: Math.min(...counts) <= FEW });

/**
 * The one place that knows SQLite's full-text search from PostgreSQL's: a condition on `search_entry` or
 * `search_passage` that the terms are there. Words begin the words that they find (셀렉 finds 셀렉터).
 */
export function matches(
  db: Db,
  field: Field,
  terms: readonly Term[],
  how: How = 'all',
  newest?: Newest,
): RawBuilder<boolean> {
  return dialectOf(db) === 'sqlite'
    ? inSqlite(field, terms, how, newest?.newest)
    : inPostgres(field, terms, how, newest?.areFew ?? false);
}

/**
 * In how many passages the terms are, up to `most`; private ones included. The index alone is asked where it can
 * count by itself.
 */
export function countMatches(db: Db, terms: readonly Term[], most: number): RawBuilder<{ count: number }> {
  if (dialectOf(db) === 'sqlite')
    return sql`select count(*) as count from
      (select 1 from search_passage_fts where search_passage_fts match ${sqliteQuery(terms, 'all')} limit ${most})`;
  return sql`select count(*) as count from
    (select 1 from search_passage where ${inPostgres('passage', terms, 'all')} limit ${most}) as found`;
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

function inPostgres(field: Field, terms: readonly Term[], how: How, areFew = false): RawBuilder<boolean> {
  const words = terms.map((term) => groupOf(term, (word) => `'${word}'${beginsWords(word) ? ':*' : ''}`, ' & ', ' | '));
  const query = combine(words, how, ' & ', ' | ');
  // `offset 0` keeps the planner from walking through all rows in their order, which it takes for cheaper than it is.
  if (areFew && field === 'passage')
    return sql`search_passage.id in (select id from search_passage where vector @@ ${query}::tsquery offset 0)`;
  if (areFew && field === 'entry')
    return sql`search_entry.id in (select id from search_entry where vector @@ ${query}::tsquery offset 0)`;
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
