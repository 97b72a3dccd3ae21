import { createHash } from 'node:crypto';
import { createReadStream, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { limitConcurrency } from '#server/concurrency/limit-concurrency.ts';
import type { Context } from '#server/context.ts';
import { inMs, nowIso } from '#server/context.ts';

const AT_ONCE = 8;
const ROWS_AT_ONCE = 500;
/** Kept this long after its last use: its pages may still be open in browsers and load scripts on demand. */
const KEEP_MS = 30 * 24 * 3_600_000;

type Services = Pick<Context, 'db' | 'storage' | 'clock'>;

/**
 * Stores the hashed files of the build in `folder` for instances of other versions (serve-other-builds.ts), or updates
 * its last use. Called before the first request, because pages refer to files that other instances do not have.
 */
export async function publishBuild(context: Services, folder: string): Promise<void> {
  const { db } = context;
  const id = basename(folder);
  const seen_at = nowIso(context);
  const known = await db.updateTable('build').set({ seen_at }).where('id', '=', id).executeTakeFirst();
  if (known.numUpdatedRows > 0n) return;
  const files = await store(context, join(folder, 'client'));
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('build')
      .values({ id, seen_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at }))
      .execute();
    for (let at = 0; at < files.length; at += ROWS_AT_ONCE)
      await tx
        .insertInto('built_file')
        .values(files.slice(at, at + ROWS_AT_ONCE).map((file) => ({ build_id: id, ...file })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  });
}

/** Deletes builds that have not been used for long. `sweep-storage.ts` deletes files that no row refers to. */
export async function sweepBuilds(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await context.db.deleteFrom('build').where('seen_at', '<', inMs(context, -KEEP_MS)).execute();
}

/** Files are stored by content hash, because most are the same as in the previous build. */
async function store({ db, storage }: Services, client: string): Promise<{ path: string; storage_key: string }[]> {
  const paths = globSync('assets/*', { cwd: client }).filter((path) => !/\.(?:br|gz)$/.test(path));
  const files = await Promise.all(
    paths.map(async (path) => ({
      path: path.replaceAll('\\', '/'),
      storage_key: `build/${createHash('sha256')
        .update(await readFile(join(client, path)))
        .digest('hex')}`,
    })),
  );
  const rows = await db.selectFrom('built_file').select('storage_key').distinct().execute();
  const stored = new Set(rows.map((row) => row.storage_key));
  const inTurn = limitConcurrency(AT_ONCE, ({ path, storage_key }: (typeof files)[number]) =>
    storage.write(storage_key, createReadStream(join(client, path))),
  );
  await Promise.all(files.filter(({ storage_key }) => !stored.has(storage_key)).map((file) => inTurn(file)));
  return files;
}
