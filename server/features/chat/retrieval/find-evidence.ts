import { limitConcurrency } from '#server/concurrency/limit-concurrency.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Analyser } from '#server/search/analyse/analyser.ts';
import { loadAnalyser } from '#server/search/analyse/analyser.ts';
import type { DocumentsFound, RankedDocument } from '#server/search/query/rank/rank-documents.ts';
import { rankDocuments } from '#server/search/query/rank/rank-documents.ts';
import type { Question } from '../chat-engine.ts';
import { isOffTopic } from './declined-question.ts';
import { contentOf, dependsOnPrevious, followUpOf } from './follow-up-question.ts';
import { normaliseQuery } from './normalise-query.ts';

/** Search result of a question, limited to what the asker may read. */
export interface Evidence extends DocumentsFound {
  /** The text that was searched; for a follow-up question with the previous question. */
  text: string;
  analyser: Analyser;
  /** The topic is outside the portal, such as the weather. */
  isOffTopic: boolean;
}

/** A document found with the previous question must match the question itself at least half as well as the best one. */
const LEAST_OF_FOLLOW_UP = 0.5;

/** Few at the same time: of many, each would have its part of every turn of the event loop. */
export const findEvidence = limitConcurrency(4, findNow);

async function findNow(db: Db, question: Question): Promise<Evidence> {
  const analyser = await loadAnalyser();
  const text = normaliseQuery(question.query);
  const alone = await search(db, analyser, text, question);
  const together = followUpOf(analyser, text, question.earlier);
  if (together === null) return alone;
  const evidence = await search(db, analyser, together, question);
  const isFollowUp = contentOf(analyser, text).names === 0 || (dependsOnPrevious(text) && alone.documents.length > 0);
  return isFollowUp || matchesAlone(evidence, alone) ? evidence : alone;
}

async function search(db: Db, analyser: Analyser, text: string, { query, actor, now }: Question): Promise<Evidence> {
  const found = await rankDocuments(db, actor, { query: text, isForAnswer: true }, now);
  return { ...found, text, analyser, isOffTopic: isOffTopic(query) };
}

/** Whether the best document also matches the question without the previous one: a question of its own has better ones. */
function matchesAlone({ documents: [best] }: Evidence, { documents: own }: Evidence): boolean {
  const same = own.find(({ entryIds }) => entryIds[0] === best?.entryIds[0]);
  return (same?.score ?? 0) >= LEAST_OF_FOLLOW_UP * (own[0]?.score ?? Infinity);
}

export const isByMember = ({ passages }: Pick<RankedDocument, 'passages'>): boolean =>
  passages.every(({ voice }) => voice === 'member');
