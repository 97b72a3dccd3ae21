import { existsSync } from 'node:fs';
import { lstat, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Context } from '#server/context.ts';
import { allowedMissing, keepAllowedMissing } from './allowed-missing.ts';
import type { Manifest } from './backup-folder.ts';
import { BackupError, lackedBy, readManifest } from './backup-folder.ts';
import { CHECK_PREFIX, checkBackup } from './check-backup.ts';
import { backupFolderTrouble, folderTrouble } from './try-backup-folder.ts';
import { writeBackup } from './write-backup.ts';

const NAME = /^portal-\d{8}-\d{6}$/;
/** Being written, by this process or by another on the same folder; or left by one that was killed. */
const UNFINISHED = /^portal-\d{8}-\d{6}\.part$/;
const ABANDONED_MS = 24 * 3_600_000;
const NAMED_IN_ERROR = 5;
/** An hour less than a day: the hourly sweep would let it slip by an hour every day. */
const EVERY_MS = 23 * 3_600_000;

interface Wanted {
  /** Storage keys whose bytes are known to be lost; from then on the portal knows it, too. */
  allowedMissing?: readonly string[];
  /** How many backups stay in the folder around it; default: all. */
  keep?: number;
  print?: (line: string) => void;
  /** Receives what a person should see though the backup is there. */
  warn?: (line: string) => void;
}

/**
 * Writes a backup into `folder` and restores it into a scratch place to see that it can be.
 * @throws BackupError when a file is missing that is not allowed to be; what there is has been written all the same.
 */
export async function takeBackup(
  context: Parameters<typeof writeBackup>[0],
  folder: string,
  { allowedMissing: given = [], keep, print, warn }: Wanted = {},
): Promise<Manifest> {
  // Node.js says of a folder on a read-only disk that it is not there.
  const trouble = existsSync(dirname(folder)) ? await folderTrouble(dirname(folder)) : null;
  if (trouble !== null) throw new BackupError(`이 폴더에 백업할 수 없습니다: ${trouble}`);
  // A database of an earlier version has no place for them.
  const known = await allowedMissing(context.db).catch(noneWithoutTable);
  const manifest = await writeBackup(context, folder, { allowedMissing: [...known, ...given], print }).catch(
    (error: unknown) => refuse(error, folder),
  );
  print?.('백업을 임시로 복원해 확인하고 있습니다.');
  try {
    await checkBackup(folder);
  } catch (error) {
    // One that could not be restored, every hour, would fill the disk, which may be why: the check needs room, too.
    if (keep !== undefined) await rm(folder, { recursive: true, force: true });
    return refuse(error, folder);
  }
  await keepAllowedMissing(context.db, manifest).catch(() => warn?.('허락한 이름을 포털에 남기지 못했습니다.'));
  for (const key of given.filter((one) => !manifest.missing.includes(one)))
    warn?.(`--allow-missing의 이름이 빠진 파일에 없습니다: ${key}`);
  // Also of those that lack files: the portal tries again every hour, which would fill the disk.
  if (keep !== undefined) for (const failure of await removeOldBackups(dirname(folder), keep)) warn?.(failure);
  const missing = lackedBy(manifest);
  if (missing.length > 0) throw new BackupError(incomplete(folder, missing));
  return manifest;
}

/** @throws the error, unless it says that there is no such table. */
function noneWithoutTable(error: unknown): string[] {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === '42P01' || message.startsWith('no such table')) return [];
  throw error;
}

/** @throws BackupError where the disk is full, which the error itself says in English and of no folder; else the error. */
function refuse(error: unknown, folder: string): never {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (/^(?:ENOSPC|EDQUOT|SQLITE_FULL)$/.test(code))
    throw new BackupError(`디스크가 가득 차 백업하지 못했습니다: ${dirname(folder)}`, { cause: error });
  throw error;
}

const incomplete = (folder: string, missing: readonly string[]) =>
  `저장소에 없어 백업하지 못한 파일이 ${missing.length.toLocaleString('ko')}개 있습니다: ${missing.slice(0, NAMED_IN_ERROR).join(', ')}${missing.length > NAMED_IN_ERROR ? ' …' : ''}. STORAGE_URL과 DATA_DIR이 포털과 같은지 확인해주세요. 나머지는 ${folder}에 있습니다.`;

/** The time of this machine, in a name that sorts: portal-20261121-140500. */
export function backupName(now: Date): string {
  const [day, time] = now.toLocaleString('sv-SE').split(' ');
  return `portal-${day?.replaceAll('-', '')}-${time?.replaceAll(':', '')}`;
}

const dayOf = (name: string) => name.slice(0, 'portal-20261121'.length);

/**
 * Leaves the newest `keep` complete backups of `backupName` in `folder`; of those that lack files, which are no reason
 * to remove complete ones and come every hour, the newest of each of the last `keep` days that have one; what was
 * unfinished or being checked in the last day; and everything with another name.
 * @returns a line of Korean for each that could not be removed: the backup before it is there all the same.
 */
export async function removeOldBackups(folder: string, keep: number): Promise<string[]> {
  const names = (await readdir(folder)).toSorted().toReversed();
  const abandonedBefore = backupName(new Date(Date.now() - ABANDONED_MS));
  const old = [
    ...names.filter((name) => UNFINISHED.test(name) && name < abandonedBefore),
    ...(await abandonedChecks(folder, names)),
  ];
  let complete = 0;
  const incompleteDays = new Set<string>();
  for (const name of names.filter((one) => NAME.test(one))) {
    const manifest = await readManifest(join(folder, name)).catch(() => null);
    if (complete === keep) old.push(name);
    else if (manifest !== null && lackedBy(manifest).length === 0) complete += 1;
    else if (incompleteDays.size === keep || incompleteDays.has(dayOf(name))) old.push(name);
    else incompleteDays.add(dayOf(name));
  }
  const failures: string[] = [];
  for (const path of old.map((name) => join(folder, name)))
    await rm(path, { recursive: true, force: true }).catch((error: NodeJS.ErrnoException) =>
      failures.push(`오래된 백업을 지울 수 없습니다. 주인과 권한을 확인해주세요: ${path} (${error.code})`),
    );
  return failures;
}

/** Each a whole database that a killed process had restored. */
async function abandonedChecks(folder: string, names: readonly string[]): Promise<string[]> {
  const abandoned: string[] = [];
  for (const name of names.filter((one) => one.startsWith(CHECK_PREFIX))) {
    // Another process may have ended its check meanwhile.
    const found = await lstat(join(folder, name)).catch(() => null);
    if (found !== null && found.mtimeMs < Date.now() - ABANDONED_MS) abandoned.push(name);
  }
  return abandoned;
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
  // A folder that is not there may be a disk that is not: none is made in its place.
  const trouble = await backupFolderTrouble(context.config);
  if (trouble !== null) throw new BackupError(trouble);
  const warn = (line: string) => context.log.error(line);
  await takeBackup(context, join(dir, backupName(context.clock.now())), { keep, warn });
}
