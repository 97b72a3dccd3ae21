import { koreanDay } from '#shared/text/days.ts';
import { isBackupDue, takeDailyBackup } from './backup/take-backup.ts';
import type { Context } from './context.ts';
import { withLock } from './db/locks.ts';
import { truncateWal } from './personal-data/truncate-wal.ts';
import type { createJobRunner } from './features/admin/health/job-runner.ts';
import { sweepViewsAndDownloads, sweepVotes } from './documents/document-visit.queries.ts';
import { sweepVisits } from './visits/visit-counter.ts';
import { sweepChat } from './features/chat/conversations/sweep-chat.ts';
import { groupAllQuestions } from './features/chat/console/gaps/group-questions.ts';
import { sweepInquiryFiles } from './features/inquiries/files/sweep-inquiry-files.ts';
import { sweepPictures } from './features/files/let-go-pictures.ts';
import { sweepFiles } from './features/files/sweep-files.ts';
import { sweepStorage } from './features/files/sweep-storage.ts';
import { sweepTrash } from './features/history/trash.queries.ts';
import { sweepReplies } from './features/replies/sweep-replies.ts';
import { remindOfConsents } from './features/privacy/reminder/remind-of-consents.ts';
import { sweepPrivacy } from './features/privacy/retention/sweep-privacy.ts';
import { sweepRatings } from './features/manual/manual-rating.queries.ts';
import { sweepSearches } from './features/search/search-day.queries.ts';
import { sweepErasedMembers } from './features/users/erase-member.ts';
import { sweepExpired } from './features/users/sessions/session.queries.ts';
import { sweepMailCopies } from './mail/erase-mails.ts';
import { asleepSince } from './installation/installation.ts';
import { publishBuild, sweepBuilds } from './plugins/pages/builds/publish-build.ts';

const EVERY_MS = 3_600_000;
/** Its row in `job_run` says that all before it have run. */
const LAST_JOB = 'chat';

type RunJob = ReturnType<typeof createJobRunner>;

/**
 * Returns a step that cleans up once an hour: of the database and what the instances share, one instance for all, of an
 * instance's own folders, each. The lock prevents concurrent runs; when the last was, `job_run` says for all.
 */
export function hourlySweep(
  context: Context,
  { runJob, signal, build }: { runJob: RunJob; signal: AbortSignal; build: string | null },
): () => Promise<boolean> {
  let lastAt = 0;
  return async () => {
    if (!isHourAgo(context, lastAt)) return true;
    try {
      await withLock(
        context,
        'sweep',
        async (either) => {
          const now = context.clock.now().getTime();
          const last = await lastSharedSweep(context);
          const isDue = isHourAgo(context, last);
          if (isDue) await sweepShared(context, runJob, either);
          await sweepOwn(context, runJob, either, build);
          lastAt = isDue ? now : last;
        },
        signal,
      );
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      context.log.error({ err: error }, 'background work failed');
      return false;
    }
  };
}

/** Also true when `at` is in the future, after the clock was set back. */
function isHourAgo({ clock }: Pick<Context, 'clock'>, at: number): boolean {
  const passedMs = clock.now().getTime() - at;
  return passedMs < 0 || passedMs >= EVERY_MS;
}

/** When an instance last came to the end, in milliseconds; 0 if none did. */
async function lastSharedSweep({ db }: Pick<Context, 'db'>): Promise<number> {
  const last = await db.selectFrom('job_run').select('started_at').where('name', '=', LAST_JOB).executeTakeFirst();
  return last === undefined ? 0 : Date.parse(last.started_at);
}

/** What only this instance has: its folder for backups, its build and the folder of its mails. */
async function sweepOwn(context: Context, runJob: RunJob, signal: AbortSignal, build: string | null): Promise<void> {
  if ((await asleepSince(context.db)) !== null) return;
  if (await isBackupDue(context)) await runJob('backup', () => takeDailyBackup(context));
  signal.throwIfAborted();
  if (build !== null) await publishBuild(context, build);
  await sweepMailCopies(context, signal);
  signal.throwIfAborted();
}

async function sweepShared(context: Context, run: RunJob, signal: AbortSignal): Promise<void> {
  // A restored copy throws nothing away: the portal that it was made of may still run.
  if ((await asleepSince(context.db)) !== null) return;
  const runJob: RunJob = async (name, work) => {
    // The runner knows of the portal's stop, not of a lost lock: then another instance may be sweeping.
    signal.throwIfAborted();
    return run(name, work);
  };
  await runJob('sessions', () => sweepExpired(context, signal));
  await runJob('files', async () => {
    await sweepBuilds(context);
    await sweepPictures(context, signal);
    await sweepFiles(context, signal);
    await sweepInquiryFiles(context, signal);
    await sweepStorage(context);
  });
  await runJob('searches', async () => {
    await sweepSearches(context, signal);
    await sweepRatings(context, signal);
    await sweepVisits(context.db, koreanDay(context.clock.now()), signal);
    await sweepViewsAndDownloads(context, koreanDay(context.clock.now()), signal);
    await sweepVotes(context, signal);
  });
  await runJob('privacy', async () => {
    await sweepPrivacy(context, signal);
    await sweepErasedMembers(context, signal);
  });
  await runJob('consents', () => remindOfConsents(context, signal));
  await runJob('trash', async () => {
    await sweepTrash(context, signal);
    await sweepReplies(context, signal);
  });
  await runJob(LAST_JOB, async () => {
    await sweepChat(context, signal);
    await groupAllQuestions(context, signal);
  });
  truncateWal(context);
  // Aborted: repeated as soon as possible.
  signal.throwIfAborted();
}
