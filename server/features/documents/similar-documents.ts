import type { BoardType } from '#shared/boards.ts';
import { boardOf } from '#shared/boards.ts';
import type { Db } from '#server/db/open-database.ts';
import { rankDocuments, rowOfCodes } from '#server/search/query/rank/rank-documents.ts';
import type { Place } from '#server/search/place.ts';

const SHOWN = 4;
/** A question of others says the same in the asker's words, but the FAQ answers it. */
const QUESTION_WEIGHT = 0.7;
/** Share of the title that a text must have, in words or in syllable pairs, to be related. */
const LEAST_SHARE = 0.34;
/** And so near its title, a heading or a wording must be: a text shares the words of a short title by chance. */
const LEAST_CLOSENESS = 0.3;
/** Who types is not to be led astray: a larger share of the title, and so much of the best one's score, or nearly its words. */
const LEAST_SHARE_WHILE_TYPING = 0.45;
const LEAST_OF_BEST = 0.4;
const NEARLY_THE_SAME = 0.6;

/** What everybody may read on the board about the title, and for a question in FAQ and manual: as the search ranks it. */
export async function findSimilar(db: Db, { boardType, title }: { boardType: BoardType; title: string }, now: string) {
  const places: readonly Place[] = boardOf(boardType).hasAnswers ? [boardType, 'faq', 'manual'] : [boardType];
  const { documents, terms } = await rankDocuments(db, null, { query: title }, now);
  const row = rowOfCodes(terms);
  const near = documents
    .filter(({ place }) => places.includes(place))
    .filter(({ coverage, pairs }) => Math.max(coverage, pairs) >= LEAST_SHARE_WHILE_TYPING)
    // Its words in a text whose title, headings and wordings have none of them are an example, or a coincidence, but for
    // the row that explains its code.
    .filter(({ closeness, passages }) => closeness > 0 || passages.some(({ content }) => row?.test(content)))
    .map((document) => ({ ...document, score: document.score * (document.place === 'qna' ? QUESTION_WEIGHT : 1) }))
    .toSorted((a, b) => b.score - a.score);
  const least = LEAST_OF_BEST * (near[0]?.score ?? 0);
  const found = near.filter(({ score, closeness }) => score >= least || closeness >= NEARLY_THE_SAME).slice(0, SHOWN);
  const states = await answerStatesOf(
    db,
    found.flatMap(({ documentId }) => documentId ?? []),
  );
  return found.map(({ place, documentId, manualPath, title: name, passages: [best] }) => ({
    place,
    documentId,
    manualPath,
    ...(place === 'manual' && best ? partOf(name, best) : { title: name, anchor: '' }),
    answerState: documentId === null ? null : (states.get(documentId) ?? null),
  }));
}

/** A page of the manual is long, and its name alone seldom says that it answers the title. */
const partOf = (name: string, { heading, anchor }: { heading: string; anchor: string }) => ({
  title: heading === '' || heading === name ? name : `${name} › ${heading}`,
  anchor,
});

async function answerStatesOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db.selectFrom('document').select(['id', 'answer_state']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, answer_state: state }) => [id, state]));
}

/** What everybody may read about the subject of a document. */
export async function findRelated(db: Db, { id, title }: { id: string; title: string }, now: string) {
  const { documents } = await rankDocuments(db, null, { query: title }, now);
  return documents
    .flatMap(({ place, documentId, manualPath, title: name, coverage, pairs, closeness }) =>
      place === 'page' || documentId === id || Math.max(coverage, pairs) < LEAST_SHARE || closeness < LEAST_CLOSENESS
        ? []
        : { place, documentId, manualPath, title: name },
    )
    .slice(0, SHOWN);
}
