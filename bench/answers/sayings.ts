import type { Db } from '#server/db/open-database.ts';
import { nameOf } from '#server/features/chat/evaluation/evaluate.ts';
import { isSaying } from '#server/features/chat/retrieval/rank-documents.ts';
import { placeOf } from '#server/search/place.ts';

/** Sentences that could be a question's whole text. */
const LEAST_CHARS = 20;
const MOST_CHARS = 70;
const EVERY_PASSAGE = 2;

/** A sentence of the content, asked in its own words, and the document that says it. */
interface Saying {
  question: string;
  name: string;
}

/**
 * One sentence of every other passage that has one, asked the way somebody would who remembers having read it: a
 * question in the text's own words must be answered, too, while those of the evaluation are in other words.
 */
export async function readSayings(db: Db): Promise<Saying[]> {
  const rows = await db
    .selectFrom('search_passage')
    .innerJoin('search_entry', 'search_entry.id', 'search_passage.entry_id')
    .leftJoin('document', 'document.id', 'search_entry.document_id')
    .select(['search_entry.title', 'heading', 'content', 'voice', 'manual_path', 'file_id', 'board_type'])
    .orderBy('search_passage.id')
    .execute();
  const sayings = rows.flatMap(({ title, heading, content, voice, manual_path, file_id, board_type }) => {
    const passage = {
      title,
      heading,
      manualPath: manual_path,
      fileId: file_id,
      place: placeOf(board_type, manual_path),
    };
    const sentences = content
      .split(/\n|(?<=다\.)\s/)
      .map((line) => line.replace(/^(?:- |\d+\. )/, '').trim())
      .filter((line) => line.length >= LEAST_CHARS && line.length <= MOST_CHARS && line.endsWith('니다.'));
    const middle = sentences[Math.floor(sentences.length / 2)];
    if (middle === undefined || !isSaying({ voice })) return [];
    return [{ question: `${middle.slice(0, -1)} 맞나요?`, name: nameOf({ passage }) }];
  });
  return sayings.filter((_, i) => i % EVERY_PASSAGE === 0);
}
