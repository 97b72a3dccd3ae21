import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { withNameFilledIn } from '../../../shared/words/korean.ts';
import { parseFrontMatter } from '../../content/front-matter.ts';
import { uniqueHeadingIds } from '../../content/heading-id.ts';
import { markdownToHtml } from '../../content/markdown.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/open-database.ts';
import { transaction } from '../../db/transaction.ts';
import { ANALYSIS_VERSION } from '../analyse/analyser.ts';
import { htmlPassages } from './html-passages.ts';
import { parseQuestions, readQuestions } from './manual-questions.ts';
import { storeEntry } from './store-entry.ts';

const MANUAL = new URL('../../../content/manual/', import.meta.url);
const QUESTIONS = new URL('../../../content/manual-questions/', import.meta.url);

interface ManualPage {
  path: string;
  source: string;
  /** Ways to ask for its sections, by heading. */
  questions: ReadonlyMap<string, readonly string[]>;
  hash: string;
}

/** Brings the pages of the manual into the index, which everybody finds: those that changed since the last start. */
export async function indexManual(
  { db, config }: Pick<Context, 'db' | 'config'>,
  folder = MANUAL,
  questionsFolder = QUESTIONS,
): Promise<void> {
  const pages = await readPages(folder, questionsFolder, config.productName);
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
  // Pages that are gone, their old texts, and what two instances that started together both put in.
  const gone = known.filter(({ id }) => !unchanged.has(id)).map(({ id }) => id);
  const missing = pages.filter(({ path }) => !unchanged.has(current.get(path)?.id ?? -1));
  await transaction(db, async (tx) => {
    if (gone.length > 0) await tx.deleteFrom('search_entry').where('id', 'in', gone).execute();
    for (const page of missing) await indexPage(tx, page);
  });
}

async function readPages(folder: URL, questionsFolder: URL, product: string): Promise<ManualPage[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[\w-]+\.md$/.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const source = withNameFilledIn(await readFile(new URL(name, folder), 'utf8'), 'product', product);
      const asked = await readQuestions(questionsFolder, name);
      const hash = createHash('sha256').update(`${ANALYSIS_VERSION}\n${source}\n${asked}`).digest('base64url');
      return { path: addressOf(name), source, questions: parseQuestions(asked), hash };
    }),
  );
}

/** `selectors.md` is served at `/manual/selectors/`. */
const addressOf = (name: string) => (name === 'index.md' ? '/manual/' : `/manual/${name.slice(0, -'.md'.length)}/`);

async function indexPage(tx: Db, { path, source, questions, hash }: ManualPage): Promise<void> {
  const { fields, body } = parseFrontMatter(source);
  await storeEntry(tx, {
    manualPath: path,
    audience: 'all',
    title: fields.title ?? '',
    extra: [fields.description ?? '', fields.section ?? ''].join('\n'),
    passages: htmlPassages(await markdownToHtml(body), { anchorOf: uniqueHeadingIds() }).map((passage) => ({
      ...passage,
      wordings: questions.get(passage.heading) ?? [],
    })),
    contentHash: hash,
  });
}
