import type { Context } from '../context.ts';
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
    if (!isManualDone) await indexManual(context);
    isManualDone = true;
    if (mayBeStale) mayBeStale = await indexStale(context);
    await readWaitingFiles(context);
  };
}
