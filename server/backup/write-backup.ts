import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { nowIso } from '../context.ts';
import { newestMigration } from '../db/migrate.ts';
import type { Db } from '../db/open-database.ts';
import { openDatabase } from '../db/open-database.ts';
import { AppError } from '../errors.ts';
import type { Storage } from '../storage/storage.ts';
import type { Manifest } from './backup-folder.ts';
import { BackupError, filePath, manifestPath, sha256Of, tablePath } from './backup-folder.ts';
import { dumpTable, plain, tableNames } from './backup-tables.ts';

type Print = (line: string) => void;

/**
 * Writes a backup while the portal runs: a consistent snapshot of the tables, and all files that they refer to. The
 * folder gets its final name when complete.
 * @throws BackupError if it already exists.
 */
export async function writeBackup(
  context: Pick<Context, 'db' | 'dialect' | 'storage' | 'clock'>,
  folder: string,
  { allowedMissing = [], print = () => undefined }: { allowedMissing?: readonly string[]; print?: Print } = {},
): Promise<Manifest> {
  if (existsSync(folder)) throw new BackupError(`이미 있는 폴더입니다. 다른 이름을 정해주세요: ${folder}`);
  const beside = `${folder}.part`;
  try {
    await rm(beside, { recursive: true, force: true });
    await mkdir(join(beside, 'tables'), { recursive: true, mode: 0o700 });
    const written = await fill(context, beside, print);
    const manifest = { ...written, allowedMissing: written.missing.filter((key) => allowedMissing.includes(key)) };
    await writeManifest(beside, manifest);
    await rename(beside, folder);
    return manifest;
  } catch (error) {
    await rm(beside, { recursive: true, force: true });
    throw error;
  }
}

async function fill(
  { db, dialect, storage, clock }: Parameters<typeof writeBackup>[0],
  folder: string,
  print: Print,
): Promise<Omit<Manifest, 'allowedMissing'>> {
  const files = new Map<string, Manifest['files'][number]>();
  // Copies most files before the snapshot, so that files purged while the tables are read are included.
  const copy = (keys: string[]) => copyFiles(storage, folder, keys, files, print);
  await copy(await storageKeys(db));
  const { tables, migration, keys } = await onOwnConnection(db, dialect, (own) =>
    snapshot(own, dialect, folder, print),
  );
  const missing = await copy(keys);
  const tried = new Set(keys);
  for (const key of files.keys()) {
    if (tried.has(key)) continue;
    files.delete(key);
    await rm(filePath(folder, key));
  }
  return { format: 1, createdAt: nowIso({ clock }), migration, tables, files: [...files.values()], missing };
}

async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await using file = await open(manifestPath(folder), 'wx', 0o600);
  await file.writeFile(`${JSON.stringify(manifest, null, 1)}\n`);
  await file.sync();
}

/** All storage keys in use, without resized pictures, which are created again on demand. */
async function storageKeys(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('file')
    .select('storage_key')
    .unionAll(db.selectFrom('inquiry_file').select('storage_key'))
    .unionAll(db.selectFrom('driver').select('storage_key'))
    .execute();
  return rows.map((row) => row.storage_key);
}

/** An embedded database serves nobody else on a connection with a transaction: not the portal for as long as all tables take. */
async function onOwnConnection<T>(db: Db, dialect: Context['dialect'], work: (own: Db) => Promise<T>): Promise<T> {
  if (dialect !== 'sqlite') return work(db);
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(db);
  const own = await openDatabase(rows[0]?.file ?? '');
  try {
    return await work(own.db);
  } finally {
    await own.close();
  }
}

async function snapshot(db: Db, dialect: Context['dialect'], folder: string, print: Print) {
  const begin = plain(db).transaction();
  const reading = dialect === 'sqlite' ? begin : begin.setIsolationLevel('repeatable read').setAccessMode('read only');
  return reading.execute(async (tx) => {
    const migration = await newestMigration(tx);
    const tables: Manifest['tables'] = [];
    for (const name of await tableNames(tx)) {
      const path = tablePath(folder, name);
      const rows = await dumpTable(tx, name, path);
      tables.push({ name, rows, sha256: rows > 0 ? await sha256Of(path) : null });
      if (rows > 0) print(`${name}: ${rows.toLocaleString('ko')}행`);
    }
    return { tables, migration, keys: await storageKeys(tx as unknown as Db) };
  });
}

const PRINT_EVERY = 500;

async function copyFiles(
  storage: Storage,
  folder: string,
  keys: string[],
  copied: Map<string, Manifest['files'][number]>,
  print: Print,
): Promise<string[]> {
  const missing: string[] = [];
  for (const key of keys) {
    if (copied.has(key)) continue;
    const source = await storage.read(key).catch((error: unknown) => {
      // An unreachable storage is an error; a missing file is not.
      if (error instanceof AppError) throw error;
      return null;
    });
    if (source === null) {
      missing.push(key);
      continue;
    }
    const path = filePath(folder, key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const hash = createHash('sha256');
    let sizeBytes = 0;
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        sizeBytes += chunk.length;
        done(null, chunk);
      },
    });
    await pipeline(source, measure, createWriteStream(path, { mode: 0o600, flush: true }));
    copied.set(key, { key, sizeBytes, sha256: hash.digest('hex') });
    if (copied.size % PRINT_EVERY === 0) print(`파일 ${copied.size.toLocaleString('ko')}개`);
  }
  return missing;
}
