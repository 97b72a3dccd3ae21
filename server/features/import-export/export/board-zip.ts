import type { Readable } from 'node:stream';
import { Readable as ReadableStream } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { BoardType } from '#shared/boards.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { cleanFileName } from '#server/storage/file-type.ts';
import type { ExportedFile } from './exported-documents.ts';
import { boardJson } from './board-json.ts';

/**
 * `documents.json`, then every file as `files/<id>/<name>`, streamed. Files are not compressed again, because most
 * already are.
 */
export function boardZip(context: Context, boardType: BoardType): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  let current: Readable | undefined;
  out.once('close', () => current?.destroy());
  const add = async (source: Readable, path: string, compress: boolean) => {
    current = source;
    zip.addReadStream(source, path, { compress, mtime: context.clock.now() });
    await finished(source);
  };
  const fill = async () => {
    const files: ExportedFile[] = [];
    await add(ReadableStream.from(boardJson(context.db, boardType, files)), 'documents.json', true);
    for (const file of files) {
      if (out.destroyed) return;
      const source = await context.storage.read(file.storage_key).catch((err: unknown) => {
        // An unreachable storage fails the export, rather than leaving out all files.
        if (err instanceof AppError) throw err;
        // A single missing file is skipped; the import reports it.
        context.log.error({ err, fileId: file.id }, 'file missing from export');
        return null;
      });
      if (source)
        await add(source, `files/${file.id}/${cleanFileName(file.name, SERVER_LIMITS.fileNameMaxChars)}`, false);
    }
    zip.end();
  };
  fill().catch((error: unknown) => out.destroy(error as Error));
  return out;
}
