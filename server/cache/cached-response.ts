import type { FastifyReply, FastifyRequest } from 'fastify';
import { EncodedBody } from '../plugins/pages/encoded-body.ts';
import { encodingFor } from '../plugins/pages/compress-page.ts';

/** Shorter bodies are not worth compressing. */
export const COMPRESSED_FROM_BYTES = 1024;

/** Serialised and compressed bodies of cached responses. */
const bodies = new WeakMap<object, EncodedBody>();

export const encodedBodyOf = (answer: object): EncodedBody | undefined => bodies.get(answer);

export const isCompressed = ({ plain }: EncodedBody): boolean => plain.length >= COMPRESSED_FROM_BYTES;

/** Call after changing a cached response object. */
export const dropEncodedBody = (answer: object): void => void bodies.delete(answer);

/** Sends a response of `createResponseCache`; `write` serialises it. */
export async function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: object,
  write: () => string,
): Promise<FastifyReply> {
  const body = bodies.get(answer) ?? new EncodedBody(write());
  bodies.set(answer, body);
  reply.header('content-type', 'application/json; charset=utf-8');
  if (isCompressed(body)) reply.header('vary', 'accept-encoding');
  const encoding = isCompressed(body) ? encodingFor(request) : 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  request.cachedAnswer = answer;
  return reply.send(await body.in(encoding));
}
