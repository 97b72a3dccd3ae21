import { koreanDay } from '../shared/words/days.ts';
import type { Context } from './context.ts';
import { alone } from './db/lease.ts';
import { createJobRunner } from './features/admin/health/run-job.ts';
import { sweepVisits } from './features/admin/visits/visit-counter.ts';
import { sweepChat } from './features/chat/conversations/sweep-chat.ts';
import type { AnswerEngine } from './features/chat/chat-engine.ts';
import { askPublishedAgain } from './features/chat/console/gaps/ask-again.ts';
import { groupAllQuestions } from './features/chat/console/gaps/group-questions.ts';
import { openEngine } from './features/chat/open-engine.ts';
import { sweepContractFiles } from './features/contracts/files/sweep-contract-files.ts';
import { sweepFiles } from './features/files/sweep-files.ts';
import { sweepStorage } from './features/files/sweep-storage.ts';
import { sweepSearches } from './features/search/search-day.queries.ts';
import { remindOfConsents } from './features/privacy/reminder/remind-of-consents.ts';
import { sweepPrivacy } from './features/privacy/retention/sweep-privacy.ts';
import { sweepTrash } from './features/history/trash.queries.ts';
import { sweepExpired } from './features/users/sessions/session.queries.ts';
import { sweepMailCopies } from './mail/erase-mails.ts';
import { deliverDueMail } from './mail/outbox.ts';
import { keepSearchUp } from './search/keep-up.ts';

const EVERY_MS = 5_000;
const SWEEP_EVERY_MS = 3_600_000;

/** What goes on beside the requests. Each round starts when the one before has ended; `stop` waits for what it is at. */
export function startJobs(context: Context): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();
  let round: Promise<void> = Promise.resolve();
  let lastSweep = 0;
  const keepUp = keepSearchUp(context, stopping.signal);
  let engine: Promise<AnswerEngine> | undefined;

  const runJob = createJobRunner(context);
  const job: typeof runJob = async (name, work) => {
    if (!stopping.signal.aborted) await runJob(name, work);
  };

  const run = async () => {
    await job('mail', () => deliverDueMail(context));
    await job('search', keepUp);
    await job('visits', () => context.visits.flush(context.db));
    await job('questions', async () => {
      engine ??= openEngine(context);
      await askPublishedAgain(context, await engine);
    });
    if (Date.now() - lastSweep > SWEEP_EVERY_MS) await sweepInTurn();
  };
  /** Every instance has a folder of its own to look after, too; two at once would be in each other's way. */
  const sweepInTurn = async () => {
    try {
      if (await alone(context, 'sweep', sweep)) lastSweep = Date.now();
    } catch (error) {
      lastSweep = Date.now();
      context.log.error({ err: error }, 'background work failed');
    }
  };
  const sweep = async () => {
    await job('sessions', () => sweepExpired(context));
    await job('files', async () => {
      await sweepFiles(context);
      await sweepContractFiles(context);
      await sweepStorage(context);
    });
    await job('searches', async () => {
      await sweepSearches(context);
      await sweepVisits(context.db, koreanDay(context.clock.now()));
    });
    await job('privacy', async () => {
      await sweepPrivacy(context);
      await sweepMailCopies(context);
    });
    await job('consents', () => remindOfConsents(context));
    await job('trash', () => sweepTrash(context));
    await job('chat', async () => {
      await sweepChat(context);
      await groupAllQuestions(context);
    });
  };
  const schedule = () => {
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      round = run().then(schedule);
    }, EVERY_MS);
  };
  schedule();
  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await round;
      // What was seen since the last round would be lost.
      await runJob('visits', () => context.visits.flush(context.db));
    },
  };
}
