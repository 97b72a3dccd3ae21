import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { withNameFilledIn } from '#shared/text/korean.ts';
import { parseFrontMatter } from '#server/markdown/front-matter.ts';
import { uniqueHeadingIds } from '#server/markdown/heading-id.ts';
import { markdownToHtml } from '#server/markdown/markdown-to-html.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { readProductName } from '#server/site/brand.ts';
import { isManualPublished } from '#server/site/published-manual.ts';
import { ANALYSIS_VERSION } from '../analyse/analyser.ts';
import { htmlPassages } from './passages/html-passages.ts';
import { storeEntry } from './store-entry.ts';
import { contentUrl } from '#server/content.ts';

const MANUAL = contentUrl('manual/');

interface ManualPage {
  path: string;
  source: string;
  hash: string;
}

interface Reading {
  folder?: URL;
  /** Stops after the current page; the others follow next time. */
  signal?: AbortSignal;
}

/**
 * Indexes the pages of the manual that changed since the last start. One transaction per page, because all of them take
 * seconds, during which an embedded database blocks other writers.
 */
export async function indexManual(
  { db, config, log }: Pick<Context, 'db' | 'config' | 'log'>,
  { folder = MANUAL, signal }: Reading = {},
): Promise<void> {
  const isShown = folder !== MANUAL || (await isManualPublished({ db, log }));
  const pages = isShown ? await readPages(folder, await readProductName({ db, config })) : [];
  const known = await db
    .selectFrom('search_entry')
    .select(['id', 'manual_path', 'content_hash'])
    .where('manual_path', 'like', '/manual/%')
    .orderBy('id')
    .execute();
  const current = new Map(known.map((row) => [row.manual_path, row]));
  const unchanged = new Set<number>();
  for (const { path, hash } of pages) {
    const row = current.get(path);
    if (row?.content_hash === hash) unchanged.add(row.id);
  }
  // Removed pages, outdated texts, and duplicates inserted by two instances.
  const gone = known.filter(({ id }) => !unchanged.has(id)).map(({ id }) => id);
  const missing = pages.filter(({ path }) => !unchanged.has(current.get(path)?.id ?? -1));
  for (const page of missing) {
    if (signal?.aborted) return;
    const old = known.filter(({ manual_path }) => manual_path === page.path);
    await transaction(db, async (tx) => {
      await remove(
        tx,
        old.map(({ id }) => id),
      );
      await indexPage(tx, page);
    });
  }
  await remove(db, gone);
}

async function remove(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('search_entry').where('id', 'in', ids).execute();
}

async function readPages(folder: URL, product: string): Promise<ManualPage[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[\w-]+\.md$/.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const source = withNameFilledIn(await readFile(new URL(name, folder), 'utf8'), 'product', product);
      const hash = createHash('sha256').update(`${ANALYSIS_VERSION}\n${source}`).digest('base64url');
      return { path: addressOf(name), source, hash };
    }),
  );
}

/** `selectors.md` is served at `/manual/selectors/`. */
const addressOf = (name: string) => (name === 'index.md' ? '/manual/' : `/manual/${name.slice(0, -'.md'.length)}/`);

async function indexPage(tx: Db, { path, source, hash }: ManualPage): Promise<void> {
  const { fields, body } = parseFrontMatter(source);
  await storeEntry(tx, {
    manualPath: path,
    audience: 'all',
    title: fields.title ?? '',
    extra: [fields.description ?? '', fields.section ?? ''].join('\n'),
    passages: htmlPassages(await markdownToHtml(body), { anchorOf: uniqueHeadingIds() }),
    contentHash: hash,
  });
}
