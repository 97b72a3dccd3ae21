import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { dialectOf } from '../open-database.ts';

/**
 * PostgreSQL only: number of passages that contain the words, up to `most`. An exact count reads every row from disk,
 * so large counts are taken from the row count of the index scan, which only EXPLAIN ANALYZE reports. Small counts are
 * exact, because some of those rows may be deleted.
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
