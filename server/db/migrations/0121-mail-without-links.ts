import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { withoutSecrets } from '../../mail/without-secrets.ts';

const BATCH = 500;

interface Row {
  id: string;
  body_text: string;
  body_html: string;
  unsubscribe_url: string | null;
}

/** Earlier versions kept the links of mails that had left: whoever reads the database could use them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ;) {
    const { rows } = await sql<Row>`select id, body_text, body_html, unsubscribe_url from mail
      where id > ${after} and status in ('sent', 'filed')
        and (body_text like '%token=%' or body_html like '%token=%' or unsubscribe_url like '%token=%')
      order by id limit ${BATCH}`.execute(db);
    for (const { id, body_text, body_html, unsubscribe_url } of rows)
      await sql`update mail set body_text = ${withoutSecrets(body_text)}, body_html = ${withoutSecrets(body_html)},
        unsubscribe_url = ${unsubscribe_url && withoutSecrets(unsubscribe_url)} where id = ${id}`.execute(db);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}
