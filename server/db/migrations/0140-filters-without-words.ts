import type { Kysely } from 'kysely';

/** Saved filters lose their words, often a name, which outlasted its inquiry; one of words alone would filter nothing. */
export async function up(db: Kysely<{ inquiry_filter: { id: string; query: string } }>): Promise<void> {
  const rows = await db.selectFrom('inquiry_filter').select(['id', 'query']).execute();
  for (const { id, query } of rows) {
    const kept = new URLSearchParams(query);
    for (const words of ['q', 'keyword']) kept.delete(words);
    if (kept.toString() === query) continue;
    if (kept.size === 0) await db.deleteFrom('inquiry_filter').where('id', '=', id).execute();
    else await db.updateTable('inquiry_filter').set({ query: kept.toString() }).where('id', '=', id).execute();
  }
}
