import type { Config } from '#server/config.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import { loadInstalledSettings } from '#server/start/dot-env.ts';
import { BackupError } from '#server/backup/backup-folder.ts';
import { startFailure } from '#server/start/start-failure.ts';

/** Runs a terminal command with the portal's settings, read from the file `settings` if any. Errors that the user can fix are shown as one Korean line. */
export async function backupCommand(
  work: (config: Config, folder: string | undefined, settings: string | null) => Promise<string>,
): Promise<void> {
  try {
    const settings = loadInstalledSettings();
    const config = readConfig(process.env);
    try {
      print(await work(config, process.argv[2], settings));
    } catch (error) {
      const reason = error instanceof BackupError ? error.message : (startFailure(error, config) ?? diskFailure(error));
      if (reason === null) throw error;
      print(reason);
      process.exitCode = 1;
    }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    print(error.message);
    process.exitCode = 1;
  }
}

function diskFailure(error: unknown): string | null {
  const { code = '', path = '' } = error as NodeJS.ErrnoException;
  return /^(?:ENOSPC|EDQUOT|EROFS|EACCES|EPERM|EIO)$/.test(code) ? `디스크에 쓸 수 없습니다: ${path} (${code})` : null;
}

export const print = (line: string) => void process.stderr.write(`${line}\n`);
