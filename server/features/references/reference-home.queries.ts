import { sql } from 'kysely';
import type { Db } from '#server/db/open-database.ts';
import { readableTo } from '#server/documents/document.read-policy.ts';

/** Maximum for the landing page. */
const MOST_SHOWN = 12;

/** Public references that staff selected for the landing page, in their order. */
export async function listHomeReferences(db: Db, now: string) {
  const rows = await db
    .selectFrom('document')
    .select(['id', 'title', 'fields'])
    .where(sql<string>`document.board_type`, '=', 'reference')
    .where(readableTo(null, now))
    // Keys as written by JSON.stringify; inside a value the quotation marks would be escaped.
    .where('fields', 'like', '%"approved":"true"%')
    .where('fields', 'like', '%"landingOrder":"%')
    .orderBy('published_at', 'desc')
    .execute();
  return rows
    .map(({ id, title, fields }) => ({ id, title, fields: JSON.parse(fields) as Record<string, string> }))
    .filter(({ fields }) => fields.approved === 'true' && orderOf(fields) > 0)
    .toSorted((a, b) => orderOf(a.fields) - orderOf(b.fields))
    .slice(0, MOST_SHOWN);
}

const orderOf = (fields: Record<string, string>): number => Number(fields.landingOrder ?? '');
