import { passageScorerOf } from '../../../../search/query/score-passage.ts';
import type { Evidence } from '../../retrieval/find-evidence.ts';

/** How much of a question a line must speak of that tells what was asked: of a long one, as much as one of its words. */
const LEAST = 0.2;

/** The lines of a text that speak of what was asked, a row of a table with the heads of its columns. */
export function linesSpeakingOf(
  { terms, weights, wordsOf }: Pick<Evidence, 'terms' | 'weights' | 'wordsOf'>,
  content: string,
): string[] {
  const scoreOf = passageScorerOf(terms, weights);
  const least = Math.min(LEAST, 1 / terms.length);
  return withHeads(content.split('\n')).filter((line) => scoreOf(wordsOf(line)).coverage >= least);
}

function withHeads(lines: readonly string[]): string[] {
  let head: string | null = null;
  return lines.map((line) => {
    if (!line.includes(' | ')) head = null;
    else if (head === null) head = line;
    else return `${head} ${line}`;
    return line;
  });
}
