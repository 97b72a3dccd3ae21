import { resolve } from 'node:path';
import { koreanTime } from '#shared/text/days.ts';
import { BackupError } from '#server/backup/backup-folder.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { giveToOwnerOf } from '#server/start/folder-owner.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import { backupCommand, print } from './support/backup-command.ts';

// npm run restore -- FOLDER
await backupCommand(async (config, given) => {
  if (given === undefined) throw new BackupError('복원할 백업 폴더를 적어주세요: npm run restore -- 폴더');
  using storage = await openStorage(config);
  const { createdAt, files } = await restoreBackup(config, storage, resolve(given), print);
  await giveToOwnerOf(config.dataDir);
  const place = config.databaseUrl === null ? config.dataDir : '데이터베이스';
  return `복원했습니다: ${place} (${koreanTime(new Date(createdAt))}에 만든 백업, 파일 ${files.length.toLocaleString('ko')}개). 복원한 포털은 잠들어 있어 메일을 보내지 않고 파일을 지우지 않습니다. 실제로 쓰려면 npm run wake를 실행해주세요.`;
});
