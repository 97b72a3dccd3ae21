import type { ExpressionBuilder } from 'kysely';
import type { BoardType } from '#shared/boards.ts';
import type { Actor } from '#shared/permissions.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Tables } from '#server/db/tables.ts';
import { loadWordFinder } from '#server/search/query/word-finder.ts';
import { searchWordsOf } from './list/keyword.ts';
import { readableTo } from '#server/documents/document.read-policy.ts';

const CANDIDATES = 60;
const SHOWN = 5;

/** Public documents with words of the title, most matches first. */
export async function findSimilar(db: Db, actor: Actor, input: { boardType: BoardType; title: string }, now: string) {
  const words = searchWordsOf(input.title).filter((word) => word.length >= 2);
  if (words.length === 0) return [];
  const findWord = await loadWordFinder(db);
  const withWord = (eb: ExpressionBuilder<Tables, 'document'>, word: string) => {
    const found = findWord(eb, 'title', word);
    return found && eb('document.id', 'in', found);
  };
  const rows = await db
    .selectFrom('document')
    .select(['id', 'title', 'answer_state'])
    .where('board_type', '=', input.boardType)
    .where(readableTo(actor, now))
    .where('is_private', '=', 0)
    .where((eb) => eb.or(words.flatMap((word) => withWord(eb, word) ?? [])))
    .orderBy('published_at', 'desc')
    .limit(CANDIDATES)
    .execute();
  const shared = (title: string) => words.filter((word) => title.toLowerCase().includes(word)).length;
  return rows
    .toSorted((a, b) => shared(b.title) - shared(a.title))
    .slice(0, SHOWN)
    .map((row) => ({ documentId: row.id, title: row.title, answerState: row.answer_state }));
}
