import type { Context } from '#server/context.ts';
import { readWaitingFiles } from '#server/search/files/read-waiting-files.ts';
import { indexManual } from '#server/search/index/index-manual.ts';
import { indexPages } from '#server/search/index/index-pages.ts';
import { indexWaiting } from '#server/search/index/index-waiting.ts';

/** Of a few files each; the demo content has fewer. */
const ROUNDS = 5;

/** What a portal with the demo content does behind its first minutes: the manual and the attached files are read. */
export async function prepareEvaluation(context: Context): Promise<void> {
  await indexManual(context);
  await indexPages(context);
  for (let round = 0; round < ROUNDS; round += 1) await readWaitingFiles(context);
  await indexWaiting(context);
}
