import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { dialectOf } from '../open-database.ts';

/**
 * A download is counted once per visitor and day, and like a view drops no cached page: anybody could empty all caches
 * with a byte (0030-content-version).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('counted_download')
    .addColumn('file_id', 'text', (c) => c.notNull())
    .addColumn('visitor_key', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('counted_download_key', ['file_id', 'visitor_key', 'day'])
    .execute();
  await db.schema.createIndex('counted_download_day').on('counted_download').column('day').execute();
  for (const table of ['file', 'driver']) {
    const name = `${table}_version_update`;
    const [dropped, row, body] =
      dialectOf(db) === 'sqlite'
        ? ['', '', `begin update content_version set version = version + 1 where topic = '${table}'; end`]
        : [`on ${table}`, 'for each row', 'execute function note_change()'];
    await sql.raw(`drop trigger ${name} ${dropped}`).execute(db);
    await sql
      .raw(
        `create trigger ${name} after update on ${table} ${row} when (old.download_count = new.download_count) ${body}`,
      )
      .execute(db);
  }
}
