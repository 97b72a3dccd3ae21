import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { dialectOf } from '../open-database.ts';

/**
 * PostgreSQL only: the terms of a search, given as pieces (server/search/match.ts), with each prefix replaced by the
 * words that begin with it. A function, because every search needs this in each of its statements: each connection plans
 * it once instead of five times per statement. `stable` reads the words as of the calling statement.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (dialectOf(db) === 'sqlite') return;
  await sql
    .raw(
      `create function search_words(integer[], text[], text[], boolean[]) returns table (term integer, words text)
      language plpgsql stable rows 12 set plan_cache_mode = force_generic_plan as $$
      #variable_conflict use_column
      begin
        return query select pieces.term,
          string_agg(before || coalesce(expanded.words, quote_literal(nullif(word, '')), ''), '' order by place)
        from unnest($1, $2, $3, $4) with ordinality as pieces (term, before, word, begins, place)
        cross join lateral (
          select '(' || case when count(*) > 64 then quote_literal(pieces.word) || ':*'
            else string_agg(quote_literal(beginning.word), '|') end || ')' as words
          from (select pieces.word as word union all select * from (select search_word.word from search_word
            where search_word.word collate "C" > pieces.word
              and search_word.word collate "C" < pieces.word || chr(65535)
            limit 64) as longer) as beginning
          where pieces.begins) as expanded
        group by pieces.term;
      end $$`,
    )
    .execute(db);
}
