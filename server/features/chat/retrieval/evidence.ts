import type { Term } from '#server/search/analyse/analyser.ts';
import type { PassageTexts } from '#server/search/index/passage-words.ts';
import { passageScorerOf } from '#server/search/query/score-passage.ts';
import type { RankedDocument } from './rank-documents.ts';

export interface Evidence {
  /** The question as it was understood: with the one before when it leaned on it. */
  text: string;
  terms: readonly Term[];
  /** How telling each term is. */
  weights: readonly number[];
  /** In how many passages each is; 0 for a word that is in no text at all. */
  counts: readonly number[];
  /** More is wanted of what was answered before. */
  isMore?: true;
  /** What was answered before did not help. */
  isStill?: true;
  /** The words are nowhere; others that sound like them were looked for. */
  isGuess: boolean;
  /** A text as it is found. */
  wordsOf: (text: string) => PassageTexts;
  /** Documents that the asker may read, best first. */
  documents: RankedDocument[];
}

/** How much of a short question its answer must have when it is read with the one before. */
export const LEAST_SPOKEN_OF = 0.5;

/** How much of a question the best passage of a document speaks of. */
export function shareOf({ terms, weights, wordsOf }: Evidence, { passages }: Pick<RankedDocument, 'passages'>): number {
  const score = passageScorerOf(terms, weights);
  const [best] = passages;
  return best ? score(wordsOf(`${best.title}\n${best.heading}\n${best.content}`)).coverage : 0;
}

const SURE = 0.8;
export const isSure = ({ documents: [best] }: Pick<Evidence, 'documents'>) =>
  best !== undefined && best.coverage >= SURE;
