import { marketText } from '#shared/messages/boards/market.ko.ts';
import type { Context } from '#server/context.ts';
import { fail } from '#server/errors.ts';
import type { FileRow } from '../files/file.queries.ts';
import { createSerialQueue } from '#server/serial-queue.ts';
import { inspectZip } from '../files/zip/inspect-zip.ts';

/** What a package of scripts may hold when unpacked; far above honest ones, far below what would hurt a PC. */
const LIMITS = { maxEntries: 2_000, maxTotalBytes: 512 * 1024 ** 2, maxRatio: 100 };

/** Every entry is unpacked, which takes a core for seconds: one package at a time. */
const inTurn = createSerialQueue(10);

/**
 * The names and sizes of what an uploaded package holds.
 * @throws MK01 with the reason, when it is broken or could do harm where it is unpacked.
 */
export async function inspectPackage(
  { storage }: Pick<Context, 'storage'>,
  file: Pick<FileRow, 'storage_key' | 'size_bytes'>,
) {
  const read = (range: { start: number; end: number }) => storage.read(file.storage_key, range);
  const zip = await inTurn(() => inspectZip({ sizeBytes: file.size_bytes, read }, LIMITS));
  if (zip.refused === null) return zip.entries;
  const problem = marketText.refused[zip.refused];
  return fail('MK01', { message: problem, fields: { fileId: problem } });
}
