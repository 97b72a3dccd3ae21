import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** For the results of advertising mails: among all mails, those of campaigns alone have this link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index mail_campaign on mail (created_at, status) where unsubscribe_url is not null`.execute(db);
}
