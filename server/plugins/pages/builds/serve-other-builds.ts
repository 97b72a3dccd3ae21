import { extname } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/errors.ts';

/** What a build puts under `assets/`. */
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Hashed files that this build does not have but another one does: of the version that another instance runs during an
 * update, or of the one before, whose pages are still open. Files of this build have routes of their own.
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
        // A storage that cannot be reached may have it.
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
