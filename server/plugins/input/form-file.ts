import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError, fail } from '#server/errors.ts';
import { asAppError } from '../error-reply.ts';

/**
 * The file of a form, not yet read; the fields before it are there.
 * @throws CM01 when it is no such form, FI04 when there is no file in it or its bytes break off before one.
 */
export async function formFile(request: FastifyRequest): Promise<MultipartFile> {
  if (!request.isMultipart()) fail('CM01');
  try {
    return (await request.file()) ?? fail('FI04');
  } catch (error) {
    // The parser's own errors carry no status: half a form is the sender's fault, not ours.
    const failure = asAppError(error);
    throw failure.status < 500 ? failure : new AppError('FI04', { cause: error });
  }
}
