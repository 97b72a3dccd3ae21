import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import type { Entry, ZipFile } from 'yauzl';
import {
  RandomAccessReader,
  fromBufferPromise,
  fromRandomAccessReaderPromise,
  openPromise,
  validateFileName,
} from 'yauzl';
import { composed } from '#shared/text/compose.ts';
import { endLongTurn } from '#server/end-long-turn.ts';
import { decodeEntryName } from './zip-entry-name.ts';

/** A path, the content, or a source with random access (the storage). */
export type ZipSource =
  | string
  | Buffer
  | { sizeBytes: number; read: (range: { start: number; end: number }) => Promise<Readable> };

export interface ZipLimits {
  maxEntries: number;
  /** Uncompressed size of all entries together. */
  maxTotalBytes: number;
  /** Ratio of uncompressed to compressed size; normal program archives are below 20. */
  maxRatio: number;
}

/** Reasons for refusing an archive. A closed set, so that each feature can have its own texts. */
export type ZipRefusal =
  | 'broken'
  | 'empty'
  | 'tooManyEntries'
  | 'namesTooLong'
  | 'tooLarge'
  | 'suspiciousRatio'
  | 'unsafeName'
  | 'duplicateName'
  | 'encrypted'
  | 'link';

export type ZipInspection =
  | { refused: null; entries: { name: string; sizeBytes: number }[]; totalBytes: number }
  | { refused: ZipRefusal };

class Refused extends Error {
  readonly reason: ZipRefusal;
  constructor(reason: ZipRefusal) {
    super(reason);
    this.reason = reason;
  }
}

interface InspectedZip {
  refused: null;
  entries: { name: string; sizeBytes: number; open(): Promise<Readable> }[];
  totalBytes: number;
  close(): void;
}

/**
 * Inspects a zip without storing its contents; returns the entries or a refusal. The sizes are reliable: after the
 * limits are checked, every entry is decompressed and compared with the directory. Errors of the source (storage) are
 * thrown.
 */
export async function inspectZip(source: ZipSource, limits: ZipLimits): Promise<ZipInspection> {
  const zip = await openInspectedZip(source, limits);
  if (zip.refused !== null) return zip;
  zip.close();
  const entries = zip.entries.map(({ name, sizeBytes }) => ({ name, sizeBytes }));
  return { refused: null, entries, totalBytes: zip.totalBytes };
}

/** The same; its entries can be read until it is closed. */
export async function openInspectedZip(
  source: ZipSource,
  limits: ZipLimits,
): Promise<InspectedZip | { refused: ZipRefusal }> {
  let sourceError: unknown;
  const noteError = (error: unknown) => void (sourceError ??= error);
  let opened: ZipFile | undefined;
  try {
    const zip = await openZip(source, noteError);
    opened = zip;
    const list = await readList(zip, limits);
    for (const { name, entry } of list) if (!name.endsWith('/')) await readThrough(zip, entry);
    const entries = list.map(({ name, entry }) => ({
      name,
      sizeBytes: entry.uncompressedSize,
      open: () => zip.openReadStreamPromise(entry),
    }));
    const totalBytes = entries.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    return { refused: null, entries, totalBytes, close: () => zip.close() };
  } catch (error) {
    opened?.close();
    if (sourceError !== undefined) throw sourceError;
    return { refused: error instanceof Refused ? error.reason : 'broken' };
  }
}

/** Names as bytes, because the library would decode Korean names as CP437. */
const OPTIONS = { lazyEntries: true, decodeStrings: false, autoClose: false, validateEntrySizes: true };

async function openZip(source: ZipSource, onSourceError: (error: unknown) => void): Promise<ZipFile> {
  if (typeof source === 'string') return openPromise(source, OPTIONS);
  if (Buffer.isBuffer(source)) return fromBufferPromise(source, OPTIONS);
  const reader = new PartReader(source, onSourceError);
  return fromRandomAccessReaderPromise(reader, source.sizeBytes, OPTIONS);
}

type Parts = Exclude<ZipSource, string | Buffer>;

/** A zip of small files is read in their order: one request brings many of them. */
const AHEAD_BYTES = 256 * 1024;

class PartReader extends RandomAccessReader {
  readonly #source: Parts;
  readonly #onError: (error: unknown) => void;
  #ahead = { start: 0, bytes: Buffer.alloc(0) };

  constructor(source: Parts, onError: (error: unknown) => void) {
    super();
    this.#source = source;
    this.#onError = onError;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#pieces(start, end));
  }

  async *#pieces(start: number, end: number): AsyncGenerator<Buffer> {
    const { read, sizeBytes } = this.#source;
    // A directory that points outside is a fault of the zip, not of the source.
    if (end > sizeBytes) throw new Refused('broken');
    try {
      if (end - start > AHEAD_BYTES) return yield* (await read({ start, end: end - 1 })) as AsyncIterable<Buffer>;
      let { start: from, bytes } = this.#ahead;
      if (start < from || end > from + bytes.length) {
        from = start;
        bytes = await buffer(await read({ start, end: Math.min(start + AHEAD_BYTES, sizeBytes) - 1 }));
        this.#ahead = { start, bytes };
      }
      if (end > start) yield bytes.subarray(start - from, end - from);
    } catch (error) {
      this.#onError(error);
      throw error;
    }
  }
}

/** The names are kept and shown together, so that their average length counts. */
const AVERAGE_NAME_CHARS = 100;

async function readList(zip: ZipFile, limits: ZipLimits): Promise<{ name: string; entry: Entry }[]> {
  if (zip.entryCount > limits.maxEntries) throw new Refused('tooManyEntries');
  const entries: { name: string; entry: Entry }[] = [];
  const names = new Set<string>();
  let [packedBytes, totalBytes, nameChars] = [0, 0, 0];
  for await (const entry of zip.eachEntry()) {
    await endLongTurn();
    const name = decodeEntryName(entry);
    refuseUnsafe(entry, name);
    // Names that differ only in case or normalisation would overwrite each other on Windows and macOS.
    const key = composed(name).toLowerCase();
    if (names.has(key)) throw new Refused('duplicateName');
    names.add(key);
    nameChars += name.length;
    if (nameChars > limits.maxEntries * AVERAGE_NAME_CHARS) throw new Refused('namesTooLong');
    packedBytes += entry.compressedSize;
    totalBytes += entry.uncompressedSize;
    if (totalBytes > limits.maxTotalBytes) throw new Refused('tooLarge');
    entries.push({ name, entry });
  }
  // Entries that share data make a small file expand to petabytes (overlapping zip bombs).
  if (packedBytes > zip.fileSize) throw new Refused('suspiciousRatio');
  if (totalBytes > Math.max(packedBytes, 1) * limits.maxRatio) throw new Refused('suspiciousRatio');
  if (!entries.some(({ name }) => !name.endsWith('/'))) throw new Refused('empty');
  return entries;
}

const FILE_KIND = 0o170_000;
const SYMBOLIC_LINK = 0o120_000;

function refuseUnsafe(entry: Entry, name: string): void {
  // oxlint-disable-next-line no-control-regex
  if (name === '' || name.length > 500 || /[\u0000-\u001f\u007f]/.test(name)) throw new Refused('unsafeName');
  if (validateFileName(name) !== null) throw new Refused('unsafeName');
  if (entry.isEncrypted()) throw new Refused('encrypted');
  if (((entry.externalFileAttributes >>> 16) & FILE_KIND) === SYMBOLIC_LINK) throw new Refused('link');
  if (!entry.canDecodeFileData()) throw new Refused('broken');
}

/** Decompresses one entry and discards the data; a wrong size is a stream error. */
async function readThrough(zip: ZipFile, entry: Entry): Promise<void> {
  await endLongTurn();
  const stream = await zip.openReadStreamPromise(entry);
  stream.resume();
  await finished(stream);
}
