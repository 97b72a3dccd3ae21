import type { Context } from '#server/context.ts';
import { ANALYSIS_VERSION } from '../analyse/analyser.ts';
import { indexDocument } from './index-document.ts';

const AT_ONCE = 100;

/**
 * Indexes documents that are missing in the index or were indexed by an older analysis. Returns whether more may
 * follow; `signal` stops it after the current document.
 */
export async function indexStale({ db }: Pick<Context, 'db'>, signal: AbortSignal): Promise<boolean> {
  const stale = await db
    .selectFrom('document')
    .select('id')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('search_entry')
            .select('search_entry.id')
            .whereRef('search_entry.document_id', '=', 'document.id')
            .where('search_entry.analysis_version', '=', ANALYSIS_VERSION),
        ),
      ),
    )
    // Searches read the newest entries first, and the newest are to be those of the newest documents.
    .orderBy('board_type')
    .orderBy('published_at')
    .limit(AT_ONCE)
    .execute();
  for (const { id } of stale) {
    if (signal.aborted) break;
    await indexDocument(db, id);
  }
  return stale.length === AT_ONCE;
}
