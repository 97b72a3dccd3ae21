import { createHash } from 'node:crypto';
import type { TermKind } from '#shared/site/terms.ts';
import { TERM_KINDS } from '#shared/site/terms.ts';
import type { Context } from '#server/context.ts';
import { transaction } from '#server/db/transaction.ts';
import { fillNames, publishedText, shownHtml } from '#server/site/terms.ts';
import { ANALYSIS_VERSION } from '../analyse/analyser.ts';
import { htmlPassages } from './passages/html-passages.ts';
import { storeEntry } from './store-entry.ts';

/** Address of the page with the text. */
const addressOf = (kind: TermKind) => (kind === 'company' ? '/company' : `/terms/${kind}`);

/** Indexes the portal's own texts in force today: 이용약관, 개인정보처리방침, 회사소개. */
export async function indexPages(
  context: Pick<Context, 'db' | 'config' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const { db } = context;
  for (const kind of TERM_KINDS) {
    if (signal?.aborted) return;
    const path = addressOf(kind);
    const text = await publishedText(context, kind);
    if (!text) continue;
    const markdown = await fillNames(context, text.markdown);
    const hash = createHash('sha256').update(`${ANALYSIS_VERSION}\n${markdown}`).digest('base64url');
    const known = await db
      .selectFrom('search_entry')
      .select('content_hash')
      .where('manual_path', '=', path)
      .executeTakeFirst();
    if (known?.content_hash === hash) continue;
    const passages = htmlPassages(await shownHtml(markdown));
    await transaction(db, async (tx) => {
      await tx.deleteFrom('search_entry').where('manual_path', '=', path).execute();
      await storeEntry(tx, { manualPath: path, audience: 'all', title: text.title, passages, contentHash: hash });
    });
  }
}
