import type { FastifyReply, FastifyRequest } from 'fastify';
import { EncodedBody } from '../plugins/pages/encoded-body.ts';
import { encodingFor } from '../plugins/pages/compress-page.ts';

/** What is shorter is not worth compressing. */
export const COMPRESSED_FROM_BYTES = 1024;

/** Of each answer that everybody gets alike, what goes over the wire: checked, put into words and compressed once. */
const bodies = new WeakMap<object, EncodedBody>();

/** For who changes an answer that everybody gets. */
export const dropEncodedBody = (answer: object): void => void bodies.delete(answer);

/** Sends an answer of `createResponseCache`; `write` puts it into words. */
export async function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: object,
  write: () => string,
): Promise<FastifyReply> {
  const body = bodies.get(answer) ?? new EncodedBody(write());
  bodies.set(answer, body);
  reply.header('content-type', 'application/json; charset=utf-8');
  const encoding = body.plain.length < COMPRESSED_FROM_BYTES ? 'identity' : encodingFor(request);
  if (encoding !== 'identity') reply.headers({ 'content-encoding': encoding, vary: 'accept-encoding' });
  return reply.send(await body.in(encoding));
}
