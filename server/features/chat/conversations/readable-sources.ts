import type { Actor } from '#shared/permissions.ts';
import type { Db } from '#server/db/open-database.ts';
import { ANSWER_HEADING } from '#server/search/index/index-document.ts';
import { readEntries } from '#server/search/query/read-entries.ts';
import type { Source } from '../chat-engine.ts';

/**
 * The sources of an answer that may still be read. Excludes documents that became private, that the visitor's role no
 * longer allows, or replies that were removed or changed.
 */
export async function readableSources(
  db: Db,
  actor: Actor,
  sources: readonly Source[],
  now: string,
): Promise<Source[]> {
  const ids = idsOf(sources);
  if (ids.length === 0) return [...sources];
  const replied = sources.filter(isReply);
  const [rows, currentReplies] = await Promise.all([
    readEntries(db, actor, now)
      .select(['search_entry.document_id', 'search_entry.file_id'])
      .where('search_entry.document_id', 'in', ids)
      .execute(),
    repliesNow(db, idsOf(replied)),
  ]);
  const keys = new Set(rows.map((row) => `${row.document_id} ${row.file_id}`));
  return sources.filter(({ passage }) => {
    if (passage.documentId === null) return true;
    if (!keys.has(`${passage.documentId} ${passage.fileId}`)) return false;
    return !isReply({ passage }) || currentReplies.has(`${passage.documentId} ${passage.content}`);
  });
}

const idsOf = (sources: readonly Source[]) => [
  ...new Set(sources.map(({ passage }) => passage.documentId).filter((id) => id !== null)),
];

/** A reply can be deleted while its question remains. */
const isReply = ({ passage: { place, heading } }: Pick<Source, 'passage'>) =>
  place === 'qna' && heading.startsWith(ANSWER_HEADING);

async function repliesNow(db: Db, documentIds: readonly string[]): Promise<Set<string>> {
  if (documentIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('search_passage')
    .innerJoin('search_entry', 'search_entry.id', 'search_passage.entry_id')
    .select(['search_entry.document_id', 'search_passage.content'])
    .where('search_entry.document_id', 'in', documentIds)
    .where('search_passage.heading', 'like', `${ANSWER_HEADING}%`)
    .execute();
  return new Set(rows.map(({ document_id, content }) => `${document_id} ${content}`));
}
