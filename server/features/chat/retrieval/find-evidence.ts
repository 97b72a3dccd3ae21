import type { Db } from '#server/db/open-database.ts';
import { loadAnalyser } from '#server/search/analyse/analyser.ts';
import { findPassages } from '#server/search/query/search-passages.ts';
import type { Question } from '../chat-engine.ts';
import type { Evidence } from './evidence.ts';
import { isSure, LEAST_SPOKEN_OF, shareOf } from './evidence.ts';
import { isNamedIn, isTrouble, leanOn, troubleTold } from './lean-on.ts';
import { rankDocuments } from './rank-documents.ts';
import { readQuestion } from './read-question.ts';
import { written } from './spoken.ts';

export type { Evidence };

const MOST_PASSAGES = 40;

/** What is known of a question, out of what the asker may read. */
export async function findEvidence(db: Db, question: Question): Promise<Evidence> {
  const analyser = await loadAnalyser();
  const { text, leaning, before, last } = readQuestion(analyser, question);
  const alone = await lookFor(db, text, question);
  if (before === null || leaning === 'own') return alone;
  if (leaning === 'short' && isSure(alone) && !isTrouble(text)) return alone;
  const first = await lookFor(db, before.question, question);
  // What was answered last is of the same, or the conversation went on to something else.
  if (last && !first.documents.some(isNamedIn(last.answer))) return findEvidence(db, { ...question, earlier: [last] });
  const said = (last ?? before).answer;
  const told = leaning === 'short' ? troubleTold({ text, alone, first, said }) : null;
  if (told) return told;
  if (leaning === 'short' && isSure(alone)) return alone;
  const together = await lookFor(db, `${before.question} ${text}`, question);
  if (leaning === 'short') return speaksOf(together, alone) ? together : alone;
  return leanOn({ leaning, text, alone, together, first, said, told: question.earlier.map(({ answer }) => answer) });
}

/** Whether what was found with the question before has the words of this one: 김치찌개 after 비밀번호 leans on nothing. */
const speaksOf = ({ documents: [best] }: Evidence, asked: Evidence): boolean =>
  best !== undefined && shareOf(asked, best) >= LEAST_SPOKEN_OF;

async function lookFor(db: Db, text: string, { actor, now }: Question): Promise<Evidence> {
  const analyser = await loadAnalyser();
  const read = written(text);
  const found = await findPassages(db, actor, { query: read, limit: MOST_PASSAGES, isForAnswer: true }, now);
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
