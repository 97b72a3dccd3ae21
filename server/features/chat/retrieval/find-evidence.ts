import type { Db } from '../../../db/open-database.ts';
import type { Term } from '../../../search/analyse/analyser.ts';
import { loadAnalyser } from '../../../search/analyse/analyser.ts';
import { findPassages } from '../../../search/query/search-passages.ts';
import type { Question } from '../chat-engine.ts';
import type { RankedDocument } from './rank-documents.ts';
import { rankDocuments } from './rank-documents.ts';
import { readQuestion } from './read-question.ts';
import { written } from './spoken.ts';

const MOST_PASSAGES = 40;

export interface Evidence {
  /** The question as it was understood: with the one before when it leaned on it. */
  text: string;
  terms: readonly Term[];
  /** How telling each term is. */
  weights: readonly number[];
  /** A word is in no text at all. */
  hasUnknown: boolean;
  /** It is a name, a code or a version, which says exactly what is meant. */
  hasUnknownName: boolean;
  /** The words are nowhere; others that sound like them were looked for. */
  isGuess: boolean;
  /** One word at least was read as another that sounds like it. */
  hasMended: boolean;
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
  const read = written(text);
  const found = await findPassages(db, actor, { query: read, limit: MOST_PASSAGES }, now);
  const weights = found.terms.map((term, i) => (found.idf[i] ?? 0) * shareOf(term, found.counts[i] ?? 0));
  const asked = { text: read, terms: found.terms, weights };
  return {
    ...asked,
    hasUnknown: found.terms.some((term, i) => found.counts[i] === 0 && !isInflected(term)),
    hasUnknownName: found.terms.some(({ any: [word = ''] }, i) => found.counts[i] === 0 && /^[a-z0-9]/.test(word)),
    isGuess: found.isGuess ?? false,
    hasMended: found.hasMended ?? false,
    documents: await rankDocuments(db, asked, found, now),
  };
}

/** A Korean word that is nowhere may be another word for something that is; a name may not. */
const UNKNOWN_SHARE = 0.75;

/** What is done is said in many ways, what it is done to in few; an ending that no text has says least. */
function shareOf(term: Term, count: number): number {
  const [word = ''] = term.any;
  if (count === 0 && /^[가-힣]/.test(word)) return isInflected(term) ? 0.1 : UNKNOWN_SHARE;
  return word.length > 1 && word.endsWith('다') ? 0.5 : 1;
}

/** A word as it ends in a sentence, which the analysis took for a name. */
const isInflected = ({ any: [word = ''] }: Term) => word.length > 2 && INFLECTED.test(word);
const INFLECTED = /[요죠까줘냐래네음함됨임데서게고면지야어아기는은을든던]$/;

const SURE = 0.8;
const isSure = ({ documents: [best] }: Evidence) => best !== undefined && best.coverage >= SURE;
