import { buffer } from 'node:stream/consumers';
import { readText } from './read-text.ts';

/** About a book. */
const MOST_CHARS = 400_000;

// Whoever asked ends this process when it has the text, or goes itself.
process.once('disconnect', () => process.exit());
const [, , extension = ''] = process.argv;
const text = await readText(extension, new Uint8Array(await buffer(process.stdin)));
process.send?.(text.slice(0, MOST_CHARS));
