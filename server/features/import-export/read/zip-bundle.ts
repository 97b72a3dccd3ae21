import { buffer } from 'node:stream/consumers';
import { composed } from '#shared/text/compose.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import { importExportText as text } from '#shared/messages/boards/documents/import-export.ko.ts';
import { fail } from '#server/errors.ts';
import type { Storage } from '#server/storage/storage.ts';
import { openInspectedZip } from '#server/features/files/inspect-zip/inspect-zip.ts';
import type { FileBytes } from '../incoming-document.ts';
import type { Kept } from './spool-upload.ts';

/** The uploaded data: the rows, and for a zip also the other files. */
export interface Bundle extends Disposable {
  rows: FileBytes;
  /** The only file of a folder, given as path from the root. */
  inFolder(path: string): FileBytes | undefined;
  /** The file whose path ends like this, if exactly one does: exports are packed from different folders. */
  endingIn(path: string): FileBytes | undefined;
}

const ZIP_LIMITS = {
  maxEntries: SERVER_LIMITS.importArchiveMaxEntries,
  maxTotalBytes: SERVER_LIMITS.importArchiveUnpackedMaxBytes,
  /** Logs and tables compress well; zip bombs have a ratio of a thousand. */
  maxRatio: 200,
};

/** @throws TR04 for an unsafe zip, or one without rows. */
export async function openBundle(storage: Storage, kept: Kept): Promise<Bundle> {
  const head = await buffer(await storage.read(kept.key, { start: 0, end: 3 }));
  if (head.toString('latin1') !== 'PK\u0003\u0004') return withoutFiles(kept);
  const read = (range: { start: number; end: number }) => storage.read(kept.key, range);
  const zip = await openInspectedZip({ sizeBytes: kept.sizeBytes, read }, ZIP_LIMITS);
  if (zip.refused !== null) return fail('TR04', { message: text.refusedZip[zip.refused] });
  const entries = new Map(
    zip.entries
      .filter(({ name }) => !name.endsWith('/') && !name.startsWith('__MACOSX/'))
      .map((entry) => [composed(entry.name), entry]),
  );
  const rowsPath = rowsAmong([...entries.keys()]);
  const rows = entries.get(rowsPath ?? '');
  if (!rows) {
    zip.close();
    return fail('TR04', { message: text.noRowsInZip });
  }
  const root = rowsPath?.slice(0, rowsPath.lastIndexOf('/') + 1) ?? '';
  const lists = Map.groupBy(entries, ([path]) => path.slice(path.lastIndexOf('/') + 1));
  const folders = Map.groupBy(entries, ([path]) => path.slice(0, path.lastIndexOf('/') + 1));
  return {
    rows,
    inFolder(path) {
      const found = folders.get(`${root}${composed(path)}/`) ?? [];
      return found.length === 1 ? found[0]?.[1] : undefined;
    },
    endingIn(given) {
      const wanted = composed(given).replace(/^[./]+/, '');
      const sameName = lists.get(wanted.slice(wanted.lastIndexOf('/') + 1)) ?? [];
      const found = sameName.filter(([path]) => path === wanted || path.endsWith(`/${wanted}`));
      return found.length === 1 ? found[0]?.[1] : undefined;
    },
    [Symbol.dispose]: () => zip.close(),
  };
}

const withoutFiles = (rows: FileBytes): Bundle => ({
  rows,
  inFolder: () => undefined,
  endingIn: () => undefined,
  [Symbol.dispose]: () => undefined,
});

/** `documents.json` or similar; otherwise the only table at the highest level. */
function rowsAmong(paths: string[]): string | undefined {
  const tables = paths.filter((path) => /\.(json|csv|xml)$/i.test(path));
  const depthOf = (path: string) => path.split('/').length;
  const depth = Math.min(...tables.map(depthOf));
  const highest = tables.filter((path) => depthOf(path) === depth);
  const named = highest.filter((path) => /(^|\/)documents\.\w+$/i.test(path));
  const found = named.length > 0 ? named : highest;
  return found.length === 1 ? found[0] : undefined;
}
