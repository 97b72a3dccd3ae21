import { describe, expect, it, vi } from 'vitest';
import { SERVER_LIMITS } from '#server/limits.ts';
import { MEMBERS_PER_ADDRESS } from '#server/plugins/limits/call-limits.ts';
import { LIMITS } from '#shared/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import type { Role } from '#shared/permissions.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { logInAgain, makeUser } from '#server/testing/make/make.user.ts';
import { PNG, upload } from '#server/testing/upload.ts';
import { paths } from '#shared/paths.ts';
import { sweepFiles } from './sweep-files.ts';
import { uploadsBy, uploadsOf } from './upload-quota.ts';

const MP4 = Buffer.concat([Buffer.from([0, 0, 0, 0x18]), Buffer.from('ftypmp42'), Buffer.alloc(12)]);
const LECTURE = { boardType: 'videoTutorial', purpose: 'video', name: '강의.mp4', content: MP4 };

/** Inserts earlier uploads of the account. */
async function uploadedBefore({ context }: TestApp, uploaderId: string, count: number, sizeBytes: number) {
  for (let i = 0; i < count; i += 1)
    await context.db
      .insertInto('file')
      .values({
        id: `earlier-${uploaderId}-${i}`,
        document_id: null,
        uploader_id: uploaderId,
        board_type: 'qna',
        purpose: 'attachment',
        name: '이전.txt',
        mime: 'text/plain',
        size_bytes: sizeBytes,
        sha256: '',
        storage_key: `earlier/${uploaderId}/${i}`,
        created_at: context.clock.now().toISOString(),
      })
      .execute();
}

describe('a member uploads what their forms take', () => {
  it.each<[string, Parameters<typeof upload>[1]]>([
    ['lecture videos', LECTURE],
    [
      'captions',
      { boardType: 'videoTutorial', purpose: 'captions', name: '자막.vtt', content: Buffer.from('WEBVTT\n') },
    ],
    ['attachments of lectures', { boardType: 'videoTutorial' }],
    ['covers', { boardType: 'videoTutorial', purpose: 'cover', name: '표지.png', content: PNG }],
  ])('no %s, which are staff’s', async (_, file) => {
    const portal = await buildTestApp();
    for (const role of ['ROLE_USER', 'ROLE_CUSTOMER', 'ROLE_SALES'] satisfies Role[]) {
      const { token } = await makeUser(portal, { roles: [role] });
      expect(await upload(portal, { ...file, token }), role).toMatchObject({ status: 403, code: 'CM03' });
    }
    const staff = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    expect(await upload(portal, { ...file, token: staff.token })).toMatchObject({ code: '0000' });
  });

  it('pictures for their replies, and packages for the market', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal);
    const picture = { boardType: 'videoTutorial', purpose: 'image', name: '화면.png', content: PNG, token };
    expect((await upload(portal, picture)).code).toBe('0000');
    const zip = Buffer.from('UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==', 'base64');
    const pack = { boardType: 'market', purpose: 'package', name: '묶음.zip', content: zip, token };
    expect((await upload(portal, pack)).code).toBe('0000');
  });
});

describe('what an account uploads has an end', () => {
  it('so many files whose form is not saved, until they are deleted', async () => {
    const portal = await buildTestApp();
    const { id, token } = await makeUser(portal);
    await uploadedBefore(portal, id, SERVER_LIMITS.waitingUploadsMaxCount - 1, 10);
    const last = await upload(portal, { token });
    expect(last.code).toBe('0000');
    expect(await upload(portal, { token })).toMatchObject({ status: 413, code: 'FI07' });
    await portal.post('/api/v1/board/delete-file', { fileId: last.data.fileId }, { token });
    expect((await upload(portal, { token })).code).toBe('0000');
  });

  it('so many bytes whose form is not saved; another account is not kept from its own', async () => {
    const portal = await buildTestApp();
    const [full, other] = [await makeUser(portal), await makeUser(portal)];
    await uploadedBefore(portal, full.id, 1, SERVER_LIMITS.waitingUploadsMaxBytes - 5);
    expect(await upload(portal, { token: full.token })).toMatchObject({ status: 413, code: 'FI07' });
    expect((await upload(portal, { token: other.token })).code).toBe('0000');
  });

  it('so many bytes in all, those of documents among them', async () => {
    const portal = await buildTestApp();
    const { id, token } = await makeUser(portal);
    await uploadedBefore(portal, id, 1, SERVER_LIMITS.accountFilesMaxBytes);
    const documentId = (
      await portal.post(
        '/api/v1/board/write',
        { boardType: 'qna', title: '큰 질문', category: '오류', bodyHtml: '<p>내용</p>', fileIds: [`earlier-${id}-0`] },
        { token },
      )
    ).data.documentId as string;
    expect(documentId).toBeTruthy();
    expect(await upload(portal, { token })).toMatchObject({ status: 413, code: 'FI07' });
  });

  it('several at once count one after the other', async () => {
    const portal = await buildTestApp();
    const { id, token } = await makeUser(portal);
    await uploadedBefore(portal, id, SERVER_LIMITS.waitingUploadsMaxCount - 2, 10);
    const codes = await Promise.all(Array.from({ length: 5 }, async () => (await upload(portal, { token })).code));
    expect(codes.toSorted()).toEqual(['0000', '0000', 'FI07', 'FI07', 'FI07']);
  });

  it('so many bytes a day from one address, by however many accounts, but staff’s', async () => {
    const portal = await buildTestApp();
    const max = (MEMBERS_PER_ADDRESS * SERVER_LIMITS.waitingUploadsMaxBytes) / 1024;
    const resets_at = portal.context.clock.now().getTime() + 86_400_000;
    const key = uploadsOf('127.0.0.1');
    await portal.context.db
      .insertInto('rate_limit')
      .values({ key, count: max - 1, resets_at })
      .execute();
    const send = async (roles: Role[] = ['ROLE_USER']) =>
      (await upload(portal, { token: (await makeUser(portal, { roles })).token })).code;
    expect([await send(), await send(), await send(['ROLE_MANAGER'])]).toEqual(['0000', 'FI07', '0000']);
    expect(await portal.context.db.selectFrom('file').select('id').execute()).toHaveLength(2);
    const counted = portal.context.db.selectFrom('rate_limit').select('count').where('key', '=', key);
    expect(await counted.executeTakeFirst(), 'what was refused does not count').toEqual({ count: max });
    portal.advance(86_400_001);
    expect(await send()).toBe('0000');
  });

  it('so many bytes a day of one account, however many it deletes, and fewer than its address has for others', async () => {
    const portal = await buildTestApp();
    const write = vi.spyOn(portal.context.storage, 'write');
    const [member, other] = [await makeUser(portal), await makeUser(portal)];
    const max = SERVER_LIMITS.accountFilesMaxBytes / 1024;
    const resets_at = portal.context.clock.now().getTime() + 86_400_000;
    const { db } = portal.context;
    await db
      .insertInto('rate_limit')
      .values([uploadsBy(member.id), uploadsOf('127.0.0.1')].map((key) => ({ key, count: max - 2, resets_at })))
      .execute();
    const refused = { status: 413, code: 'FI07', message: messages.files.dayUsedUp };
    const content = (bytes: number) => ({ token: member.token, content: Buffer.alloc(bytes, 'a') });
    expect(await upload(portal, content(2049)), 'more than is left').toMatchObject(refused);
    const last = await upload(portal, content(2048));
    expect(last.code).toBe('0000');
    await portal.post('/api/v1/board/delete-file', { fileId: last.data.fileId }, { token: member.token });
    write.mockClear();
    expect(await upload(portal, content(1))).toMatchObject(refused);
    expect(write, 'refused before the file is stored').not.toHaveBeenCalled();
    expect(await upload(portal, { token: other.token })).toMatchObject({ code: '0000' });
    portal.advance(86_400_001);
    const token = await logInAgain(portal, member);
    expect(await upload(portal, { ...content(1), token })).toMatchObject({ code: '0000' });
  });

  it('what is refused unread is read away: its connection does not stay busy', async () => {
    const portal = await buildTestApp();
    const { id, token } = await makeUser(portal);
    await uploadedBefore(portal, id, 1, SERVER_LIMITS.accountFilesMaxBytes);
    await portal.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = portal.app.server.address() as { port: number };
    const body = new FormData();
    body.append('boardType', 'qna');
    body.append('purpose', 'attachment');
    body.append('file', new Blob([Buffer.alloc(LIMITS.attachmentMaxBytes, 'a')]), '로그.txt');
    const url = `http://127.0.0.1:${port}/api/v1/board/upload-file`;
    const response = await fetch(url, { method: 'POST', body, headers: { authorization: `Bearer ${token}` } });
    expect(await response.json()).toMatchObject({ responseCode: 'FI07' });
    // Waits for connections with a request that is not read.
    await portal.app.close();
  });

  it('what one edit lets go keeps nobody from the next upload, and counts for the total until it is deleted', async () => {
    const portal = await buildTestApp();
    const { db } = portal.context;
    const { token, id } = await makeUser(portal);
    const count = SERVER_LIMITS.waitingUploadsMaxCount + 5;
    await uploadedBefore(portal, id, count, Math.ceil(SERVER_LIMITS.accountFilesMaxBytes / count));
    await db.updateTable('file').set({ purpose: 'image' }).execute();
    const shown = Array.from(
      { length: count },
      (_, i) => `<img src="${paths.uploadedFile(`earlier-${id}-${i}`)}">`,
    ).join('');
    const question = { boardType: 'qna' as const, title: '그림 질문', category: '오류', bodyHtml: '<p>내용</p>' };
    const { documentId } = (await portal.post('/api/v1/board/write', question, { token })).data;
    const { replyId } = (await portal.post('/api/v1/board/writeReply', { documentId, bodyHtml: shown }, { token }))
      .data;
    await portal.post('/api/v1/board/updateReply', { replyId, bodyHtml: '<p>그림 없이</p>' }, { token });
    expect(await db.selectFrom('file').select('id').where('document_id', 'is', null).execute()).toHaveLength(count);
    expect(await upload(portal, { token }), 'the total').toMatchObject({ code: 'FI07' });
    await portal.post('/api/v1/board/delete-file', { fileId: `earlier-${id}-0` }, { token });
    expect(await upload(portal, { token })).toMatchObject({ code: '0000' });
    portal.advance(23 * 3_600_000);
    expect(await sweepFiles(portal.context)).toBe(0);
    portal.advance(2 * 3_600_000);
    expect(await sweepFiles(portal.context)).toBe(count);
  });

  it('an attachment that is put back waits no longer to be deleted', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal);
    const question = { boardType: 'qna' as const, title: '첨부 질문', category: '오류', bodyHtml: '<p>내용</p>' };
    const { fileId } = (await upload(portal, { token })).data;
    const { documentId } = (await portal.post('/api/v1/board/write', { ...question, fileIds: [fileId] }, { token }))
      .data;
    const save = (version: number, fileIds: string[]) =>
      portal.post('/api/v1/board/update', { ...question, documentId, version, fileIds }, { token });
    const row = () => portal.context.db.selectFrom('file').select(['document_id', 'let_go_at']).executeTakeFirst();
    await save(1, []);
    expect(await row()).toMatchObject({ document_id: null, let_go_at: expect.any(String) as string });
    await save(2, [fileId]);
    expect(await row()).toEqual({ document_id: documentId, let_go_at: null });
  });
});
