import { setImmediate as otherWork } from 'node:timers/promises';
import { LONGEST_PART, loadMorphemes } from './morphemes.ts';
import { normalise, scan } from './scan.ts';

/** Maximum time per slice during which other requests wait. */
const SLICE_MS = 8;
/** A multiple of the length of a part, so that slicing gives the same parts. */
const SLICE_CHARS = LONGEST_PART * 16;

/**
 * Analyses texts in slices with pauses for other requests, and caches the result. Indexing the same texts inside a
 * transaction, where an embedded database cannot pause, is then quick.
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
