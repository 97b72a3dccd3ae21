import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openContext } from '#server/open-context.ts';
import { prepareFirstStart } from '#server/seed/first-start.ts';

const run = promisify(execFile);
/** Eleven processes one after another; a guard against hanging. */
const LONGEST_MS = 300_000;

/** The first command of docs/operations.md that starts so, without its comment. */
async function documented(start: string): Promise<string> {
  const text = await readFile('docs/operations.md', 'utf8');
  const found = [...text.split('\n'), ...text.split('`')].find((code) => code.startsWith(start));
  if (found === undefined) throw new Error(`docs/operations.md has no ${start}`);
  return found.replace(/\s+#.*$/, '');
}

it(
  'the commands of docs/operations.md back a portal up, rehearse the restore, wake the copy and get an account back',
  { timeout: LONGEST_MS },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-documented-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const settings = { DATA_DIR: join(folder, 'data'), BACKUP_DIR: join(folder, 'backups'), SEED: 'none' };
    const { context, close } = await openContext(readConfig(settings), pino({ level: 'silent' }));
    await prepareFirstStart(context, () => undefined);
    await close();

    const copy = join(folder, 'copy');
    const inShell = async (line: string, extra: Record<string, string> = {}) => {
      const command = line
        .replace('/mnt/backup/월요일', join(folder, '월요일'))
        .replace('/var/backups/portal', settings.BACKUP_DIR)
        .replace('/tmp/portal-rehearsal', copy)
        .replace('아이디', 'aionadmin');
      const env = { ...process.env, DATABASE_URL: '', STORAGE_URL: '', SMTP_URL: '', ...settings, ...extra };
      const { stdout, stderr } = await run('bash', ['-c', command], { env });
      return stdout + stderr;
    };
    expect(await inShell(await documented('npm run backup -- '))).toContain('백업했습니다');
    await inShell(await documented('npm run backup '));
    expect((await readdir(settings.BACKUP_DIR)).filter((name) => /^portal-\d/.test(name))).toHaveLength(1);
    const rehearsal = ["rehearsal='env", 'last=$(', 'time $rehearsal npm run restore'].map(documented);
    expect(await inShell((await Promise.all(rehearsal)).join('\n'))).toContain('복원했습니다');
    const onCopy = { DATA_DIR: copy };
    expect(await inShell(await documented('npm run wake'), onCopy)).toContain('깨웠습니다');
    expect(await inShell(await documented('npm run account -- unlock'), onCopy)).toContain('풀었습니다');
    expect(await inShell(await documented('npm run account -- password'), onCopy)).toContain('새 비밀번호: ');
    expect(await inShell(await documented('npm run renew-key'), onCopy)).toContain('키를 지웠습니다: token');
    const withoutFactor = inShell(await documented('npm run account -- second-factor-off'), onCopy);
    await expect(withoutFactor).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('쓰고 있지 않습니다'),
    });
  },
);
