import type { Context } from './context.ts';
import { sweepChat } from './features/chat/conversations/sweep-chat.ts';
import { sweepContractFiles } from './features/contracts/files/sweep-contract-files.ts';
import { sweepFiles } from './features/files/sweep-files.ts';
import { sweepSearches } from './features/search/search-day.queries.ts';
import { sweepTrash } from './features/history/trash.queries.ts';
import { sweepExpired } from './features/users/session.queries.ts';
import { deliverDueMail } from './mail/outbox.ts';
import { keepSearchUp } from './search/keep-up.ts';

const EVERY_MS = 5_000;
const SWEEP_EVERY_MS = 3_600_000;

/** What goes on beside the requests. Each round starts when the one before has ended; `stop` waits for it. */
export function startJobs(context: Context): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let round: Promise<void> = Promise.resolve();
  let lastSweep = 0;
  const keepUp = keepSearchUp(context);

  const run = async () => {
    try {
      await deliverDueMail(context);
      await keepUp();
      if (Date.now() - lastSweep > SWEEP_EVERY_MS) {
        lastSweep = Date.now();
        await sweepExpired(context);
        await sweepFiles(context);
        await sweepContractFiles(context);
        await sweepSearches(context);
        await sweepTrash(context);
        await sweepChat(context);
      }
    } catch (error) {
      context.log.error({ err: error }, 'background work failed');
    }
  };
  const schedule = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      round = run().then(schedule);
    }, EVERY_MS);
  };
  schedule();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
