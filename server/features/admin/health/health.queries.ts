import { statfs } from 'node:fs/promises';
import type { JobName } from '#shared/jobs.ts';
import { JOBS } from '#shared/jobs.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { readOutbox } from '#server/mail/outbox.queries.ts';
import { instanceOf, thisProcess } from '#server/start/this-process.ts';
import { databaseBytes } from './database-copy.ts';

/** Current state of process, database, storage, mails and jobs. */
export async function readHealth(context: Context) {
  const { db, clock, config, dialect } = context;
  const uptimeSeconds = Math.round(process.uptime());
  const [bytes, stored, disk, outbox, runs, lastBackup] = await Promise.all([
    databaseBytes(context),
    readStoredFiles(db),
    statfs(config.dataDir),
    readOutbox(db, nowIso(context)),
    db.selectFrom('job_run').selectAll().execute(),
    readLastBackup(db),
  ]);
  const storageKind: 'folder' | 's3' = config.storage === null ? 'folder' : 's3';
  const { rss, heapUsed } = process.memoryUsage();
  return {
    ...thisProcess,
    instance: instanceOf(config),
    nodeVersion: process.versions.node,
    startedAt: new Date(clock.now().getTime() - uptimeSeconds * 1000).toISOString(),
    uptimeSeconds,
    memory: { rssBytes: rss, heapBytes: heapUsed },
    database: { kind: dialect, bytes },
    storage: { kind: storageKind, ...stored, freeBytes: disk.bavail * disk.bsize },
    outbox: { waiting: outbox.waiting, failed: outbox.failed, oldestWaitingAt: outbox.oldestWaitingAt },
    jobs: (Object.keys(JOBS) as JobName[]).map((name) => {
      const run = runs.find((row) => row.name === name);
      return { name, endedAt: run?.ended_at ?? null, error: run?.error ?? null };
    }),
    lastBackup,
    dailyBackup: {
      dir: config.backup.dir,
      lastAt: runs.find(({ name }) => name === 'backup')?.succeeded_at ?? null,
    },
  };
}

async function readStoredFiles(db: Db) {
  const tables = ['file', 'driver', 'inquiry_file'] as const;
  const rows = await Promise.all(
    tables.map((table) =>
      db
        .selectFrom(table)
        .select((eb) => [
          eb.fn.countAll<number>().as('files'),
          eb.fn.coalesce(eb.fn.sum<number>('size_bytes'), eb.lit(0)).as('bytes'),
        ])
        .executeTakeFirstOrThrow(),
    ),
  );
  return {
    files: rows.reduce((sum, { files }) => sum + files, 0),
    bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** When the command or the portal itself last made a backup, which has the attachments in it. */
export async function readFullBackup(db: Db): Promise<string | null> {
  const run = await db.selectFrom('job_run').select('succeeded_at').where('name', '=', 'backup').executeTakeFirst();
  return run?.succeeded_at ?? null;
}

/** The newest copy of the database: downloaded by a person, or in a full backup (`by` empty). */
async function readLastBackup(db: Db): Promise<{ at: string; by: string } | null> {
  const row = await db
    .selectFrom('audit_entry')
    .select(['created_at', 'actor_name'])
    .where('action', '=', 'backup.download')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const full = await readFullBackup(db);
  const made = full === null ? null : { at: full, by: '' };
  if (!row) return made;
  const downloaded = { at: row.created_at, by: row.actor_name };
  return made !== null && made.at > downloaded.at ? made : downloaded;
}

/**
 * Administrators without an email, or with the mail sender's address, whose mailbox nobody reads. `isWaiting`: a link
 * to confirm another address is on its way.
 */
export async function readUnreachableAdministrators({ db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>) {
  const rows = await db
    .selectFrom('user')
    .innerJoin('user_role', 'user_role.user_id', 'user.id')
    .leftJoin('mail_token', (join) =>
      join
        .onRef('mail_token.user_id', '=', 'user.id')
        .on('mail_token.purpose', '=', 'email')
        .on('mail_token.used_at', 'is', null)
        .on('mail_token.expires_at', '>', nowIso({ clock })),
    )
    .select(['user.login_id', 'mail_token.user_id as waiting'])
    .where('user_role.role', '=', 'ROLE_ADMIN')
    .where('user.status', '=', 'active')
    .where('user.email', 'in', ['', config.mail.from])
    .orderBy('user.login_key')
    .execute();
  return rows.map(({ login_id: loginId, waiting }) => ({ loginId, isWaiting: waiting !== null }));
}
