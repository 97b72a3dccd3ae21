import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** Of all parts that are read; more is no document that somebody wrote. */
const MOST_BYTES = 60 * 1024 * 1024;

/** The parts of a zip whose names fit, as text. */
export async function unzipParts(bytes: Uint8Array, wanted: RegExp): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true, validateEntrySizes: true });
  const parts = new Map<string, string>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    if (!wanted.test(entry.fileName)) continue;
    total += entry.uncompressedSize;
    if (total > MOST_BYTES) throw new Error('The parts are larger than a document can be');
    parts.set(entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8'));
  }
  return parts;
}
