import { Readable } from 'node:stream';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { importFields } from '#shared/contract/admin/import-export.contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { importExportText as text } from '#shared/messages/boards/documents/import-export.ko.ts';
import { AppError, fail } from '#server/errors.ts';
import { formFile } from '#server/plugins/input/form-file.ts';
import type { Kept, Spool } from './spool-upload.ts';

/**
 * Form fields that precede the file, then the file as a stream.
 * @throws CM01, FI04
 */
export async function readImportForm(request: FastifyRequest) {
  const file = await formFile(request);
  const valueOf = (name: string) => {
    const field = file.fields[name] as Multipart | undefined;
    return field?.type === 'field' ? field.value : undefined;
  };
  const names = ['boardType', 'format', 'dryRun'];
  const fields = importFields.safeParse(Object.fromEntries(names.map((name) => [name, valueOf(name)])));
  if (fields.success) return { ...fields.data, file };
  file.file.resume();
  return fail('CM01');
}

/**
 * Stores the file temporarily.
 * @throws TR02 too large, FI04 aborted.
 */
export async function receiveImport(spool: Spool, { file }: MultipartFile): Promise<Kept> {
  try {
    return await spool.keep(Readable.from(upTo(LIMITS.importArchiveMaxBytes, file)));
  } catch (error) {
    file.resume();
    if (error instanceof AppError) throw error;
    return fail('FI04', { cause: error });
  }
}

/** The rest of a too large file is read and discarded, so that the response arrives. */
async function* upTo(maxBytes: number, source: AsyncIterable<Buffer>) {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size <= maxBytes) yield chunk;
  }
  if (size > maxBytes) fail('TR02', { message: text.archiveTooLarge });
}
