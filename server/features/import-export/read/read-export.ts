import { buffer } from 'node:stream/consumers';
import type { BoardType } from '#shared/boards.ts';
import type { ImportFormat } from '#shared/contract/admin/import-export.contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { importExportText as text } from '#shared/messages/boards/documents/import-export.ko.ts';
import { fail } from '#server/errors.ts';
import type { FileBytes, ReadExport } from '../incoming-document.ts';
import type { Bundle } from './zip-bundle.ts';
import { readGnuboard } from './read-gnuboard.ts';
import { readPortal } from './read-portal.ts';
import { readRhymix } from './read-rhymix.ts';
import { readRhymixXml } from './read-rhymix-xml.ts';
import { readRows } from './read-rows-in-worker.ts';
import type { Spool } from './spool-upload.ts';

/** @throws TR01 for a wrong format or no content, TR02 if it is too large. */
export async function readExport(
  format: ImportFormat,
  boardType: BoardType,
  bundle: Bundle,
  spool: Spool,
): Promise<ReadExport> {
  const read = await readAs(format, boardType, bundle, spool);
  if (read.documents.length + read.strays.length === 0) fail('TR01', { message: text.nothingInFile });
  return read;
}

async function readAs(format: ImportFormat, boardType: BoardType, bundle: Bundle, spool: Spool): Promise<ReadExport> {
  if (format === 'rhymix' && (await isXml(bundle.rows))) return readRhymixXml(await bundle.rows.open(), spool);
  if (bundle.rows.sizeBytes > LIMITS.importMaxBytes) fail('TR02');
  const { rows, isCsv } = await readRows(await buffer(await bundle.rows.open()));
  if (format === 'rhymix') return readRhymix(rows, bundle);
  if (format === 'gnuboard5') return readGnuboard(rows, bundle);
  return readPortal(rows, boardType, isCsv, bundle);
}

async function isXml(rows: FileBytes): Promise<boolean> {
  const stream = await rows.open();
  for await (const chunk of stream as AsyncIterable<Buffer>)
    return /^(\u00ef\u00bb\u00bf)?\s*</.test(chunk.toString('latin1'));
  return false;
}
