import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { AppError, fail } from '#server/errors.ts';

type Range = { start: number; end: number };

export interface ServedFile {
  name: string;
  mime: string;
  sizeBytes: number;
  sha256: string;
  read: (range?: Range) => Promise<Readable>;
  disposition: 'attachment' | 'inline';
  cacheControl: string;
  /** Called when the file is sent from its start: a resumed download counts once. */
  onStart?: () => Promise<void>;
}

/** Sends a stored file: complete, a range (RFC 9110, 14), or 304. Its SHA-256 is in two headers. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: ServedFile): Promise<FastifyReply> {
  const etag = `"${file.sha256.slice(0, 32)}"`;
  if (request.headers['if-none-match']?.split(/,\s*/).includes(etag))
    return setHeaders(reply, file, etag).status(304).send();
  const range = rangeOf(request, file.sizeBytes, etag);
  if (range === 'unsatisfiable')
    return setHeaders(reply, file, etag)
      .status(416)
      .header('content-range', `bytes */${file.sizeBytes}`)
      .header('content-length', 0)
      .send();

  // Opened before the headers are sent, so that a storage failure gets an error response.
  const stream = request.method === 'HEAD' ? Readable.from([]) : await readOrFail(request, file, range ?? undefined);
  void setHeaders(reply, file, etag).header('content-length', range ? range.end - range.start + 1 : file.sizeBytes);
  if (range) void reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.sizeBytes}`);
  if (request.method !== 'HEAD' && (range === null || range.start === 0)) await file.onStart?.();
  return reply.send(stream);
}

/** @throws FI09 if the stored file is missing. */
async function readOrFail(request: FastifyRequest, file: ServedFile, range: Range | undefined): Promise<Readable> {
  try {
    return await file.read(range);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    request.log.error({ err: cause, sha256: file.sha256 }, 'a stored file is missing');
    return fail('FI09', { cause });
  }
}

/** Headers that prevent file contents from being executed on this origin. */
function setHeaders(reply: FastifyReply, file: ServedFile, etag: string): FastifyReply {
  return reply
    .type(file.mime)
    .header('content-disposition', contentDisposition(file.name, { type: file.disposition }))
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
    .header('repr-digest', `sha-256=:${Buffer.from(file.sha256, 'hex').toString('base64')}:`)
    .header('x-checksum-sha256', file.sha256)
    .header('cache-control', file.cacheControl)
    .header('content-security-policy', "default-src 'none'; sandbox");
}

/** A single byte range; null for the complete file, also for several ranges, other units or an outdated If-Range. */
function rangeOf(request: FastifyRequest, size: number, etag: string): Range | 'unsatisfiable' | null {
  const { range, 'if-range': ifRange } = request.headers;
  if (!range || !/^bytes=/i.test(range) || (ifRange !== undefined && ifRange !== etag)) return null;
  const ranges = parseRange(size, range);
  if (ranges === -1) return 'unsatisfiable';
  const [first, ...more] = ranges === -2 ? [] : ranges;
  return first && more.length === 0 ? first : null;
}
