import { setImmediate as otherWork } from 'node:timers/promises';
import { LONGEST_PART, loadMorphemes } from './morphemes.ts';
import { normalise, scan } from './scan.ts';

/** So long nobody else is served; far below what anybody notices. */
const SLICE_MS = 8;
/** A multiple of what is looked at together, so that the same parts come out. */
const SLICE_CHARS = LONGEST_PART * 16;

/**
 * Splits the words of texts into morphemes a few at a time, others being served in between. They are remembered, so
 * that indexing the texts is quick where nobody can be served meanwhile: in a transaction of an embedded database.
 */
export async function analyseAhead(...texts: readonly string[]): Promise<void> {
  const split = await loadMorphemes();
  let since = performance.now();
  for (const text of texts)
    for (const { kind, text: word } of scan(normalise(text))) {
      if (kind !== 'hangul') continue;
      for (let at = 0; at < word.length; at += SLICE_CHARS) {
        split(word.slice(at, at + SLICE_CHARS));
        if (performance.now() - since < SLICE_MS) continue;
        await otherWork();
        since = performance.now();
      }
    }
}
