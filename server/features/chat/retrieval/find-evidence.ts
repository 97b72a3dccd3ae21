import { limitConcurrency } from '#server/concurrency/limit-concurrency.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Analyser } from '#server/search/analyse/analyser.ts';
import { loadAnalyser } from '#server/search/analyse/analyser.ts';
import type { DocumentsFound } from '#server/search/query/rank/rank-documents.ts';
import { rankDocuments } from '#server/search/query/rank/rank-documents.ts';
import type { Question } from '../chat-engine.ts';
import { decide, SAME } from './decide.ts';
import { isOffTopic } from './declined-question.ts';
import type { Asked } from './follow-up-question.ts';
import { followUpOf, saysAlone } from './follow-up-question.ts';
import { normaliseQuery } from './normalise-query.ts';

/** Search result of a question, limited to what the asker may read. */
export interface Evidence extends DocumentsFound, Asked {
  analyser: Analyser;
  /** The topic is outside the portal, such as the weather. */
  isOffTopic: boolean;
}

/** The document found with the previous question must match the question itself at least half as well as its best one. */
const LEAST_OF_FOLLOW_UP = 0.5;

/** Behind searches that are stuck nobody waits longer. */
const PATIENCE_MS = 5_000;

/** Few at the same time: of many, each would have its part of every turn of the event loop. */
export const findEvidence = limitConcurrency(4, findNow, PATIENCE_MS);

async function findNow(db: Db, question: Question): Promise<Evidence> {
  const analyser = await loadAnalyser();
  const text = normaliseQuery(question.query);
  const alone = await search(db, analyser, { text, own: text }, question);
  const together = followUpOf(analyser, text, question.earlier);
  const says = saysAlone(analyser, text);
  const isTitle = (alone.documents[0]?.closeness ?? 0) >= SAME;
  if (together === null || (isTitle && says !== 'name')) return alone;
  const evidence = await search(db, analyser, together, question);
  // 그럼 Robot은? goes on with the sizes that were asked for; 비용은요? with nothing but its own title.
  if (isTitle && decide(evidence) === null) return alone;
  if (says === 'nothing' || (says === 'name' && alone.documents.length > 0)) return evidence;
  const same = alone.documents.find(({ entryIds }) => entryIds[0] === evidence.documents[0]?.entryIds[0]);
  const fits = (same?.score ?? 0) >= LEAST_OF_FOLLOW_UP * (alone.documents[0]?.score ?? Infinity);
  // With the one before it, 설치는 어떻게 하나요? may ask what no text answers.
  return fits && (decide(evidence) !== null || decide(alone) === null) ? evidence : alone;
}

async function search(db: Db, analyser: Analyser, asked: Asked, { query, actor, now }: Question): Promise<Evidence> {
  const found = await rankDocuments(db, actor, { query: asked.text, isForAnswer: true }, now);
  return { ...found, ...asked, analyser, isOffTopic: isOffTopic(query) };
}
