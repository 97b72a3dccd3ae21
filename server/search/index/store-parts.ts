import type { Db } from '#server/db/open-database.ts';
import type { Passage } from './passages.ts';
import type { NewEntry } from './store-entry.ts';
import { storeEntry } from './store-entry.ts';

/**
 * What is indexed in one turn, in characters of all that is analysed and stored for it. Nobody else is served on an
 * embedded database meanwhile: about 15 ms for words that are all different (`npm run bench -- costs`).
 */
const PART_CHARS = 8_000;
/** About a book of 300 pages; what comes after is not looked for. */
const MOST_PARTS = 40;
/** A row of its own, with its place in two indexes. */
const CHARS_PER_PASSAGE = 100;
const ROWS_AT_ONCE = 20;

interface Options {
  /** Found at once, as far as one part goes; else only by its title, and by the rest once `indexWaiting` was there. */
  isFirstPartNow: boolean;
}

/** An entry of a document or a file of any length: one part of it at once, the rest by `indexWaiting`. */
export async function storeInParts(
  tx: Db,
  entry: NewEntry & { documentId: string },
  { isFirstPartNow }: Options,
): Promise<void> {
  const parts = isFirstPartNow ? partsOf(entry) : [{ ...entry, passages: [] }, ...partsOf({ ...entry, extra: '' })];
  const [first, ...waiting] = parts.slice(0, MOST_PARTS);
  if (first) await storeEntry(tx, first);
  const rows = waiting
    .filter(({ passages, extra = '' }) => passages.length > 0 || extra !== '')
    .map((part) => ({ document_id: entry.documentId, file_id: entry.fileId ?? null, part: JSON.stringify(part) }));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await tx
      .insertInto('search_waiting')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute();
}

/** Entries that together find what `entry` would, each of them under the title. */
export function partsOf<Entry extends NewEntry>(entry: Entry): Entry[] {
  const shared = entry.title.length + lengthOf(entry.wordings);
  const parts: Entry[] = [];
  let passages: Passage[] = [];
  let chars = 0;
  const end = (extra = '') => {
    parts.push({ ...entry, passages, extra });
    passages = [];
    chars = 0;
  };
  const [firstExtra = '', ...extras] = slicesOf(entry.extra ?? '');
  chars = firstExtra.length;
  for (const passage of entry.passages) {
    const cost =
      shared + passage.heading.length + lengthOf(passage.wordings) + passage.content.length + CHARS_PER_PASSAGE;
    if (chars > 0 && chars + cost > PART_CHARS) end(parts.length === 0 ? firstExtra : '');
    passages.push(passage);
    chars += cost;
  }
  end(parts.length === 0 ? firstExtra : '');
  for (const extra of extras) end(extra);
  return parts;
}

const lengthOf = (texts: readonly string[] = []) => texts.reduce((sum, text) => sum + text.length, 0);

/** A text as pieces of at most half a part, cut between words where there are any. */
function slicesOf(text: string): string[] {
  const slices: string[] = [];
  for (let at = 0; at < text.length;) {
    const most = at + PART_CHARS / 2;
    const space = most < text.length ? text.lastIndexOf(' ', most) : text.length;
    const end = space > at ? space : most;
    slices.push(text.slice(at, end));
    at = end;
  }
  return slices;
}
