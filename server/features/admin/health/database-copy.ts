import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { fail } from '#server/errors.ts';

/** Size of the database in bytes. */
export async function databaseBytes({ db, dialect }: Pick<Context, 'db' | 'dialect'>): Promise<number> {
  const size =
    dialect === 'sqlite'
      ? sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
  const { rows } = await size.execute(db);
  return rows[0]?.bytes ?? 0;
}

/**
 * Consistent copy of the database as a file, which is deleted after reading.
 * @throws AD05 on PostgreSQL, which has its own tools.
 */
export async function copyDatabase(context: Context): Promise<{ sizeBytes: number; content: Readable }> {
  if (context.dialect !== 'sqlite') return fail('AD05');
  const file = join(context.config.dataDir, `backup-${randomUUID()}.sqlite`);
  try {
    await sql`vacuum into ${file}`.execute(context.db);
    const { size } = await stat(file);
    const content = createReadStream(file);
    content.once('close', () => void rm(file, { force: true }));
    return { sizeBytes: size, content };
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}
