import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { COMPRESSED_FROM_BYTES } from '../cache/cached-response.ts';

/** Compressed types: pages, data and scripts. */
const TYPES = /^(?:text\/(?:html|css|javascript)|application\/(?:json|javascript|xml)|image\/svg\+xml)/;

export async function compressReplies(app: FastifyInstance): Promise<void> {
  // Downloads are not compressed: byte ranges refer to the file's bytes, and the library takes some texts (for example
  // "80") for compressed data and sends them with a wrong encoding header.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.hasHeader('content-disposition')) request.headers['x-no-compression'] = 'download';
    done(null, payload);
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    customTypes: TYPES,
    threshold: COMPRESSED_FROM_BYTES,
    // Nobody sends compressed requests, so a small one cannot become a large one; they fail as unreadable.
    globalDecompression: false,
    // Higher levels cost more time than they save in transfer.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
  });
}
