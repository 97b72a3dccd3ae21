import type { Db } from '#server/db/open-database.ts';
import type { Passage } from './passages/passages.ts';
import type { NewEntry } from './store-entry.ts';
import { storeEntry } from './store-entry.ts';

/**
 * Characters analysed and stored per turn. An embedded database blocks other requests for about 15 ms where all words
 * differ, and for some 40 ms where all of them seem to have several endings (`npm run bench -- costs`).
 */
const PART_CHARS = 9_000;
/** Of text that finds the entry without being a passage. */
const EXTRA_CHARS = 4_000;
/** About the length of a book; later parts are not indexed. */
export const MOST_PARTS = 60;
/** Cost of a passage's row and index entries, in characters. */
const CHARS_PER_PASSAGE = 100;
/** Cost of a new word, which is looked up and stored: a part with many different words is shorter. */
const CHARS_PER_NEW_PIECE = 4;
const ROWS_AT_ONCE = 20;

export type PartOfDocument = NewEntry & { documentId: string };

/** Indexes a document of any length: the first part at once, the rest by `indexWaiting`. */
export async function storeInParts(tx: Db, entry: PartOfDocument): Promise<void> {
  const [first, ...waiting] = [...partsOf(entry)].slice(0, MOST_PARTS);
  if (first) await storeEntry(tx, first);
  await storeWaiting(tx, waiting);
}

/** Queues parts for `indexWaiting`. */
export async function storeWaiting(tx: Db, parts: readonly PartOfDocument[]): Promise<void> {
  const rows = parts
    .filter(({ passages, extra = '' }) => passages.length > 0 || extra !== '')
    .map((part) => ({ document_id: part.documentId, file_id: part.fileId ?? null, part: JSON.stringify(part) }));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await tx
      .insertInto('search_waiting')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute();
}

/** Splits an entry into several that together find the same; each contains the title. */
export function* partsOf<Entry extends NewEntry>(
  entry: Entry,
  passages: Iterable<Passage> = entry.passages,
): Generator<Entry> {
  const shared = entry.title.length + lengthOf(entry.wordings);
  const [firstExtra = '', ...extras] = slicesOf(entry.extra ?? '');
  let part = { ...entry, extra: firstExtra, passages: [] as Passage[] };
  let words = new Set<string>();
  let chars = firstExtra.length;
  for (const passage of passages) {
    const text = [passage.heading, ...(passage.wordings ?? []), passage.content].join(' ');
    const pieces = text.split(SPACES).flatMap((word) => word.match(WORD_PIECES) ?? []);
    const fresh = new Set(pieces.filter((piece) => !words.has(piece)));
    const cost = shared + text.length + CHARS_PER_PASSAGE + fresh.size * CHARS_PER_NEW_PIECE;
    if (chars > 0 && chars + cost > PART_CHARS) {
      yield part;
      part = { ...entry, extra: '', passages: [] };
      words = new Set();
      chars = 0;
    }
    part.passages.push(passage);
    for (const piece of fresh) words.add(piece);
    chars += cost;
  }
  yield part;
  for (const extra of extras) yield { ...entry, extra, passages: [] };
}

const SPACES = /\s+/;
/** A long word has many morphemes. */
const WORD_PIECES = /.{1,4}/gu;

const lengthOf = (texts: readonly string[] = []) => texts.reduce((sum, text) => sum + text.length, 0);

/** Splits a text between words where possible. */
function slicesOf(text: string): string[] {
  const slices: string[] = [];
  for (let at = 0; at < text.length;) {
    const most = at + EXTRA_CHARS;
    const space = most < text.length ? text.lastIndexOf(' ', most) : text.length;
    const end = space > at ? space : most;
    slices.push(text.slice(at, end));
    at = end;
  }
  return slices;
}
