import type { Context } from '../context.ts';
import { alone } from '../db/lease.ts';
import { readWaitingFiles } from './files/read-waiting-files.ts';
import { indexManual } from './index/index-manual.ts';
import { indexStale } from './index/index-stale.ts';

/**
 * What the index needs beside the changes of documents, a little each round: after a start the manual and what an
 * update left behind, always the texts of files.
 */
export function keepSearchUp(context: Context): () => Promise<void> {
  let isManualDone = false;
  let mayBeStale = true;
  return async () => {
    // Two instances that start together would both put the same in.
    if (!isManualDone || mayBeStale)
      await alone(context, 'search-start', async () => {
        if (!isManualDone) await indexManual(context);
        isManualDone = true;
        if (mayBeStale) mayBeStale = await indexStale(context);
      });
    await readWaitingFiles(context);
  };
}
