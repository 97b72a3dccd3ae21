import { randomBytes } from 'node:crypto';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { inquiryContract } from '#shared/contract/inquiries/inquiry.contract.ts';
import { INQUIRY_FILE_EXTENSIONS } from '#shared/boards/file-kinds.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { fail } from '#server/errors.ts';
import { route } from '#server/plugins/route.ts';
import { accountOf } from '#server/plugins/session.ts';
import { requireBotPass } from '#server/features/bot-check/bot-pass.ts';
import { formFile } from '#server/plugins/input/form-file.ts';
import { receiveFile } from '#server/features/files/receive-file.ts';
import { recordAccess, requireInquiryStaff } from '../inquiry-log.ts';
import { removeInquiryFile } from './sweep-inquiry-files.ts';

const RULES = { maxBytes: LIMITS.attachmentMaxBytes, extensions: INQUIRY_FILE_EXTENSIONS };

/** Register after `fileRoutes`, which adds multipart parsing. */
export function inquiryFileRoutes(app: FastifyInstance, context: Context): void {
  const { db, storage } = context;

  route(app, inquiryContract.upload, async ({ request, reply }) => {
    if (!request.isMultipart()) fail('CM01');
    await requireBotPass(context, request, reply);
    const part = await formFile(request);
    const received = await receiveFile(context, part.file, { fileName: part.filename, ...RULES });
    // Until it is sent, whoever knows the id may delete the file or send it along.
    const id = randomBytes(32).toString('base64url');
    await db
      .insertInto('inquiry_file')
      .values({
        id,
        inquiry_id: null,
        position: 0,
        name: received.name,
        mime: received.mime,
        size_bytes: received.sizeBytes,
        sha256: received.sha256,
        storage_key: received.storageKey,
        created_at: nowIso(context),
      })
      .execute();
    return { fileId: id, name: received.name, sizeBytes: received.sizeBytes };
  });

  route(app, inquiryContract.deleteFile, async ({ input }) => {
    // The same response whether it existed or not.
    const file = await findFile(input.fileId);
    if (file?.inquiry_id === null) await removeInquiryFile(context, file);
    return null;
  });

  route(app, inquiryContract.download, async ({ params, request, reply }) => {
    const { token } = request.cookies;
    // Also accepts the cookie, because links in a page cannot send headers.
    if (!request.account && token) request.account = await accountOf(context, token);
    const account = requireInquiryStaff(request);
    const file = (await findFile(params.id)) ?? fail('CM04');
    if (file.inquiry_id === null) fail('CM04');
    await recordAccess(db, context, { account, ip: request.ip }, 'file', {
      contractId: file.inquiry_id,
      detail: file.name,
    });
    const stream = await storage.read(file.storage_key);
    return reply
      .type(file.mime)
      .header('content-disposition', contentDisposition(file.name, { type: 'attachment' }))
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-length', file.size_bytes)
      .send(stream);
  });

  const findFile = (id: string) => db.selectFrom('inquiry_file').selectAll().where('id', '=', id).executeTakeFirst();
}
