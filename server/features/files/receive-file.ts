import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { SERVER_LIMITS } from '#server/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import type { Context } from '#server/context.ts';
import { isOutOfSpace } from '#server/db/db-errors.ts';
import { AppError, fail } from '#server/errors.ts';
import { HEAD_BYTES, PartsSought, cleanFileName, detectType, extensionOf } from '#server/storage/file-type.ts';

export interface ReceivedFile {
  name: string;
  mime: string;
  sizeBytes: number;
  sha256: string;
  storageKey: string;
}

/**
 * Stores an upload as a stream. Nothing remains after an error.
 * @throws FI01 too large, FI02 wrong type, FI04 aborted.
 */
export async function receiveFile(
  { storage }: Pick<Context, 'storage'>,
  source: Readable,
  given: { fileName: string; maxBytes: number; extensions: readonly string[] },
): Promise<ReceivedFile> {
  const name = cleanFileName(given.fileName, SERVER_LIMITS.fileNameMaxChars);
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  try {
    if (!given.extensions.includes(extensionOf(name))) fail('FI02');
    const head = await readHead(chunks);
    const mime = (await detectType(name, head)) ?? fail('FI02');
    const storageKey = newKey();
    const kept = await storage.write(storageKey, Readable.from(checked(name, head, chunks, given.maxBytes)));
    return { name, mime, storageKey, ...kept };
  } catch (error) {
    await readToTheEnd(chunks);
    if (error instanceof AppError) throw error;
    if (isOutOfSpace(error)) throw error;
    return fail('FI04', { cause: error });
  }
}

/**
 * Reads the rest of a refused upload: a browser that is cut off while sending does not see the response, and unread
 * data would precede its next request. By the iterator, because the stream is no longer flowing.
 */
async function readToTheEnd(chunks: AsyncIterator<Buffer>): Promise<void> {
  try {
    while (!(await chunks.next()).done);
  } catch {
    // The client has disconnected.
  }
}

/** Distributed over folders, so that none has millions of files. */
function newKey(): string {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}`;
}

async function readHead(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  while (length < HEAD_BYTES) {
    const { value, done } = await chunks.next();
    if (done) break;
    parts.push(value);
    length += value.length;
  }
  return Buffer.concat(parts);
}

/** @throws FI01 for more than `maxBytes`, FI02 at the end of what is no document of its extension. */
async function* checked(name: string, head: Buffer, rest: AsyncIterator<Buffer>, maxBytes: number) {
  const parts = new PartsSought(name);
  let length = head.length;
  const refuseTooLarge = () => {
    if (length > maxBytes) fail('FI01', { message: messages.files.tooLarge(maxBytes) });
  };
  refuseTooLarge();
  parts.look(head);
  yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    length += next.value.length;
    refuseTooLarge();
    parts.look(next.value);
    yield next.value;
  }
  if (!parts.isFound) fail('FI02');
}
