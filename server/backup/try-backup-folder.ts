import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '#server/config.ts';

/** Enough for a full disk to refuse it. */
const PROBE_BYTES = 64 * 1_024;
/** How long a caller waits: a network disk that is away may never answer, and a busy one is slow. */
const WAITED_MS = 5_000;
const STUCK_AFTER_MS = 60_000;

const REASONS: Record<string, string> = {
  ENOENT: '폴더가 없습니다. 포털의 계정이 쓸 수 있게 먼저 만들어주세요',
  ENOTDIR: '폴더가 아닙니다',
  EACCES: '포털의 계정에 쓸 권한이 없습니다',
  EPERM: '포털의 계정에 쓸 권한이 없습니다',
  EROFS: '읽기만 되는 디스크이거나 유닛의 ReadWritePaths에 없습니다',
  ENOSPC: '디스크가 가득 찼습니다',
  EDQUOT: '디스크가 가득 찼습니다',
  ETIMEDOUT: '디스크가 답하지 않습니다',
};

/** One at a time for each folder: each that is stuck holds a thread of all file access. */
const running = new Map<string, { since: number; probe: Promise<string | null> }>();

/** Why the portal cannot write its backups into BACKUP_DIR, in a line of Korean; null if it can or need not. */
export async function backupFolderTrouble({ backup: { dir } }: Pick<Config, 'backup'>): Promise<string | null> {
  const trouble = dir === null ? null : await folderTrouble(dir);
  return trouble === null ? null : `설정 BACKUP_DIR에 백업할 수 없습니다: ${trouble}`;
}

/**
 * Writes a file into a folder and removes it.
 * @returns the folder and why it cannot be written to, in Korean; null if it can.
 */
export async function folderTrouble(dir: string): Promise<string | null> {
  const code = await codeOf(dir);
  return code === null ? null : `${dir} (${REASONS[code] ?? code})`;
}

async function codeOf(dir: string): Promise<string | null> {
  const { since, probe } = running.get(dir) ?? start(dir);
  const waited = new AbortController();
  const late = sleep(WAITED_MS, null, { signal: waited.signal }).then(
    () => (performance.now() - since > STUCK_AFTER_MS ? 'ETIMEDOUT' : null),
    () => null,
  );
  try {
    return await Promise.race([probe, late]);
  } finally {
    waited.abort();
  }
}

function start(dir: string) {
  const started = { since: performance.now(), probe: writeProbe(dir).finally(() => running.delete(dir)) };
  running.set(dir, started);
  return started;
}

async function writeProbe(dir: string): Promise<string | null> {
  const path = join(dir, `.probe-${randomUUID()}`);
  try {
    try {
      await using file = await open(path, 'wx', 0o600);
      await file.writeFile(Buffer.alloc(PROBE_BYTES));
      await file.sync();
    } finally {
      await rm(path, { force: true });
    }
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}
