import { passageScorerOf } from '#server/search/query/score-passage.ts';
import type { FoundPassage } from '#server/search/query/search-passages.ts';
import type { Evidence } from '#server/features/chat/retrieval/find-evidence.ts';

/** How much of a question a line must speak of that tells what was asked: of a long one, as much as one of its words. */
const LEAST = 0.2;

/** 토큰 말고: what is not meant; 걱정 말고 leaves nothing out. */
const LEFT_OUT = /(?<!\S)(?!걱정|주저|망설|부담|염려)(\S{1,40}?)(?:을|를|은|는|이|가)?\s?(?:말고|빼고|제외하고)/;
export const leavesOut = (query: string): boolean => LEFT_OUT.test(query);

/** The lines of a text that speak of what was asked, a row of a table with the heads of its columns. */
export function linesSpeakingOf(
  query: string,
  { terms, weights, wordsOf }: Pick<Evidence, 'terms' | 'weights' | 'wordsOf'>,
  { heading, content }: Pick<FoundPassage, 'heading' | 'content'>,
): string[] {
  const scoreOf = passageScorerOf(terms, weights);
  const least = Math.min(LEAST, 1 / terms.length);
  const notMeant = wordsOf(LEFT_OUT.exec(query)?.[1] ?? '').body.split(' ');
  const isMeant = (text: string) => !text.split(' ').some((word) => word !== '' && notMeant.includes(word));
  if (!isMeant(wordsOf(heading).body)) return [];
  return withHeads(content.split('\n')).filter((line) => {
    const texts = wordsOf(line);
    return isMeant(texts.body) && scoreOf(texts).coverage >= least;
  });
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
