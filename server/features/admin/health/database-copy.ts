import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
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

/** In a thread with a connection of its own: it takes seconds, in which this one would serve nobody. */
async function copyInWorker({ db }: Context, to: string): Promise<void> {
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(db);
  const worker = new Worker(new URL('copy-database.worker.ts', import.meta.url), {
    workerData: { from: rows[0]?.file, to },
  });
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The database could not be copied'))));
  });
}

/**
 * Consistent copy of the database as a file, which is deleted after reading.
 * @throws AD05 on PostgreSQL, which has its own tools.
 */
export async function copyDatabase(context: Context): Promise<{ sizeBytes: number; content: Readable }> {
  if (context.dialect !== 'sqlite') return fail('AD05');
  const file = join(context.config.dataDir, `backup-${randomUUID()}.sqlite`);
  try {
    await copyInWorker(context, file);
    const { size } = await stat(file);
    const content = createReadStream(file);
    content.once('close', () => void rm(file, { force: true }));
    return { sizeBytes: size, content };
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}
