import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { fileContract } from '../../../shared/contract/file.contract.ts';
import type { Context } from '../../context.ts';
import { nowIso } from '../../context.ts';
import { fail } from '../../errors.ts';
import { route } from '../../plugins/route.ts';
import { accountOf, actorOf } from '../../plugins/session.ts';
import { openDocument } from '../documents/open-document.ts';
import type { FileRow } from './file.queries.ts';
import { findFile } from './file.queries.ts';

export function downloadRoutes(app: FastifyInstance, context: Context): void {
  const { db, storage } = context;

  route(app, fileContract.download, async ({ params, request, reply }) => {
    await readCookieSession(request);
    const file = (await findFile(db, params.id)) ?? fail('CM04');
    await refuseUnreadable(request, file);

    const range = rangeOf(request, file.size_bytes);
    if (range === 'unsatisfiable') {
      return reply.status(416).header('content-range', `bytes */${file.size_bytes}`).send();
    }
    const stream = await storage
      .read(file.storage_key, range ?? undefined)
      .catch((cause: unknown) => fail('CM06', { cause }));
    if (file.purpose === 'attachment' && (range === null || range.start === 0)) await countDownload(file.id);
    return setHeaders(reply, file, range).send(stream);
  });

  /** A link in a page cannot send headers, so this one GET takes the cookie, too. */
  async function readCookieSession(request: FastifyRequest): Promise<void> {
    const { token } = request.cookies;
    if (!request.account && token) request.account = await accountOf(context, token);
  }

  /** As the document it belongs to; before it belongs to one, its uploader alone. */
  async function refuseUnreadable(request: FastifyRequest, file: FileRow): Promise<void> {
    const actor = actorOf(request);
    if (file.document_id === null) {
      if (actor === null || file.uploader_id !== actor.id) fail('CM04');
      return;
    }
    await openDocument(db, actor, file.document_id, nowIso(context));
  }

  async function countDownload(id: string): Promise<void> {
    await db
      .updateTable('file')
      .set((eb) => ({ download_count: eb('download_count', '+', 1) }))
      .where('id', '=', id)
      .execute();
  }
}

/** One byte range (RFC 9110 14.2), null for the whole file; several at once are answered with the whole. */
function rangeOf(request: FastifyRequest, size: number) {
  if (!request.headers.range) return null;
  const ranges = parseRange(size, request.headers.range);
  if (ranges === -1) return 'unsatisfiable' as const;
  const [first, ...more] = ranges === -2 ? [] : ranges;
  return first && more.length === 0 ? first : null;
}

/** Pictures of texts are shown, everything else is saved; nothing in a file can run on our address. */
function setHeaders(reply: FastifyReply, file: FileRow, range: { start: number; end: number } | null) {
  const type = file.purpose === 'image' ? 'inline' : 'attachment';
  void reply
    .type(file.mime)
    .header('content-disposition', contentDisposition(file.name, { type }))
    .header('accept-ranges', 'bytes')
    .header('etag', `"${file.sha256.slice(0, 32)}"`)
    .header('cache-control', 'private, no-cache')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-length', range ? range.end - range.start + 1 : file.size_bytes);
  if (range) void reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size_bytes}`);
  return reply;
}
