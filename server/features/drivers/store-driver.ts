import type { Readable } from 'node:stream';
import { SERVER_LIMITS } from '#server/limits.ts';
import { LIMITS } from '#shared/limits.ts';
import { driverAdminText } from '#shared/messages/admin/system/driver.ko.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { isUniqueViolation } from '#server/db/db-errors.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail } from '#server/errors.ts';
import { inspectZip } from '../files/inspect-zip/inspect-zip.ts';
import type { ReceivedFile } from '../files/receive-file.ts';
import { receiveFile } from '../files/receive-file.ts';
import type { DriverKey } from './driver-names.ts';
import { driverFileName, driverId, programOf } from './driver-names.ts';
import type { DriverRow } from './driver.queries.ts';
import { findDriver } from './driver.queries.ts';

const ZIP_LIMITS = { maxEntries: 500, maxTotalBytes: SERVER_LIMITS.driverUnpackedMaxBytes, maxRatio: 100 };

/**
 * Stores a driver's zip, and runs `record` in the same transaction. Nothing remains after an error.
 * @throws DR02 if it exists, DR03 if it is not this driver, FI01, FI02, FI04 as any upload.
 */
export async function storeDriver(
  context: Context,
  key: DriverKey,
  origin: DriverRow['origin'],
  source: Readable,
  record?: (tx: Db, key: DriverKey) => Promise<void>,
): Promise<DriverRow> {
  const { db, storage } = context;
  const id = driverId(key);
  if (await findDriver(db, id)) {
    source.resume();
    fail('DR02');
  }
  const received = await receiveFile(context, source, {
    fileName: driverFileName(key),
    maxBytes: LIMITS.driverMaxBytes,
    extensions: ['zip'],
  });
  try {
    // Demo drivers contain no program.
    await refuseOther(context, received, origin === 'demo' ? null : programOf(key));
    const row = {
      id,
      ...key,
      origin,
      size_bytes: received.sizeBytes,
      sha256: received.sha256,
      storage_key: received.storageKey,
      download_count: 0,
      created_at: nowIso(context),
    };
    await transaction(db, async (tx) => {
      await tx.insertInto('driver').values(row).execute();
      await record?.(tx, key);
    });
    return row;
  } catch (error) {
    await storage.remove(received.storageKey);
    // A concurrent request stored the same driver.
    if (isUniqueViolation(error)) return fail('DR02', { cause: error });
    throw error;
  }
}

async function refuseOther(
  { storage }: Context,
  { storageKey, sizeBytes }: ReceivedFile,
  program: string | null,
): Promise<void> {
  const zip = await inspectZip({ sizeBytes, read: (range) => storage.read(storageKey, range) }, ZIP_LIMITS);
  if (zip.refused !== null) return fail('DR03', { message: driverAdminText.refusedZip[zip.refused] });
  const names = zip.entries.map(({ name }) => name.split('/').at(-1));
  if (program !== null && !names.includes(program)) fail('DR03', { message: driverAdminText.programMissing(program) });
}
