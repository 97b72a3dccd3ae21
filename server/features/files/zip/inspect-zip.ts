import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Entry, ZipFile } from 'yauzl';
import {
  RandomAccessReader,
  fromBufferPromise,
  fromRandomAccessReaderPromise,
  openPromise,
  validateFileName,
} from 'yauzl';
import { decodeEntryName } from './zip-entry-name.ts';

/** A path, the bytes themselves, or something that can be read in parts (our storage). */
export type ZipSource =
  | string
  | Buffer
  | { sizeBytes: number; read: (range: { start: number; end: number }) => Promise<Readable> };

export interface ZipLimits {
  maxEntries: number;
  /** Of all entries together, unpacked. */
  maxTotalBytes: number;
  /** Unpacked to packed; honest archives of programs stay below 20. */
  maxRatio: number;
}

/** Why an archive is not taken. The set is closed, so that each feature can give every reason its own words. */
export type ZipRefusal =
  | 'broken'
  | 'empty'
  | 'tooManyEntries'
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
 * What a zip holds, without keeping any of it, or why it is refused. The sizes can be believed: after the list
 * has passed the limits every entry is unpacked and compared with what the list says.
 * Failures of the source itself (storage) are passed on; whatever is wrong with the zip is an answer.
 */
export async function inspectZip(source: ZipSource, limits: ZipLimits): Promise<ZipInspection> {
  const zip = await openInspectedZip(source, limits);
  if (zip.refused !== null) return zip;
  zip.close();
  const entries = zip.entries.map(({ name, sizeBytes }) => ({ name, sizeBytes }));
  return { refused: null, entries, totalBytes: zip.totalBytes };
}

/** The same, and its entries can be read until it is closed. */
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

/** Names as bytes: the library would take Korean names for CP437. */
const OPTIONS = { lazyEntries: true, decodeStrings: false, autoClose: false, validateEntrySizes: true };

async function openZip(source: ZipSource, onSourceError: (error: unknown) => void): Promise<ZipFile> {
  if (typeof source === 'string') return openPromise(source, OPTIONS);
  if (Buffer.isBuffer(source)) return fromBufferPromise(source, OPTIONS);
  const reader = new PartReader(source.read, onSourceError);
  return fromRandomAccessReaderPromise(reader, source.sizeBytes, OPTIONS);
}

class PartReader extends RandomAccessReader {
  readonly #read: Exclude<ZipSource, string | Buffer>['read'];
  readonly #onError: (error: unknown) => void;

  constructor(read: Exclude<ZipSource, string | Buffer>['read'], onError: (error: unknown) => void) {
    super();
    this.#read = read;
    this.#onError = onError;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const [read, onError] = [this.#read, this.#onError];
    return Readable.from(
      (async function* () {
        try {
          yield* await read({ start, end: end - 1 });
        } catch (error) {
          onError(error);
          throw error;
        }
      })(),
    );
  }
}

async function readList(zip: ZipFile, limits: ZipLimits): Promise<{ name: string; entry: Entry }[]> {
  if (zip.entryCount > limits.maxEntries) throw new Refused('tooManyEntries');
  const entries: { name: string; entry: Entry }[] = [];
  const names = new Set<string>();
  let [packedBytes, totalBytes] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    const name = decodeEntryName(entry);
    refuseUnsafe(entry, name);
    // Two spellings of one name would overwrite each other on Windows and macOS.
    const key = name.normalize('NFC').toLowerCase();
    if (names.has(key)) throw new Refused('duplicateName');
    names.add(key);
    packedBytes += entry.compressedSize;
    totalBytes += entry.uncompressedSize;
    if (totalBytes > limits.maxTotalBytes) throw new Refused('tooLarge');
    entries.push({ name, entry });
  }
  // Entries that share their bytes make a small file unpack to petabytes (overlapping zip bombs).
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

/** Unpacks one entry and drops it; more or fewer bytes than the list says is an error of the stream. */
async function readThrough(zip: ZipFile, entry: Entry): Promise<void> {
  const stream = await zip.openReadStreamPromise(entry);
  stream.resume();
  await finished(stream);
}
