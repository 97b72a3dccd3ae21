import { extname } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/errors.ts';

/** File types below `assets/`. */
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves hashed files that are not in this build but in another one: of an instance with another version during an
 * update, or of the previous version whose pages are still open. Files of this build have their own routes.
 */
export function serveOtherBuilds(app: FastifyInstance, { db, storage }: Pick<Context, 'db' | 'storage'>): void {
  app.get(
    '/assets/*',
    { schema: { hide: true } },
    async (request: FastifyRequest<{ Params: { '*': string } }>, reply) => {
      const path = `assets/${request.params['*']}`;
      const row = await db
        .selectFrom('built_file')
        .select('storage_key')
        .where('path', '=', path)
        .limit(1)
        .executeTakeFirst();
      if (!row) return reply.callNotFound();
      const bytes = await storage.read(row.storage_key).catch((error: unknown) => {
        // The storage is not reachable; the file may exist.
        if (error instanceof AppError) throw error;
        request.log.error({ err: error, path }, 'a file of another build is missing');
        return null;
      });
      if (bytes === null) return reply.callNotFound();
      return reply
        .type(TYPES[extname(path)] ?? 'application/octet-stream')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(bytes);
    },
  );
}
