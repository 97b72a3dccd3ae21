import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FilePurpose } from '#shared/boards/board.ts';
import { fileContract } from '#shared/contract/boards/file.contract.ts';
import type { Actor } from '#shared/permissions.ts';
import { can } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { fail } from '#server/errors.ts';
import { networkOf } from '#server/plugins/limits/client-network.ts';
import { route } from '#server/plugins/route.ts';
import { accountOf, actorOf } from '#server/plugins/session.ts';
import { countDownload, visitorKeyOf } from '#server/documents/document-visit.queries.ts';
import { factsOf, readableTo } from '#server/documents/document.read-policy.ts';
import { recordDownload } from '../activity/own-activity.queries.ts';
import { mayOpenPackage } from '../market/market-version.queries.ts';
import { openDocument } from '../documents/open-document.ts';
import type { FileRow } from './file.queries.ts';
import { findFile } from './file.queries.ts';
import type { DrawnPicture } from './uploaded-picture.ts';
import { formatFor, isShownPicture, openPicture } from './uploaded-picture.ts';
import { sendFile } from './send-file.ts';

export function downloadRoutes(app: FastifyInstance, context: Context): void {
  const { db, storage } = context;

  route(app, fileContract.download, async ({ params, query, request, reply }) => {
    await readCookieSession(request);
    const file = (await findFile(db, params.id)) ?? fail('CM04');
    const isPublic = await openReadable(request, file);

    if (isShownPicture(file)) {
      const { content, mime } = await openPicture(
        context,
        request.account?.id ?? networkOf(request.ip),
        file,
        query.w,
        formatFor(request.headers.accept),
      );
      return setPictureHeaders(reply, mime, isPublic).send(content);
    }
    return sendFile(request, reply, {
      name: file.name,
      mime: file.mime,
      sizeBytes: file.size_bytes,
      sha256: file.sha256,
      read: (range) => storage.read(file.storage_key, range),
      disposition: SHOWN.has(file.purpose) ? 'inline' : 'attachment',
      cacheControl: 'private, no-cache',
      onStart: async () => (COUNTED.has(file.purpose) ? noteDownload(request, file) : undefined),
    });
  });

  /** Also accepts the cookie, because links in a page cannot send headers. */
  async function readCookieSession(request: FastifyRequest): Promise<void> {
    const { token } = request.cookies;
    if (!request.account && token) request.account = await accountOf(context, token);
  }

  /** Same access as the document; without a document, the uploader only. Returns whether its text is for everybody. */
  async function openReadable(request: FastifyRequest, file: FileRow): Promise<boolean> {
    const actor = actorOf(request);
    if (file.document_id === null) {
      if (actor === null || file.uploader_id !== actor.id) fail('CM04');
      return false;
    }
    if (LISTED.has(file.purpose)) return openListed(actor, file.document_id);
    const document = await openDocument(db, actor, file.document_id, nowIso(context));
    if (!can.download(actor, file)) fail(actor === null ? 'CM02' : 'FI05');
    if (file.purpose === 'package' && !(await mayOpenPackage(db, actor, file.id, document))) fail('CM04');
    return isForEverybody(document);
  }

  /** Pictures of list rows: for everybody who may read the row, even if the detail page needs a login. */
  async function openListed(actor: Actor, documentId: string): Promise<boolean> {
    const row = await db
      .selectFrom('document')
      .select(['board_type', 'author_id', 'is_private', 'is_hidden', 'published_at', 'deleted_at'])
      .where('id', '=', documentId)
      .where(readableTo(actor, nowIso(context)))
      .executeTakeFirst();
    return isForEverybody(row ?? fail('CM04'));
  }

  function isForEverybody(document: Parameters<typeof factsOf>[0]): boolean {
    return can.readDocument(null, factsOf(document), nowIso(context));
  }

  async function noteDownload(request: FastifyRequest, file: FileRow): Promise<void> {
    const actor = actorOf(request);
    await countDownload(context, 'file', file.id, visitorKeyOf(context, request, actor));
    if (actor !== null && file.document_id !== null) await recordDownload(db, actor.id, file.id, nowIso(context));
  }
}

const COUNTED: ReadonlySet<FilePurpose> = new Set(['attachment', 'package']);

const LISTED: ReadonlySet<FilePurpose> = new Set(['cover', 'screenshot']);

/** Purposes shown in pages; all others are downloads. */
const SHOWN: ReadonlySet<FilePurpose> = new Set(['image', 'cover', 'screenshot', 'video', 'captions']);

/**
 * The content of an id never changes, so resized pictures are cacheable, by this browser only. Of a text that is not for
 * everybody they are not kept: the next person at this browser would see them.
 */
function setPictureHeaders(reply: FastifyReply, mime: DrawnPicture['mime'], isPublic: boolean) {
  return reply
    .type(mime)
    .header('content-disposition', 'inline')
    .header('vary', 'accept')
    .header('cache-control', isPublic ? 'private, max-age=604800, immutable' : 'no-store')
    .header('content-security-policy', "default-src 'none'; sandbox");
}
