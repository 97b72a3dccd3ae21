import { sql } from 'kysely';
import type { Context } from '#server/context.ts';

/** How often each table that pages show was changed, as of one moment. */
export interface Versions {
  total: number;
  of: ReadonlyMap<string, number>;
}

/** Triggers of `document` alone write these (docs/decisions/0012-counts-kept-by-the-database.md). */
const KEPT_BY_DOCUMENT = ['document_count', 'document_facet', 'document_writer'];

/** Answers the versions as committed when it is called. Only the total is asked for while nothing changes. */
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
