import { createReadStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { isKnownMigration, migrate } from '../db/migrate.ts';
import type { Database, Db } from '../db/open-database.ts';
import { openDatabase } from '../db/open-database.ts';
import { setAnchorsAside } from '../audit/anchor-file.ts';
import { isClaimed, putToSleep } from '../installation/installation.ts';
import type { Storage } from '../storage/storage.ts';
import { keepAllowedMissing } from './allowed-missing.ts';
import type { Manifest } from './backup-folder.ts';
import { BackupError, filePath, readManifest, tablePath, verifyBackup } from './backup-folder.ts';
import { emptyTable, loadTable, plain, tableNames } from './backup-tables.ts';
import { withParticle } from '#shared/text/korean.ts';

type Print = (line: string) => void;

/** Written by triggers while other tables are filled. They are loaded last and replace the triggers' rows. */
const KEPT_BY_TRIGGERS = new Set(['document_count', 'document_writer', 'content_version']);

/**
 * Restores a backup into an empty portal with either database. Files first, the database last and atomically: an
 * interrupted restore leaves no portal and can be repeated.
 * @throws BackupError if the backup is damaged or newer than this portal, or if a portal already exists.
 */
export async function restoreBackup(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  storage: Storage,
  folder: string,
  print: Print = () => undefined,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (!isKnownMigration(manifest.migration)) {
    throw new BackupError(`더 새로운 버전에서 만든 백업입니다(${manifest.migration}). 포털을 먼저 업데이트해주세요.`);
  }
  print('백업을 확인하고 있습니다.');
  await verifyBackup(folder, manifest);
  const lost = manifest.missing.length;
  if (lost > 0)
    print(`이 백업에는 파일 ${lost.toLocaleString('ko')}개가 없습니다. 이름은 manifest.json의 missing에 있습니다.`);
  if (config.databaseUrl === null) {
    const target = join(config.dataDir, 'portal.sqlite');
    if (existsSync(target))
      throw new BackupError(
        `이미 포털이 있는 폴더에는 복원하지 않습니다: ${target}. 폴더를 옮기거나 DATA_DIR을 빈 폴더로 바꿔주세요.`,
      );
    const beside = `${target}.restoring`;
    for (const name of [beside, `${beside}-wal`, `${beside}-shm`]) await rm(name, { force: true });
    await fill(await openDatabase(beside), manifest, folder, storage, print);
    await rename(beside, target);
  } else {
    await fill(await openDatabase(config.databaseUrl), manifest, folder, storage, print);
  }
  // They belong to the previous portal. The restored one starts its own, with an entry about the restore.
  const aside = setAnchorsAside(config.dataDir, new Date().toISOString());
  if (aside !== null)
    print(
      `DATA_DIR에 있던 감사 로그의 대조 기준은 ${withParticle(aside, '으로')} 이름을 바꿨습니다. 도는 포털의 폴더라면 이름을 되돌리고 다른 DATA_DIR에 복원해주세요.`,
    );
  return manifest;
}

async function fill(database: Database, manifest: Manifest, folder: string, storage: Storage, print: Print) {
  try {
    await refuseUsed(database.db);
    if (await isClaimed(storage))
      print(
        '저장소에 다른 포털의 표시가 있습니다. 그 포털의 파일은 지우지 않고 백업의 파일을 그 사이에 씁니다. 연습이라면 복원한 것을 깨우지 말고, 빈 경로에 다시 복원해주세요.',
      );
    await writeFiles(manifest, folder, storage, print);
    await migrate(database.db, { target: manifest.migration });
    await loadTables(database, manifest, folder, print);
    await migrate(database.db);
    await putToSleep(database.db, new Date().toISOString());
    await keepAllowedMissing(database.db, manifest);
    // Moves the write-ahead log into the single file that is renamed.
    if (database.dialect === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(database.db);
  } finally {
    await database.close();
  }
}

/** Tables without an account are left by an interrupted restore. */
async function refuseUsed(db: Db): Promise<void> {
  if (!(await tableNames(plain(db))).includes('user')) return;
  const anybody = await db.selectFrom('user').select('id').limit(1).executeTakeFirst();
  if (anybody)
    throw new BackupError(
      '이미 포털이 있는 데이터베이스에는 복원하지 않습니다. 빈 데이터베이스를 만들고 DATABASE_URL을 그 주소로 바꿔주세요.',
    );
}

async function writeFiles({ files }: Manifest, folder: string, storage: Storage, print: Print): Promise<void> {
  for (const [index, { key, sha256 }] of files.entries()) {
    const written = await storage.write(key, createReadStream(filePath(folder, key)));
    if (written.sha256 !== sha256) throw new BackupError(`파일을 옮기는 중에 내용이 달라졌습니다: ${key}`);
    if ((index + 1) % 500 === 0) print(`파일 ${(index + 1).toLocaleString('ko')}개`);
  }
}

async function loadTables(
  { db, dialect }: Database,
  { tables }: Manifest,
  folder: string,
  print: Print,
): Promise<void> {
  await plain(db)
    .transaction()
    .execute(async (tx) => {
      const references = dialect === 'postgres' ? await foreignKeys(tx) : [];
      if (dialect === 'sqlite') await sql`pragma defer_foreign_keys = on`.execute(tx);
      for (const { table, name } of references) {
        await sql`alter table ${sql.table(table)} alter constraint ${sql.ref(name)} deferrable initially deferred`.execute(
          tx,
        );
      }
      const last = ({ name }: Manifest['tables'][number]) => Number(KEPT_BY_TRIGGERS.has(name));
      for (const { name, rows } of tables.toSorted((a, b) => last(a) - last(b))) {
        await emptyTable(tx, name);
        if (rows === 0) continue;
        const loaded = await loadTable(tx, name, tablePath(folder, name));
        if (loaded !== rows)
          throw new BackupError(`백업이 손상되었습니다. ${name}: ${rows}행이 아니라 ${loaded}행입니다.`);
        print(`${name}: ${rows.toLocaleString('ko')}행`);
      }
      if (references.length > 0) await sql`set constraints all immediate`.execute(tx);
      for (const { table, name } of references) {
        await sql`alter table ${sql.table(table)} alter constraint ${sql.ref(name)} not deferrable`.execute(tx);
      }
    });
}

async function foreignKeys(tx: Parameters<typeof loadTable>[0]): Promise<{ table: string; name: string }[]> {
  const { rows } = await sql<{ table: string; name: string }>`
    select cl.relname as "table", co.conname as name
    from pg_constraint co join pg_class cl on cl.oid = co.conrelid
    where co.contype = 'f' and co.connamespace = current_schema()::regnamespace`.execute(tx);
  return rows;
}
