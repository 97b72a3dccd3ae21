const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const TEXTS = new Set(['tEXt', 'zTXt', 'iTXt']);
/** Length, type and checksum of a chunk (PNG specification, 5.3). */
const FRAME_BYTES = 12;

/**
 * A PNG without its texts, which no drawing keeps. The decoder unpacks each of them, up to 50 MB from 50 kB, before it
 * looks at the time: a hundred of them kept it busy for half a minute. Other files are returned as they are.
 */
export function withoutPngTexts(original: Uint8Array): Uint8Array {
  const file = Buffer.from(original.buffer, original.byteOffset, original.byteLength);
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return original;
  const kept: Buffer[] = [];
  let from = 0;
  let at = SIGNATURE.length;
  while (at + FRAME_BYTES <= file.length) {
    const end = at + FRAME_BYTES + file.readUInt32BE(at);
    if (TEXTS.has(file.toString('latin1', at + 4, at + 8))) {
      kept.push(file.subarray(from, at));
      from = Math.min(end, file.length);
    }
    at = end;
  }
  return kept.length === 0 ? original : Buffer.concat([...kept, file.subarray(from)]);
}
