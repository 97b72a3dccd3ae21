import { sql } from 'kysely';
import type { Context } from '#server/context.ts';

/** Number of changes per table at one moment. */
export interface Versions {
  total: number;
  of: ReadonlyMap<string, number>;
}

/** Written only by triggers of `document` (docs/decisions/0012-counts-kept-by-the-database.md). */
const KEPT_BY_DOCUMENT = ['document_count', 'document_facet', 'document_writer'];

/** Returns a function for the committed versions at its call. Without changes it reads only the total. */
export function readVersions({ db, contentVersion }: Pick<Context, 'db' | 'contentVersion'>) {
  let known: Versions = { total: -1, of: new Map() };
  const at = (total: number): Versions | Promise<Versions> => (total === known.total ? known : load());

  async function load(): Promise<Versions> {
    const rows = await db
      .selectFrom('content_version')
      .select(['topic', sql<number>`sum(version)`.as('version')])
      .groupBy('topic')
      .execute();
    const of = new Map(rows.map(({ topic, version }) => [topic, version]));
    for (const table of KEPT_BY_DOCUMENT) of.set(table, of.get('document') ?? 0);
    return (known = { total: rows.reduce((sum, { version }) => sum + version, 0), of });
  }

  return (): Versions | Promise<Versions> => {
    const total = contentVersion();
    return typeof total === 'number' ? at(total) : total.then(at);
  };
}
