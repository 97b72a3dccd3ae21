import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The account of who handed a question over instead of the name, which outlasted the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update question_assignment set assigned_by = ''`.execute(db);
  await sql`update notification set detail = '' where kind = 'question-assigned'`.execute(db);
}
