import { captionPassages } from './captions.ts';
import { piecesOf } from './html-passages.ts';
import type { Passage } from './passages.ts';

/** The words of an attached file under its name; captions with their seconds. */
export const filePassages = (name: string, content: string): Passage[] =>
  name.toLowerCase().endsWith('.vtt')
    ? captionPassages(content).map((passage) => ({ ...passage, heading: name }))
    : piecesOf(content, name);
