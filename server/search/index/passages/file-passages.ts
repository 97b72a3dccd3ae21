import type { Voice } from '#server/db/tables/search.tables.ts';
import { captionPassages } from './captions.ts';
import type { Passage } from './passages.ts';
import { cutIntoPieces } from './passages.ts';

/** Passages of an attached file under its name; captions with their seconds. */
export function* filePassages(heading: string, text: string, voice: Voice): Generator<Passage> {
  if (heading.toLowerCase().endsWith('.vtt'))
    for (const passage of captionPassages(text)) yield { ...passage, heading, voice };
  else for (const content of cutIntoPieces(text)) yield { heading, anchor: '', second: null, content, voice };
}
