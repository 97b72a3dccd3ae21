import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BackupError } from '#server/backup/backup-folder.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { systemClock } from '#server/context.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import { backupCommand, say } from './support/backup-command.ts';

// npm run backup [-- FOLDER]
await backupCommand(async (config, given) => {
  const file = join(config.dataDir, 'portal.sqlite');
  if (config.databaseUrl === null && !existsSync(file)) throw new BackupError(`백업할 포털이 없습니다: ${file}`);
  const folder = resolve(given ?? join('backups', `portal-${stamp(systemClock.now())}`));
  const { db, dialect, close } = await openDatabase(config.databaseUrl ?? file);
  try {
    using storage = await openStorage(config);
    const { tables, files, missing } = await writeBackup({ db, dialect, storage, clock: systemClock }, folder, say);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    for (const key of missing) say(`주의: 저장소에 없는 파일이 있습니다: ${key}`);
    return `백업했습니다: ${folder} (${rows.toLocaleString('ko')}행, 파일 ${files.length.toLocaleString('ko')}개)`;
  } finally {
    await close();
  }
});

/** Local time for a file name: 20261121-140500. */
function stamp(now: Date): string {
  const [day, time] = now.toLocaleString('sv-SE').split(' ');
  return `${day?.replaceAll('-', '')}-${time?.replaceAll(':', '')}`;
}
