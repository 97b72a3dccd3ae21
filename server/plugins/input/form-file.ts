import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError, fail } from '#server/errors.ts';
import { asAppError } from '../error-reply.ts';

/**
 * The file of a multipart form as a stream; preceding fields are parsed.
 * @throws CM01 if it is no such form, FI04 if it has no file or is incomplete.
 */
export async function formFile(request: FastifyRequest): Promise<MultipartFile> {
  if (!request.isMultipart()) fail('CM01');
  try {
    const file = (await request.file()) ?? fail('FI04');
    file.file.once('end', () => skipRest(request));
    return file;
  } catch (error) {
    skipRest(request);
    // Errors of the parser have no status; an incomplete form is a client error.
    const failure = asAppError(error);
    throw failure.status < 500 ? failure : new AppError('FI04', { cause: error });
  }
}

/** Receives the rest without parsing it: a body of empty parts costs many times as much as a file of that length. */
function skipRest({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}
