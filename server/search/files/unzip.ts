import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** Maximum for all parts together; no usual document is larger. Memory use is about four times this. */
const MOST_BYTES = 30 * 1024 * 1024;
/** A part is a slide or a sheet. */
const MOST_PARTS = 2_000;

/** The parts of a zip with matching names, as text. */
export async function unzipParts(bytes: Uint8Array, wanted: RegExp): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true, validateEntrySizes: true });
  const parts = new Map<string, string>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    if (!wanted.test(entry.fileName)) continue;
    total += entry.uncompressedSize;
    if (total > MOST_BYTES || parts.size >= MOST_PARTS) throw new Error('The parts are larger than a document can be');
    parts.set(entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8'));
  }
  return parts;
}
