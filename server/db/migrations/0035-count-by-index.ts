import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { dialectOf } from '../open-database.ts';

/**
 * For PostgreSQL: in how many passages some words are, up to `most`. To count rows it reads each of them from the
 * disk, though its index has told already how many there are; that it says only when it explains what it did. So few
 * are counted, as some of them may be gone; many are taken from what the index found.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (dialectOf(db) === 'sqlite') return;
  await sql
    .raw(
      `create function search_passage_count(words tsquery, most integer) returns integer
      language plpgsql set enable_seqscan = off set enable_indexscan = off as $$
      declare
        few integer := least(most, 100);
        plan jsonb;
        counted integer;
      begin
        execute format('explain (analyze, timing off, costs off, buffers off, summary off, format json)
          select 1 from search_passage where vector @@ %L limit %s', words, few) into plan;
        counted := (plan #>> '{0,Plan,Actual Rows}')::numeric;
        if counted < few then return counted; end if;
        return least(most, (plan #>> '{0,Plan,Plans,0,Plans,0,Actual Rows}')::numeric);
      end $$`,
    )
    .execute(db);
}
