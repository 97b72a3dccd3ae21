import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from '#server/backup/backup-folder.ts';
import { backupName, takeBackup } from '#server/backup/take-backup.ts';
import { systemClock } from '#server/context.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { recordRun } from '#server/features/admin/health/job-runner.ts';
import { backupsOf } from '#server/start/dot-env.ts';
import { becomeOwnerOf } from '#server/start/folder-owner.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import { backupCommand, print } from './support/backup-command.ts';

// npm run backup [-- FOLDER] [--allow-missing KEY ...]
await backupCommand(async (config, _folder, settings) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'allow-missing': { type: 'string', multiple: true, default: [] } },
  });
  const file = join(config.dataDir, 'portal.sqlite');
  if (config.databaseUrl === null && !existsSync(file)) throw new BackupError(`백업할 포털이 없습니다: ${file}`);
  const now = systemClock.now();
  const folder = resolve(positionals[0] ?? join(config.backup.dir ?? backupsOf(settings), backupName(now)));
  becomeOwnerOf(config.dataDir, dirname(folder));
  const { db, dialect, close } = await openDatabase(config.databaseUrl ?? file);
  const noteRun = async (error: string | null) => {
    try {
      await recordRun({ db, clock: systemClock }, 'backup', now.toISOString(), error);
    } catch {
      // A database of an earlier version, backed up before its update.
      print('백업한 시각을 시스템 상태에 남기지 못했습니다.');
    }
  };
  try {
    using storage = await openStorage(config);
    const keep = positionals.length === 0 ? config.backup.keep : undefined;
    const wanted = { allowedMissing: values['allow-missing'], keep, print, warn: print };
    const { tables, files } = await takeBackup({ db, dialect, storage, clock: systemClock }, folder, wanted);
    await noteRun(null);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return `백업했습니다: ${folder} (${rows.toLocaleString('ko')}행, 파일 ${files.length.toLocaleString('ko')}개)`;
  } catch (error) {
    await noteRun(error instanceof Error ? error.message.slice(0, 300) : 'unknown');
    throw error;
  } finally {
    await close();
  }
});
