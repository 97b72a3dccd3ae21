import type { Db } from '#server/db/open-database.ts';
import type { Analyser } from '#server/search/analyse/analyser.ts';
import { loadAnalyser } from '#server/search/analyse/analyser.ts';
import type { DocumentsFound, RankedDocument } from '#server/search/query/rank/rank-documents.ts';
import { rankDocuments } from '#server/search/query/rank/rank-documents.ts';
import type { Question } from '../chat-engine.ts';
import { isOffTopic } from './declined-question.ts';
import { contentWordsOf, followUpOf, dependsOnPrevious } from './follow-up-question.ts';
import { normaliseQuery } from './normalise-query.ts';

/** What is known of a question, out of what the asker may read. */
export interface Evidence extends DocumentsFound {
  /** As it was looked for: with the question before it when it said too little by itself. */
  text: string;
  analyser: Analyser;
  /** It asks for the weather and the like. */
  isOffTopic: boolean;
}

/** The question before says what a short one is about, if the document found so has something of the short one, too. */
const LEAST_OF_FOLLOW_UP = 0.5;

export async function findEvidence(db: Db, question: Question): Promise<Evidence> {
  const analyser = await loadAnalyser();
  const text = normaliseQuery(question.query);
  const alone = await lookFor(db, analyser, text, question);
  const together = followUpOf(analyser, text, question.earlier);
  if (together === null) return alone;
  const evidence = await lookFor(db, analyser, together, question);
  const isFollowUp =
    contentWordsOf(analyser, text).length === 0 || (dependsOnPrevious(text) && alone.documents.length > 0);
  return isFollowUp || relevanceOf(evidence, alone) ? evidence : alone;
}

async function lookFor(db: Db, analyser: Analyser, text: string, { query, actor, now }: Question): Promise<Evidence> {
  const found = await rankDocuments(db, actor, { query: text, isForAnswer: true }, now);
  return { ...found, text, analyser, isOffTopic: isOffTopic(query) };
}

/** 김치찌개 after 비밀번호 leans on nothing. */
function relevanceOf({ documents: [best] }: Evidence, alone: Evidence): boolean {
  const same = alone.documents.find(({ entryIds }) => entryIds[0] === best?.entryIds[0]);
  return (same?.coverage ?? 0) >= LEAST_OF_FOLLOW_UP;
}

export const isByMember = ({ passages }: Pick<RankedDocument, 'passages'>): boolean =>
  passages.every(({ voice }) => voice === 'member');
