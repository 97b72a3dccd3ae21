import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { dialectOf } from '../open-database.ts';

const INDEXES = [
  ['search_entry', 'title_vector'],
  ['search_entry', 'vector'],
  ['search_passage', 'vector'],
] as const;

/**
 * PostgreSQL only. It finds whole words much faster than prefixes, so the word list provides all words of a prefix. For
 * common words it would read all rows to find the newest, so the indexes also contain the block of 4,096 ids of a row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (dialectOf(db) === 'sqlite') return;
  await sql`create index search_word_beginning on search_word (word collate "C")`.execute(db);
  for (const [table, column] of INDEXES) {
    const name = sql.id(`${table}_${column}`);
    await sql`drop index ${name}`.execute(db);
    await sql`create index ${name} on ${sql.table(table)} using gin (${sql.id(column)}, (array[id >> 12]))
      with (fastupdate = off)`.execute(db);
  }
  await sql`insert into search_word (word, initials, sound_head, sound_tail)
    select word, '', '', '' from (
      select word from ts_stat('select vector from search_entry')
      union select word from ts_stat('select vector from search_passage')
    ) as words
    where word ~ '^[a-z]...' or (length(word) > 2 and word collate "C" >= '가')
    on conflict (word) do nothing`.execute(db);
}
