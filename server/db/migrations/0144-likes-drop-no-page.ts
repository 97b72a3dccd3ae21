import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { dialectOf } from '../open-database.ts';

/** A like drops no cached page, as a view: one member could empty all caches (0030-content-version). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const [dropped, row, body] =
    dialectOf(db) === 'sqlite'
      ? ['', '', `begin update content_version set version = version + 1 where topic = 'document'; end`]
      : ['on document', 'for each row', 'execute function note_change()'];
  await sql.raw(`drop trigger document_version_update ${dropped}`).execute(db);
  await sql
    .raw(
      `create trigger document_version_update after update on document ${row}
        when (old.view_count = new.view_count and old.like_count = new.like_count) ${body}`,
    )
    .execute(db);
}
