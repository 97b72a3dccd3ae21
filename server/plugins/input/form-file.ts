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
    return (await request.file()) ?? fail('FI04');
  } catch (error) {
    // Errors of the parser have no status; an incomplete form is a client error.
    const failure = asAppError(error);
    throw failure.status < 500 ? failure : new AppError('FI04', { cause: error });
  }
}
