import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { COMPRESSED_FROM_BYTES } from '../cache/cached-response.ts';

/** Pages, data and scripts. */
const TYPES = /^(?:text\/(?:html|css|javascript)|application\/(?:json|javascript|xml)|image\/svg\+xml)/;

export async function compressReplies(app: FastifyInstance): Promise<void> {
  // Downloads are left as they are: byte ranges count the bytes of the file, and a text that happens to begin like
  // something compressed, as "80" does, would be sent plain under the name of gzip, which no browser can open.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.hasHeader('content-disposition')) request.headers['x-no-compression'] = 'download';
    done(null, payload);
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    customTypes: TYPES,
    threshold: COMPRESSED_FROM_BYTES,
    // The highest levels cost more time than they save on the way.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
  });
}
