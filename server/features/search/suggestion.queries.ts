import { composed } from '#shared/text/compose.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { loadAnalyser } from '#server/search/analyse/analyser.ts';
import { mark } from '#server/search/query/mark-words.ts';
import { searchDocuments } from '#server/search/query/search-documents.ts';
import type { Actor } from '#shared/permissions.ts';
import { popularBeginning } from './popular-words.ts';

const TITLES = 6;
const WORDS = 4;

/** Suggestions while typing: popular words with this prefix, and titles that the user may read. */
export async function suggest(context: Context, actor: Actor, typed: string) {
  const query = composed(typed).toLowerCase().replace(/\s+/g, ' ').trimStart();
  if (query.trim() === '') return { words: [], titles: [] };
  const [words, found, analyser] = await Promise.all([
    popularBeginning(context, query, WORDS),
    searchDocuments(context.db, actor, { query, size: TITLES, isBeingTyped: true }, nowIso(context)),
    loadAnalyser(),
  ]);
  if (found.how === 'some') return { words, titles: [] };
  const titles = await titlesOf(
    context,
    found.hits.map(({ entryIds }) => entryIds[0] ?? 0),
  );
  return {
    words,
    titles: found.hits.map(({ place, documentId, manualPath, entryIds }) => ({
      place,
      documentId,
      manualPath,
      title: mark(analyser, titles.get(entryIds[0] ?? 0) ?? '', found.plan.terms),
    })),
  };
}

async function titlesOf({ db }: Context, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('search_entry').select(['id', 'title']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}
