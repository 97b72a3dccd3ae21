import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '#server/context.ts';
import type { Manifest } from './backup-folder.ts';
import { BackupError, readManifest } from './backup-folder.ts';
import { checkBackup } from './check-backup.ts';
import { writeBackup } from './write-backup.ts';

const NAME = /^portal-\d{8}-\d{6}$/;
const NAMED_IN_ERROR = 5;
/** An hour less than a day: the hourly sweep would let it slip by an hour every day. */
const EVERY_MS = 23 * 3_600_000;

interface Wanted {
  /** Storage keys whose bytes are known to be lost. */
  allowedMissing?: readonly string[];
  print?: (line: string) => void;
}

/**
 * Writes a backup into `folder` and restores it into a scratch place to see that it can be.
 * @throws BackupError when a file is missing that is not allowed to be; what there is has been written all the same.
 */
export async function takeBackup(
  context: Parameters<typeof writeBackup>[0],
  folder: string,
  { allowedMissing = [], print }: Wanted = {},
): Promise<Manifest> {
  const manifest = await writeBackup(context, folder, print);
  print?.('백업을 임시로 복원해 확인하고 있습니다.');
  await checkBackup(folder);
  const missing = manifest.missing.filter((key) => !allowedMissing.includes(key));
  if (missing.length > 0) throw new BackupError(incomplete(folder, missing));
  return manifest;
}

const incomplete = (folder: string, missing: readonly string[]) =>
  `저장소에 없어 백업하지 못한 파일이 ${missing.length.toLocaleString('ko')}개 있습니다: ${missing.slice(0, NAMED_IN_ERROR).join(', ')}${missing.length > NAMED_IN_ERROR ? ' …' : ''}. STORAGE_URL과 DATA_DIR이 포털과 같은지 확인해주세요. 나머지는 ${folder}에 있습니다.`;

/** The time of this machine, in a name that sorts: portal-20261121-140500. */
export function backupName(now: Date): string {
  const [day, time] = now.toLocaleString('sv-SE').split(' ');
  return `portal-${day?.replaceAll('-', '')}-${time?.replaceAll(':', '')}`;
}

/** Leaves the newest `keep` complete backups of `backupName` in `folder`, and everything with another name. */
export async function removeOldBackups(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder))
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed();
  let complete = 0;
  for (const name of names) {
    if (complete === keep) await rm(join(folder, name), { recursive: true, force: true });
    // One that lacks files is no reason to remove one that does not.
    else if ((await readManifest(join(folder, name)).catch(() => null))?.missing.length === 0) complete += 1;
  }
}

/** Whether the settings name a folder for backups, and the last one went well about a day ago. */
export async function isBackupDue({ db, config, clock }: Pick<Context, 'db' | 'config' | 'clock'>): Promise<boolean> {
  if (config.backup.dir === null) return false;
  const last = await db.selectFrom('job_run').select('succeeded_at').where('name', '=', 'backup').executeTakeFirst();
  return !last?.succeeded_at || clock.now().getTime() - Date.parse(last.succeeded_at) >= EVERY_MS;
}

/** For when it is due. @throws BackupError as `takeBackup`. */
export async function takeDailyBackup(context: Context): Promise<void> {
  const { dir, keep } = context.config.backup;
  if (dir === null) return;
  await takeBackup(context, join(dir, backupName(context.clock.now())));
  await removeOldBackups(dir, keep);
}
