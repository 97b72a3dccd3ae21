import { statfs } from 'node:fs/promises';
import type { Concern } from '#shared/contract/admin/health.contract.ts';
import { keysOf } from '#shared/contract/rule.ts';
import { FILED_MAIL_DAYS } from '#shared/mail/mail-states.ts';
import { JOBS } from '#shared/jobs.ts';
import { koreanDay } from '#shared/text/days.ts';
import { allowedMissing } from '#server/backup/allowed-missing.ts';
import { backupFolderTrouble } from '#server/backup/try-backup-folder.ts';
import type { Context } from '#server/context.ts';
import { inMs, nowIso } from '#server/context.ts';
import { asleepSince } from '#server/installation/installation.ts';
import { instanceOf, isReplaced } from '#server/start/this-process.ts';
import { countFiledMails, readOutbox } from '#server/mail/outbox.queries.ts';
import { isMailFiled, mailFolder } from '#server/mail/send-mail.ts';
import { untoldVersions } from '#server/features/terms/term.queries.ts';
import { readFullBackup, readUnreachableAdministrators } from './health.queries.ts';

const HOUR_MS = 3_600_000;
/** One daily backup may fail before it is a concern. */
export const BACKUP_OLD_MS = 48 * HOUR_MS;
const MAIL_LATE_MS = HOUR_MS;
const FILED_FOR_MS = FILED_MAIL_DAYS * 24 * HOUR_MS;
const LITTLE_DISK = 0.1;

/** What needs a person, worst first; empty if all is well. The disk and late mail have the limits of deploy/alerts.yml. */
export async function readConcerns(context: Context): Promise<Concern[]> {
  const { db, clock, config } = context;
  const [sleep, backup, folder, lost, outbox, filed, disk, unreachable, untold, failedJobs] = await Promise.all([
    asleepSince(db),
    readFullBackup(db),
    backupFolderTrouble(config),
    allowedMissing(db),
    readOutbox(db, nowIso(context)),
    countFiledMails(db, inMs(context, -FILED_FOR_MS)),
    statfs(config.dataDir),
    readUnreachableAdministrators(context),
    untoldVersions(db, koreanDay(clock.now())),
    db.selectFrom('job_run').select('name').where('error', 'is not', null).orderBy('name').execute(),
  ]);
  const free = disk.bavail / disk.blocks;
  const isLate = outbox.oldestWaitingAt !== null && outbox.oldestWaitingAt < inMs(context, -MAIL_LATE_MS);
  const idsOf = (isWaiting: boolean) =>
    unreachable.filter((one) => one.isWaiting === isWaiting).map((one) => one.loginId);
  const [without, waiting] = [idsOf(false), idsOf(true)];
  const concerns: (Concern | false)[] = [
    sleep !== null && { kind: 'asleep', count: 0 },
    free < LITTLE_DISK && { kind: 'disk', count: Math.floor(free * 100) },
    backup === null && {
      kind: 'noBackup',
      count: 0,
      // Asleep, or without its folder, the portal makes none within the hour.
      detail: sleep === null && folder === null ? (config.backup.dir ?? undefined) : '',
    },
    backup !== null &&
      backup < inMs(context, -BACKUP_OLD_MS) && { kind: 'oldBackup', count: daysSince(context, backup) },
    folder !== null && { kind: 'backupFolder', count: 0, detail: `${instanceOf(config)}: ${folder}` },
    lost.length > 0 && { kind: 'lostFiles', count: lost.length, detail: lost.join(', ') },
    isReplaced() && { kind: 'replacedSources', count: 0 },
    outbox.failed > 0 && { kind: 'failedMail', count: outbox.failed },
    isLate && { kind: 'lateMail', count: outbox.due },
    isMailFiled(config) ? { kind: 'noMailServer', count: filed } : filed > 0 && { kind: 'filedMail', count: filed },
    ...untold.map(({ kind, version, isComing }) => ({
      kind: isComing ? ('dueNotice' as const) : ('untoldTerm' as const),
      count: 1,
      term: kind,
      detail: version,
    })),
    without.length > 0 && { kind: 'unreachableAdministrator', count: without.length, userIds: without },
    waiting.length > 0 && {
      kind: 'unconfirmedAdministrator',
      count: waiting.length,
      userIds: waiting,
      detail: isMailFiled(config) ? mailFolder(config) : undefined,
    },
    ...keysOf(JOBS)
      .filter((job) => failedJobs.some(({ name }) => name === job))
      .map((job) => ({ kind: 'job' as const, count: 1, job })),
  ];
  return concerns.filter((concern) => concern !== false);
}

const daysSince = ({ clock }: Pick<Context, 'clock'>, at: string) =>
  Math.floor((clock.now().getTime() - Date.parse(at)) / (24 * HOUR_MS));
