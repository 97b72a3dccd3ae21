import type { SearchHit } from '#shared/contract/site/search.contract.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Analyser, Term } from '#server/search/analyse/analyser.ts';
import { mark, shorten } from '#server/search/query/mark-words.ts';
import { scorerOf } from '#server/search/query/rank/score.ts';
import type { Hit } from '#server/search/query/search-documents.ts';

const PASSAGE_CHARS = 170;

/** Adds titles and the best matching passage to the hits. */
export async function presentHits(
  db: Db,
  analyser: Analyser,
  hits: readonly Hit[],
  terms: readonly Term[],
): Promise<SearchHit[]> {
  if (hits.length === 0) return [];
  const entryIds = hits.flatMap((hit) => hit.entryIds);
  const [entries, passages] = await Promise.all([findEntries(db, entryIds), findPassages(db, entryIds)]);
  return hits.map((hit) => {
    const [entry] = entries.filter(({ id }) => hit.entryIds.includes(id));
    const passage = bestOf(
      passages.filter(({ entry_id }) => hit.entryIds.includes(entry_id)),
      terms,
    );
    const isInFile = entries.some(({ id, file_id }) => id === passage?.entry_id && file_id !== null);
    return {
      place: hit.place,
      documentId: hit.documentId,
      manualPath: hit.manualPath,
      title: mark(analyser, entry?.title ?? '', terms),
      category: entry?.category ?? '',
      heading: passage?.heading ?? '',
      anchor: passage?.anchor ?? '',
      passage: passage
        ? shorten(mark(analyser, inOneLine(fromCode(passage.content, terms)), terms), PASSAGE_CHARS)
        : [],
      isInFile,
      second: passage?.second ?? null,
      publishedAt: entry?.published_at ?? null,
    };
  });
}

/** Removes marks of lists and tables for single-line display. */
const inOneLine = (content: string) =>
  content.replace(/^- /, '').replaceAll('\n- ', ' · ').replaceAll(' | ', ' · ').replaceAll('\n', ' ');

const findEntries = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('search_entry')
    .leftJoin('document', 'document.id', 'search_entry.document_id')
    .select([
      'search_entry.id',
      'search_entry.title',
      'search_entry.file_id',
      'document.category',
      'document.published_at',
    ])
    .where('search_entry.id', 'in', ids)
    .execute();

/** The first hundred passages of a file; matches after that show the file's beginning. */
const findPassages = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('search_passage')
    .select(['entry_id', 'heading', 'anchor', 'second', 'content', 'tokens'])
    .where('entry_id', 'in', ids)
    .where('position', '<', 100)
    .orderBy('entry_id')
    .orderBy('position')
    .execute();

/** Codes such as E-2110 or 2110, which are more specific than words like 오류 and 코드. */
const isCode = ({ any: [word = ''] }: Term) => /^(?:[a-z]+-?)?\d{3,}$/.test(word);
const CODE_WEIGHT = 5;

/** A table starts at the row with the code; other text at its beginning. */
function fromCode(content: string, terms: readonly Term[]): string {
  const joined = (text: string) => text.toLowerCase().replaceAll('-', '');
  const codes = terms.filter(isCode).map(({ any: [word = ''] }) => joined(word));
  const lines = content.split('\n');
  const at = lines.findIndex((line) => line.includes(' | ') && codes.some((code) => joined(line).includes(code)));
  return at > 0 ? lines.slice(at).join('\n') : content;
}

type PassageRow = Awaited<ReturnType<typeof findPassages>>[number];

function bestOf(rows: readonly PassageRow[], terms: readonly Term[]): PassageRow | undefined {
  const { score } = scorerOf(
    terms,
    terms.map((term) => (isCode(term) ? CODE_WEIGHT : 1)),
  );
  let best: { row: PassageRow; score: number } | undefined;
  for (const row of rows) {
    const points = score({ titleTokens: '', bodyTokens: row.tokens });
    if (!best || points > best.score) best = { row, score: points };
  }
  return best?.row;
}
