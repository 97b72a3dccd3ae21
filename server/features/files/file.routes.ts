import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BOARD_TYPES } from '#shared/boards.ts';
import type { BoardType } from '#shared/boards.ts';
import type { FilePurpose } from '#shared/boards/board.ts';
import { FILE_PURPOSES } from '#shared/boards/board.ts';
import { fileContract } from '#shared/contract/boards/file.contract.ts';
import { can, isStaff } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail } from '#server/errors.ts';
import { route } from '#server/plugins/route.ts';
import type { Account } from '#server/plugins/session.ts';
import { actorOf, requireLogin } from '#server/plugins/session.ts';
import { lockForChange } from '../documents/open-document.ts';
import type { FileRules } from './file.rules.ts';
import { refuseWrongFiles, rulesOf } from './file.rules.ts';
import { countFiles, findFile, presentFile, recountFiles, removeBytes, removeFile } from './file.queries.ts';
import { formFile } from '#server/plugins/input/form-file.ts';
import { checkPicture, isShownPicture } from './uploaded-picture.ts';
import { limitUploads, bytesLeft, bytesLeftToday, countUpload, explainQuota } from './upload-quota.ts';
import { receiveFile } from './receive-file.ts';

export async function fileRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db } = context;
  // The file size is limited while receiving, by board; these limit the rest of the form.
  await app.register(multipart, { limits: { files: 1, fields: 5, fieldSize: 200, fileSize: Infinity, parts: 6 } });

  route(app, fileContract.upload, async ({ request }) => {
    const account = requireLogin(request);
    const form = await readForm(request);
    try {
      if (!can.uploadTo(actorOf(request), form.boardType, form.purpose)) fail('CM03');
      return presentFile(await limitUploads(account, () => receiveUpload(account, form, request.ip)));
    } finally {
      // What was refused before it was read would keep its connection busy.
      form.file.file.resume();
    }
  });

  async function receiveUpload(account: Account, { file, boardType, purpose, rules }: UploadForm, ip: string) {
    const [left, leftToday] = await Promise.all([bytesLeft(db, account), bytesLeftToday(context, account, ip)]);
    const given = { fileName: file.filename, ...rules, maxBytes: Math.min(rules.maxBytes, left, leftToday) };
    const received = await receiveFile(context, file.file, given).catch((error: unknown) =>
      explainQuota(error, rules.maxBytes, left, leftToday),
    );
    const row = {
      id: randomUUID(),
      uploader_id: account.id,
      board_type: boardType,
      purpose,
      name: received.name,
      mime: received.mime,
      size_bytes: received.sizeBytes,
      sha256: received.sha256,
      storage_key: received.storageKey,
      download_count: 0,
      visibility: 'all' as const,
      created_at: nowIso(context),
    };
    try {
      if (isShownPicture(row)) await checkPicture(context, account.id, row);
      await transaction(db, async (tx) => {
        // Serialises concurrent uploads of one account, for the quota.
        await tx.updateTable('user').set({ id: account.id }).where('id', '=', account.id).execute();
        if ((await bytesLeft(tx, account)) < row.size_bytes) fail('FI07');
        await countUpload(tx, context, account, ip, row.size_bytes);
        await tx.insertInto('file').values(row).execute();
      });
    } catch (error) {
      await removeBytes(context, row);
      throw error;
    }
    return row;
  }

  route(app, fileContract.delete, async ({ input, request }) => {
    const account = requireLogin(request);
    const file = (await findFile(db, input.fileId)) ?? fail('CM04');
    if (file.document_id === null) {
      if (file.uploader_id !== account.id) fail('CM04');
      if (!(await removeFile(context, file))) fail('CM04');
      return null;
    }
    const actor = actorOf(request);
    const documentId = file.document_id;
    await transaction(db, async (tx) => {
      const document = await lockForChange(tx, actor, documentId, nowIso(context));
      // A picture may be in another member's reply, and others rely on a published version.
      const isOthers = file.purpose === 'image' && file.uploader_id !== account.id;
      const isOut = file.purpose === 'package' && document.review_state === '게시';
      if ((isOthers || isOut) && !isStaff(actor)) fail('CM03');
      await tx.deleteFrom('file').where('id', '=', file.id).execute();
      refuseWrongFiles(document.board_type, document.fields, await countFiles(tx, document.id));
      await recountFiles(tx, document.id);
    });
    await removeBytes(context, file);
    return null;
  });
}

interface UploadForm {
  file: MultipartFile;
  boardType: BoardType;
  purpose: FilePurpose;
  rules: FileRules;
}

/** Form fields that precede the file, then the file as a stream. */
async function readForm(request: FastifyRequest): Promise<UploadForm> {
  const file = await formFile(request);
  const text = (name: string) => {
    const field = file.fields[name] as Multipart | undefined;
    return field?.type === 'field' && typeof field.value === 'string' ? field.value : '';
  };
  const boardType = BOARD_TYPES.find((type) => type === text('boardType'));
  const purpose = FILE_PURPOSES.find((value) => value === text('purpose'));
  const rules = boardType && purpose && rulesOf(boardType, purpose);
  if (!rules) {
    file.file.resume();
    return fail('CM01', { fields: { [boardType ? 'purpose' : 'boardType']: '선택할 수 없는 값입니다.' } });
  }
  return { file, boardType, purpose, rules };
}
