import type { ExpressionBuilder } from 'kysely';
import type { BoardType } from '#shared/boards.ts';
import { boardOf } from '#shared/boards.ts';
import type { Actor } from '#shared/permissions.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Tables } from '#server/db/tables.ts';
import { loadWordFinder } from '#server/search/query/word-finder.ts';
import { rankDocuments } from '#server/search/query/rank/rank-documents.ts';
import type { Place } from '#server/search/place.ts';
import { searchWordsOf } from './list/keyword.ts';
import { readableTo } from '#server/documents/document.read-policy.ts';

const CANDIDATES = 60;
const SHOWN = 4;
/** Places that answer what others have asked before. */
const ANSWERING: readonly Place[] = ['faq', 'manual'];
const ANSWERS_SHOWN = 3;
/** Share of the title that a text must have, in words or in syllable pairs, to be offered. */
const LEAST_SHARE = 0.34;

/** Public documents of the board with words of the title, and for a question what FAQ and manual say about it. */
export async function findSimilar(db: Db, actor: Actor, input: { boardType: BoardType; title: string }, now: string) {
  const [asked, answering] = await Promise.all([
    findTitles(db, actor, input, now),
    boardOf(input.boardType).hasAnswers ? findAnswers(db, input.title, now) : [],
  ]);
  return [...asked, ...answering];
}

async function findAnswers(db: Db, title: string, now: string) {
  // For nobody in particular: what everybody may read.
  const { documents } = await rankDocuments(db, null, { query: title }, now);
  return documents
    .filter(({ place, coverage, pairs }) => ANSWERING.includes(place) && Math.max(coverage, pairs) >= LEAST_SHARE)
    .slice(0, ANSWERS_SHOWN)
    .map(({ place, documentId, manualPath, title: name }) => ({
      place,
      documentId,
      manualPath,
      title: name,
      answerState: null,
    }));
}

/** What everybody may read about the subject of a document. */
export async function findRelated(db: Db, { id, title }: { id: string; title: string }, now: string) {
  const { documents } = await rankDocuments(db, null, { query: title }, now);
  return documents
    .flatMap(({ place, documentId, manualPath, title: name, coverage, pairs }) =>
      place === 'page' || documentId === id || Math.max(coverage, pairs) < LEAST_SHARE
        ? []
        : { place, documentId, manualPath, title: name },
    )
    .slice(0, SHOWN);
}

/** Most matches first. */
async function findTitles(db: Db, actor: Actor, input: { boardType: BoardType; title: string }, now: string) {
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
    .map((row) => ({
      place: input.boardType,
      documentId: row.id,
      manualPath: null,
      title: row.title,
      answerState: row.answer_state,
    }));
}
