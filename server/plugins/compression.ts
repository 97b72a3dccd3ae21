import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Pages, data and scripts. Downloads are left as they are: byte ranges count the bytes of the file. */
const TYPES = /^(?:text\/(?:html|css|javascript)|application\/(?:json|javascript|xml)|image\/svg\+xml)/;

export async function compressReplies(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    customTypes: TYPES,
    threshold: 1024,
    // The highest levels cost more time than they save on the way.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
  });
}
