import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * The member who inquired reads the answers in 내 활동; memos stay with the staff. Earlier answers began with this word
 * among the memos, and the log tells who sent one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inquiry_memo add column is_answer integer not null default 0`.execute(db);
  const beginning = '[답변 메일]\n';
  await sql`update inquiry_memo set is_answer = 1, body = substr(body, ${sql.lit(beginning.length + 1)})
    where substr(body, 1, ${sql.lit(beginning.length)}) = ${beginning}
    and exists (select 1 from inquiry_log where inquiry_log.inquiry_id = inquiry_memo.inquiry_id
      and inquiry_log.actor_id = inquiry_memo.author_id and inquiry_log.action = 'answer')`.execute(db);
}
