import type { Db } from '../../../db/open-database.ts';
import type { Term } from '../../../search/analyse/analyser.ts';
import { loadAnalyser } from '../../../search/analyse/analyser.ts';
import { findPassages } from '../../../search/query/search-passages.ts';
import type { Question } from '../chat-engine.ts';
import type { RankedDocument } from './rank-documents.ts';
import { rankDocuments } from './rank-documents.ts';
import { readQuestion } from './read-question.ts';

const MOST_PASSAGES = 40;

export interface Evidence {
  /** The question as it was understood: with the one before when it leaned on it. */
  text: string;
  terms: readonly Term[];
  /** How telling each term is. */
  weights: readonly number[];
  /** Documents that the asker may read, best first. */
  documents: RankedDocument[];
}

/** What is known of a question, out of what the asker may read. */
export async function findEvidence(db: Db, question: Question): Promise<Evidence> {
  const analyser = await loadAnalyser();
  const { text, withEarlier, leans } = readQuestion(analyser, question);
  const alone = leans ? null : await lookFor(db, text, question);
  if (withEarlier === null || (alone !== null && isSure(alone))) return alone ?? lookFor(db, text, question);
  const together = await lookFor(db, withEarlier, question);
  return together.documents.length > 0 || alone === null ? together : alone;
}

async function lookFor(db: Db, text: string, { actor, now }: Question): Promise<Evidence> {
  const found = await findPassages(db, actor, { query: text, limit: MOST_PASSAGES }, now);
  const { terms, idf } = found;
  const weights = terms.map((term, i) => (idf[i] ?? 0) * shareOf(term));
  const documents = await rankDocuments(db, { text, terms, weights }, found, now);
  return { text, terms, weights, documents };
}

/** What is done is said in many ways, what it is done to in few. */
const shareOf = ({ any: [word = ''] }: Term) => (word.length > 1 && word.endsWith('다') ? 0.5 : 1);

const SURE = 0.8;
const isSure = ({ documents: [best] }: Evidence) => best !== undefined && best.coverage >= SURE;
