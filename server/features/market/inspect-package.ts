import { marketText } from '#shared/messages/boards/market.ko.ts';
import { hasHidden } from '#shared/validation.ts';
import type { Context } from '#server/context.ts';
import { fail } from '#server/errors.ts';
import type { FileRow } from '../files/file.queries.ts';
import { createSerialQueue } from '#server/concurrency/serial-queue.ts';
import { inspectZip } from '../files/inspect-zip/inspect-zip.ts';

/** Limits of an unpacked script package: far above normal ones, far below what harms a PC. */
const LIMITS = { maxEntries: 2_000, maxTotalBytes: 512 * 1024 ** 2, maxRatio: 100 };

/** One package at a time, because decompressing uses a core for seconds. */
const inTurn = createSerialQueue({ ofOne: 10, inAll: 100 });

/**
 * Names and sizes of the files in a package. `asker` is the account whose turn it is.
 * @throws MK01 with the reason, if it is damaged or unsafe.
 */
export async function inspectPackage(
  { storage }: Pick<Context, 'storage'>,
  asker: string,
  file: Pick<FileRow, 'storage_key' | 'size_bytes'>,
) {
  const read = (range: { start: number; end: number }) => storage.read(file.storage_key, range);
  const zip = await inTurn(asker, () => inspectZip({ sizeBytes: file.size_bytes, read }, LIMITS));
  // The names are shown: photo\u202egpj.exe would read photoexe.jpg.
  const isDisguised = zip.refused === null && zip.entries.some(({ name }) => hasHidden(name));
  if (zip.refused === null && !isDisguised) return zip.entries;
  const problem = marketText.refused[zip.refused ?? 'unsafeName'];
  return fail('MK01', { message: problem, fields: { fileId: problem } });
}
