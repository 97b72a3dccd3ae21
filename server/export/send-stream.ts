import type { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';

/** Sends a file while it is generated, as a download. */
export const sendStream = (
  reply: FastifyReply,
  made: { name: string; mime: string; content: Readable },
): FastifyReply =>
  reply
    .type(made.mime)
    .header('content-disposition', contentDisposition(made.name, { type: 'attachment' }))
    .header('cache-control', 'no-store')
    .send(made.content);
