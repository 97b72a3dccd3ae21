import type { QuestionSources } from '#shared/contract/boards/question.contract.ts';
import { excerptOf } from '#shared/text/excerpt.ts';
import type { Db } from '#server/db/open-database.ts';
import { textOf } from '#server/rich-text/plain-text.ts';
import type { RankedDocument } from '#server/search/query/rank/rank-documents.ts';
import { rankDocuments } from '#server/search/query/rank/rank-documents.ts';
import { withoutMarks } from '#server/search/passage-line.ts';
import type { Place } from '#server/search/place.ts';

/** Places that the company writes itself. */
const OFFICIAL: readonly Place[] = ['faq', 'manual', 'library', 'notice', 'videoTutorial', 'reference'];
const OFFICIAL_SHOWN = 5;
const ANSWERED_SHOWN = 3;
/** How much of the question a text must have, in words or in syllable pairs, to be offered. */
const LEAST_SHARE = 0.25;
const EXCERPT_CHARS = 160;
/** A question says in its title and its first lines what it is about. */
const QUERY_CHARS = 200;

interface Question {
  id: string;
  title: string;
  body_html: string;
}

/**
 * Nearest official documents and answered questions, by the one ranking. For nobody in particular: an answer refers to
 * what everybody may read.
 */
export async function findQuestionSources(db: Db, question: Question, now: string): Promise<QuestionSources> {
  const query = `${question.title} ${textOf(question.body_html)}`.slice(0, QUERY_CHARS);
  const { documents } = await rankDocuments(db, null, { query }, now);
  const near = documents.filter(({ coverage, pairs }) => Math.max(coverage, pairs) >= LEAST_SHARE);
  const asked = near.filter(({ place, documentId }) => place === 'qna' && documentId !== question.id);
  return {
    official: near
      .filter(({ place }) => OFFICIAL.includes(place))
      .slice(0, OFFICIAL_SHOWN)
      .map(presentSource),
    answered: await findAnswered(db, asked),
  };
}

const presentSource = ({ place, documentId, manualPath, title, passages: [passage] }: RankedDocument) => ({
  place,
  documentId,
  manualPath,
  title,
  heading: passage?.heading ?? '',
  anchor: passage?.anchor ?? '',
  second: passage?.second ?? null,
  excerpt: excerptOf(
    (passage?.content ?? '')
      .split('\n')
      .map((line) => withoutMarks(line))
      .join('\n'),
    EXCERPT_CHARS,
  ),
});

/** Those with an official answer, in the order given, with the newest of it. */
async function findAnswered(db: Db, asked: readonly RankedDocument[]): Promise<QuestionSources['answered']> {
  const ids = asked.flatMap(({ documentId }) => documentId ?? []);
  if (ids.length === 0) return [];
  const replies = await db
    .selectFrom('reply')
    .select(['document_id', 'body_html'])
    .where('document_id', 'in', ids)
    .where('is_official', '=', 1)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const answers = new Map(replies.map((reply) => [reply.document_id, reply.body_html]));
  return asked
    .flatMap(({ documentId, title }) => {
      const html = documentId === null ? undefined : answers.get(documentId);
      if (documentId === null || html === undefined) return [];
      return [{ documentId, title, excerpt: excerptOf(textOf(html), EXCERPT_CHARS), bodyHtml: withoutPictures(html) }];
    })
    .slice(0, ANSWERED_SHOWN);
}

/** A picture belongs to the document it was uploaded for. */
const withoutPictures = (html: string): string => html.replace(/<img\b[^<>]*>/g, '');
