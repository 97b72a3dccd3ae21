import { statfs } from 'node:fs/promises';
import type { Registry } from 'prom-client';
import { Gauge } from 'prom-client';
import { JOBS } from '#shared/jobs.ts';
import { allowedMissing } from '#server/backup/allowed-missing.ts';
import { backupFolderTrouble } from '#server/backup/try-backup-folder.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { clockDifference } from '#server/db/clock-difference.ts';
import { AppError } from '#server/errors.ts';
import { readOutbox } from '#server/mail/outbox.queries.ts';
import { OWNER_KEY, asleepSince } from '#server/installation/installation.ts';
import { instanceOf, thisProcess } from '#server/start/this-process.ts';

/**
 * What is true of the portal as a whole and of this instance, read when it is asked for. Alerts: deploy/alerts.yml.
 * No label is called job or instance: those are Prometheus's own, which renames ours to exported_job.
 */
export function registerPortalMetrics(register: Registry, context: Context): { read(): Promise<void> } {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `portal_${name}`, help, labelNames, registers: [register] });
  const build = gauge('build_info', 'Version of this instance', ['version', 'commit', 'server']);
  const up = {
    database: gauge('database_up', 'Whether the database answers this instance'),
    storage: gauge('storage_up', 'Whether the place of files answers this instance'),
  };
  const clock = gauge('database_clock_difference_seconds', 'Clock of the database minus that of this instance');
  const disk = {
    free: gauge('disk_free_bytes', 'Free on the disk of DATA_DIR of this instance'),
    size: gauge('disk_size_bytes', 'Size of the disk of DATA_DIR of this instance'),
  };
  const backupFolder = gauge(
    'backup_folder_writable',
    'Whether this instance can write to its BACKUP_DIR, if it has one',
  );
  const lost = gauge('lost_files', 'Files that backups are allowed to lack');
  const mail = {
    waiting: gauge('mail_waiting', 'Mails that wait to be sent'),
    failed: gauge('mail_failed', 'Mails that were given up'),
    oldest: gauge('mail_oldest_waiting_seconds', 'Seconds since the oldest waiting mail was due; 0 without one'),
  };
  const jobs = {
    success: gauge('job_last_success_timestamp_seconds', 'When a job last went well; 0 before it did', ['task']),
    failures: gauge('job_failures', 'How often a job has failed since it last went well', ['task']),
  };
  const asleep = gauge('asleep', '1 while this is a restored copy that nobody has woken');
  const { version, commit } = thisProcess;
  build.set({ version, commit, server: instanceOf(context.config) }, 1);

  return {
    async read() {
      await Promise.all([readDisk(), readBackupFolder(), readStorage(), readDatabase()]);
    },
  };

  async function readDisk(): Promise<void> {
    const { bavail, blocks, bsize } = await statfs(context.config.dataDir);
    disk.free.set(bavail * bsize);
    disk.size.set(blocks * bsize);
  }

  async function readBackupFolder(): Promise<void> {
    if (context.config.backup.dir === null) backupFolder.remove();
    else backupFolder.set((await backupFolderTrouble(context.config)) === null ? 1 : 0);
  }

  async function readStorage(): Promise<void> {
    const isAway = await context.storage.read(OWNER_KEY, { start: 0, end: 0 }).then(
      (bytes) => void bytes.resume(),
      // Nothing under the key is an answer, too.
      (error: unknown) => error instanceof AppError,
    );
    up.storage.set(isAway ? 0 : 1);
  }

  /** What is not known while the database is away is not told, instead of as it was before. */
  async function readDatabase(): Promise<void> {
    // A reset leaves one without labels at 0.
    for (const one of [clock, asleep, lost, ...Object.values(mail)]) one.remove();
    for (const one of Object.values(jobs)) one.reset();
    try {
      await readRows();
      clock.set(context.dialect === 'postgres' ? await clockDifference(context.db, Date.now()) : 0);
      up.database.set(1);
    } catch (err) {
      context.log.warn({ err }, 'metrics of the database could not be read');
      up.database.set(0);
    }
  }

  async function readRows(): Promise<void> {
    const { db } = context;
    const outbox = await readOutbox(db, nowIso(context));
    const runs = await db.selectFrom('job_run').select(['name', 'succeeded_at', 'failures']).execute();
    const since = await asleepSince(db);
    const { oldestWaitingAt } = outbox;
    mail.waiting.set(outbox.waiting);
    mail.failed.set(outbox.failed);
    const nowMs = context.clock.now().getTime();
    mail.oldest.set(oldestWaitingAt === null ? 0 : (nowMs - Date.parse(oldestWaitingAt)) / 1_000);
    asleep.set(since === null ? 0 : 1);
    lost.set((await allowedMissing(db)).length);
    for (const task of Object.keys(JOBS)) {
      const run = runs.find(({ name }) => name === task);
      jobs.success.set({ task }, run?.succeeded_at ? Date.parse(run.succeeded_at) / 1_000 : 0);
      jobs.failures.set({ task }, run?.failures ?? 0);
    }
  }
}
