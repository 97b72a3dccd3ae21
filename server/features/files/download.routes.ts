import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fileContract } from '../../../shared/contract/file.contract.ts';
import type { Context } from '../../context.ts';
import { nowIso } from '../../context.ts';
import { fail } from '../../errors.ts';
import { route } from '../../plugins/route.ts';
import { accountOf, actorOf } from '../../plugins/session.ts';
import { openDocument } from '../documents/open-document.ts';
import type { FileRow } from './file.queries.ts';
import { findFile } from './file.queries.ts';
import { sendFile } from './send-file.ts';

export function downloadRoutes(app: FastifyInstance, context: Context): void {
  const { db, storage } = context;

  route(app, fileContract.download, async ({ params, request, reply }) => {
    await readCookieSession(request);
    const file = (await findFile(db, params.id)) ?? fail('CM04');
    await refuseUnreadable(request, file);

    return sendFile(request, reply, {
      name: file.name,
      mime: file.mime,
      sizeBytes: file.size_bytes,
      sha256: file.sha256,
      read: (range) => storage.read(file.storage_key, range),
      // Pictures of texts are shown, everything else is saved.
      disposition: file.purpose === 'image' ? 'inline' : 'attachment',
      cacheControl: 'private, no-cache',
      onStart: async () => (file.purpose === 'attachment' ? countDownload(file.id) : undefined),
    });
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
