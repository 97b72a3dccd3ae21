import type { Db } from '../../../db/open-database.ts';
import type { Term } from '../../../search/analyse/analyser.ts';
import { loadAnalyser } from '../../../search/analyse/analyser.ts';
import type { PassageTexts } from '../../../search/index/passage-words.ts';
import { passageScorerOf } from '../../../search/query/score-passage.ts';
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
  /** In how many passages each is; 0 for a word that is in no text at all. */
  counts: readonly number[];
  /** The words are nowhere; others that sound like them were looked for. */
  isGuess: boolean;
  /** A text as it is found. */
  wordsOf: (text: string) => PassageTexts;
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
  if (alone === null) return together;
  return speaksOf(together, alone) ? together : alone;
}

/** Whether what was found with the question before has the words of this one: 김치찌개 after 비밀번호 leans on nothing. */
function speaksOf({ documents: [best] }: Evidence, { terms, weights, wordsOf }: Evidence): boolean {
  const [passage] = best?.passages ?? [];
  if (!passage) return false;
  const { title, heading, content } = passage;
  return passageScorerOf(terms, weights)(wordsOf(`${title}\n${heading}\n${content}`)).coverage >= LEAST_SPOKEN_OF;
}

/** How much of a short question its answer must have when it is read with the one before. */
const LEAST_SPOKEN_OF = 0.5;

async function lookFor(db: Db, text: string, { actor, now }: Question): Promise<Evidence> {
  const analyser = await loadAnalyser();
  const read = written(text);
  const found = await findPassages(db, actor, { query: read, limit: MOST_PASSAGES }, now);
  const { terms, weights, counts } = found;
  return {
    text: read,
    terms,
    weights,
    counts,
    isGuess: found.isGuess ?? false,
    wordsOf: (line) => ({ title: '', heading: '', wordings: [], body: analyser.tokens(line).join(' ') }),
    documents: await rankDocuments(db, { ...found, query: text }, now),
  };
}

const SURE = 0.8;
const isSure = ({ documents: [best] }: Evidence) => best !== undefined && best.coverage >= SURE;
