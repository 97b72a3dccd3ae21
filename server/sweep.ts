import { koreanDay } from '#shared/text/days.ts';
import { isBackupDue, takeDailyBackup } from './backup/take-backup.ts';
import type { Context } from './context.ts';
import { withLock } from './db/locks.ts';
import type { createJobRunner } from './features/admin/health/run-job.ts';
import { sweepViews } from './documents/document-visits.ts';
import { sweepVisits } from './features/admin/visits/visit-counter.ts';
import { sweepChat } from './features/chat/conversations/sweep-chat.ts';
import { groupAllQuestions } from './features/chat/console/gaps/group-questions.ts';
import { sweepInquiryFiles } from './features/inquiries/files/sweep-inquiry-files.ts';
import { sweepFiles } from './features/files/sweep-files.ts';
import { sweepStorage } from './features/files/sweep-storage.ts';
import { sweepTrash } from './features/history/trash.queries.ts';
import { remindOfConsents } from './features/privacy/reminder/remind-of-consents.ts';
import { sweepPrivacy } from './features/privacy/retention/sweep-privacy.ts';
import { sweepSearches } from './features/search/search-day.queries.ts';
import { sweepErasedNames } from './features/users/erase-member.ts';
import { sweepExpired } from './features/users/sessions/session.queries.ts';
import { sweepMailCopies } from './mail/erase-mails.ts';
import { asleepSince } from './installation/installation.ts';
import { publishBuild, sweepBuilds } from './plugins/pages/builds/publish-build.ts';

const EVERY_MS = 3_600_000;

type RunJob = ReturnType<typeof createJobRunner>;

/**
 * Returns a step that cleans up once an hour. Every instance runs it, because each has local folders; the lock prevents
 * concurrent runs.
 */
export function hourlySweep(
  context: Context,
  { runJob, signal, build }: { runJob: RunJob; signal: AbortSignal; build: string | null },
): () => Promise<boolean> {
  let lastAt = 0;
  return async () => {
    if (Date.now() - lastAt <= EVERY_MS) return true;
    try {
      if (await withLock(context, 'sweep', (either) => sweep(context, runJob, either, build), signal))
        lastAt = Date.now();
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      context.log.error({ err: error }, 'background work failed');
      return false;
    }
  };
}

async function sweep(context: Context, runJob: RunJob, signal: AbortSignal, build: string | null): Promise<void> {
  // A restored copy throws nothing away: the portal that it was made of may still run.
  if ((await asleepSince(context.db)) !== null) return;
  await runJob('sessions', () => sweepExpired(context));
  await runJob('files', async () => {
    if (build !== null) await publishBuild(context, build);
    await sweepBuilds(context);
    await sweepFiles(context, signal);
    await sweepInquiryFiles(context, signal);
    await sweepStorage(context);
  });
  await runJob('searches', async () => {
    await sweepSearches(context);
    await sweepVisits(context.db, koreanDay(context.clock.now()));
    await sweepViews(context, koreanDay(context.clock.now()));
  });
  await runJob('privacy', async () => {
    await sweepPrivacy(context, signal);
    await sweepErasedNames(context);
    await sweepMailCopies(context, signal);
  });
  await runJob('consents', () => remindOfConsents(context, signal));
  await runJob('trash', () => sweepTrash(context, signal));
  await runJob('chat', async () => {
    await sweepChat(context);
    await groupAllQuestions(context, signal);
  });
  if (await isBackupDue(context)) await runJob('backup', () => takeDailyBackup(context));
  // Aborted: repeated as soon as possible.
  signal.throwIfAborted();
}
