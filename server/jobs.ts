import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from './context.ts';
import { anchorsOf } from './audit/audit-anchors.ts';
import { NO_NEWS, createJobRunner } from './features/admin/health/job-runner.ts';
import type { AnswerEngine } from './features/chat/chat-engine.ts';
import { askPublishedAgain } from './features/chat/console/gaps/ask-again.ts';
import { openEngine } from './features/chat/open-engine.ts';
import { asleepSince } from './installation/installation.ts';
import { SIGN_EVERY_MS, noteRunning } from './installation/instance-settings.ts';
import { deliverDueMail, hasServerTrouble } from './mail/deliver-mail.ts';
import { runRepeatedly } from './concurrency/run-repeatedly.ts';
import { createSearchIndexJob } from './search/index/index-jobs.ts';
import { hourlySweep } from './sweep.ts';

const EVERY_MS = 5_000;
/** Longest pause after failures: a mail server may lock the account after frequent failed logins. */
const AT_MOST_MS = 5 * 60_000;
/** Work that ignores its signal must not delay the end of the process. */
const STOP_WITHIN_MS = 3_000;

export interface JobOptions {
  /** Folder of the build that this process serves. */
  build?: string | null;
  everyMs?: number;
}

/**
 * Starts the background jobs. Each has its own loop, so that a slow one does not delay others. `stop` resolves when all
 * have stopped, each after its current row.
 */
export function startJobs(
  context: Context,
  { build = null, everyMs = EVERY_MS }: JobOptions = {},
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const runJob = createJobRunner(context, signal);
  const maintainSearchIndex = createSearchIndexJob(context, signal);
  let engine: Promise<AnswerEngine> | undefined;

  const loop = (step: () => Promise<boolean>) => runRepeatedly({ everyMs, atMostMs: AT_MOST_MS }, signal, step);
  const loops = [
    loop(() => runJob('mail', () => mailRound(context, signal))),
    loop(() => runJob('search', maintainSearchIndex)),
    loop(() => runJob('visits', () => context.visits.flush(context.db))),
    loop(() =>
      runJob('questions', async () => {
        engine ??= openEngine(context);
        await askPublishedAgain(context, await engine, signal);
      }),
    ),
    loop(() => anchorAudit(context)),
    runRepeatedly({ everyMs: SIGN_EVERY_MS, atMostMs: AT_MOST_MS }, signal, () => sayRunning(context)),
    loop(hourlySweep(context, { runJob, signal, build })),
  ];
  return {
    async stop() {
      stopping.abort();
      const waited = new AbortController();
      const late = sleep(STOP_WITHIN_MS, true, { signal: waited.signal }).catch(() => false);
      if (await Promise.race([Promise.all(loops).then(() => false), late]))
        context.log.warn('background work did not stop in time');
      waited.abort();
    },
  };
}

/** Sends what is due. With nothing sent, mails that still wait for the server say no more than before. */
export async function mailRound(context: Context, signal?: AbortSignal): Promise<typeof NO_NEWS | null> {
  if ((await asleepSince(context.db)) !== null) return null;
  const sent = await deliverDueMail(context, signal);
  return sent === 0 && (await hasServerTrouble(context.db)) ? NO_NEWS : null;
}

/** For entries of other instances; this one's are anchored at once. */
async function anchorAudit({ db, log }: Context): Promise<boolean> {
  try {
    await anchorsOf(db).catchUp(db);
    return true;
  } catch (err) {
    log.error({ err }, 'audit log could not be anchored');
    return false;
  }
}

/** With SQLite there is no other. */
async function sayRunning(context: Context): Promise<boolean> {
  if (context.config.databaseUrl === null) return true;
  try {
    await noteRunning(context);
    return true;
  } catch (err) {
    context.log.error({ err }, 'other instances cannot tell that this one runs');
    return false;
  }
}
