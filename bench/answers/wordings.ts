import { readdir } from 'node:fs/promises';
import type { Db } from '#server/db/open-database.ts';
import { loadAnalyser } from '#server/search/analyse/analyser.ts';
import { parseQuestions, readQuestions } from '#server/search/index/manual-questions.ts';
import { packWords, unpackWords } from '#server/search/index/passage-words.ts';
import { tryOut } from './try-out.ts';

const MANUAL_QUESTIONS = new URL('../../content/manual-questions/', import.meta.url);

/** A document, and the ways of asking for it that are written beside it. */
interface Worded {
  /** As the evaluation names it. */
  name: string;
  entryIds: number[];
  wordings: string[];
}

/** `name` is what answers the wordings, null while that is out. */
export type AskWordings = (tx: Db, wordings: readonly string[], name: string | null) => Promise<void>;

/**
 * Has some of the wordings of each document asked twice: while half of its wordings, they among them, are not what it
 * is found by, and while the whole document is out.
 */
export async function askWordings(db: Db, every: number, ask: AskWordings): Promise<void> {
  for (const { name, entryIds, wordings } of await wordedDocuments(db)) {
    const some = wordings.filter((_, i) => i % every === 0);
    const isFirstHalf = (wording: string) =>
      some.includes(wording) ? some.indexOf(wording) % 2 === 0 : wordings.indexOf(wording) % 2 === 0;
    for (const half of [true, false])
      await tryOut(db, async (tx) => {
        const out = wordings.filter((wording) => isFirstHalf(wording) === half);
        await takeOut(tx, entryIds, out);
        await ask(
          tx,
          some.filter((wording) => out.includes(wording)),
          name,
        );
      });
    await tryOut(db, async (tx) => {
      await tx.deleteFrom('search_entry').where('id', 'in', entryIds).execute();
      await ask(tx, some, null);
    });
  }
}

async function takeOut(tx: Db, entryIds: readonly number[], wordings: readonly string[]): Promise<void> {
  const { tokens } = await loadAnalyser();
  const gone = new Set(wordings.map((wording) => tokens(wording).join(' ')));
  const rows = tx.selectFrom('search_passage').select(['id', 'tokens']).where('entry_id', 'in', entryIds);
  for (const { id, tokens: packed } of await rows.execute()) {
    const words = unpackWords(packed);
    const left = packWords({ ...words, wordings: words.wordings.filter((one) => !gone.has(one.join(' '))) });
    await tx.updateTable('search_passage').set({ tokens: left }).where('id', '=', id).execute();
  }
}

async function wordedDocuments(db: Db): Promise<Worded[]> {
  const entries = await db
    .selectFrom('search_entry')
    .leftJoin('document', 'document.id', 'search_entry.document_id')
    .select(['search_entry.id', 'document_id', 'manual_path', 'search_entry.title', 'fields'])
    .orderBy('search_entry.title')
    .execute();
  const worded: Worded[] = [];
  for (const file of (await readdir(MANUAL_QUESTIONS)).toSorted()) {
    const wordings = [...parseQuestions(await readQuestions(MANUAL_QUESTIONS, file)).values()].flat();
    const path = file === 'index.md' ? '/manual/' : `/manual/${file.replace(/\.md$/, '')}/`;
    const entryIds = entries.filter(({ manual_path }) => manual_path === path).map(({ id }) => id);
    worded.push({ name: `manual:${path.split('/').at(-2) ?? ''}`, entryIds, wordings });
  }
  const documents = Map.groupBy(entries, ({ document_id }) => document_id ?? '');
  for (const [id, group] of documents) {
    const { variants = '' } = JSON.parse(group[0]?.fields ?? '{}') as { variants?: string };
    const wordings = variants.split('\n').filter((line) => line.trim() !== '');
    if (id !== '') worded.push({ name: group[0]?.title ?? '', entryIds: group.map((entry) => entry.id), wordings });
  }
  return worded.filter(({ entryIds, wordings }) => entryIds.length > 0 && wordings.length > 0);
}
