import type { Analyser } from '#server/search/analyse/analyser.ts';
import { loadAnalyser } from '#server/search/analyse/analyser.ts';

/** Some megabytes of lines, which are asked about again and again. */
const KEPT = 20_000;
const LONGEST = 600;

const remembered = new Map<string, string[]>();

/** The analysis of lines that are looked at for one question after another. */
export async function loadRememberedTokens(): Promise<Analyser['tokens']> {
  const { tokens } = await loadAnalyser();
  return (text) => {
    const known = remembered.get(text);
    if (known) return known;
    const found = tokens(text);
    if (remembered.size >= KEPT) remembered.clear();
    if (text.length <= LONGEST) remembered.set(text, found);
    return found;
  };
}
