import type { Context } from '#server/context.ts';
import { withLock } from '#server/db/locks.ts';
import { readProductName } from '#server/site/brand.ts';
import { loadAnalyser } from '../analyse/analyser.ts';
import { readWaitingFiles } from '../files/read-waiting-files.ts';
import { indexManual } from './index-manual.ts';
import { indexPages } from './index-pages.ts';
import { indexStale } from './index-stale.ts';
import { indexWaiting } from './index-waiting.ts';

/** Terms become effective by date, without a change that would trigger indexing. */
const PAGES_EVERY_MS = 60_000;

/**
 * What the index needs beside the changes of documents, a little each round: after a start the manual and what an
 * update left behind, always the texts of files and the rest of long texts. `signal` ends a round after what it is at.
 */
export function createSearchIndexJob(context: Context, signal: AbortSignal): () => Promise<void> {
  let manualOf: string | null = null;
  let pagesAt = 0;
  let mayBeStale = true;
  const indexAfterStart = async (either: AbortSignal) => {
    const product = await readProductName(context);
    if (manualOf !== product) await indexManual(context, { signal: either });
    if (!either.aborted) manualOf = product;
    if (mayBeStale && !either.aborted) mayBeStale = await indexStale(context, either);
  };
  return async () => {
    // Loading it blocks others for longer than any request may, so not when somebody writes or searches first.
    await loadAnalyser();
    // Locked, because two instances that start together would both insert the entries.
    if (mayBeStale || manualOf !== (await readProductName(context)))
      await withLock(context, 'search-start', indexAfterStart, signal);
    if (signal.aborted) return;
    const now = context.clock.now().getTime();
    if (now - pagesAt >= PAGES_EVERY_MS) {
      pagesAt = now;
      await withLock(context, 'search-pages', (either) => indexPages(context, either), signal);
    }
    await readWaitingFiles(context, signal);
    await indexWaiting(context, signal);
  };
}
