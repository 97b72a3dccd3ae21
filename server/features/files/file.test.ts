import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#server/errors.ts';
import { sweepViewsAndDownloads } from '#server/documents/document-visit.queries.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { logInAgain, makeUser } from '#server/testing/make/make.user.ts';
import { PNG, upload } from '#server/testing/upload.ts';
import { createSession } from '../users/sessions/session.queries.ts';
import { sweepFiles } from './sweep-files.ts';

const downloadsOf = async ({ context: { db } }: TestApp) =>
  (await db.selectFrom('file').select('download_count').executeTakeFirstOrThrow()).download_count;

const question = {
  boardType: 'qna' as const,
  title: '첨부가 있는 질문',
  category: '오류',
  bodyHtml: '<p>로그를 첨부합니다.</p>',
};

/** A zip as an office program writes it, with this file behind others. */
const zip = (name: string) =>
  Buffer.from(zipSync({ '[Content_Types].xml': strToU8('x'.repeat(90_000)), [name]: strToU8('x') }, { level: 0 }));

/** The head of a compound file and, far behind it, a stream of this name. */
function compoundFile(stream: string): Buffer {
  const head = Buffer.alloc(70_000);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head);
  return Buffer.concat([head, Buffer.from(stream, 'utf16le')]);
}

async function storedFiles({ context }: TestApp): Promise<string[]> {
  const names = await readdir(join(context.config.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return names.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

describe('upload', () => {
  it('that the disk has no room for says so, and the next call on the same connection is answered', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal);
    portal.context.storage.write = async (_key, source) => {
      for await (const first of source) if (first) break;
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    const origin = await portal.app.listen({ host: '127.0.0.1', port: 0 });
    const send = async () => {
      const form = new FormData();
      form.append('boardType', 'qna');
      form.append('purpose', 'attachment');
      form.append('file', new File(['가'.repeat(1_000_000)], '큰 파일.txt'));
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${origin}/api/v1/board/upload-file`, { method: 'POST', body: form, headers });
      return { status: answer.status, ...((await answer.json()) as { responseCode: string }) };
    };
    expect(await send()).toMatchObject({ status: 507, responseCode: 'CM10' });
    expect(await send()).toMatchObject({ status: 507, responseCode: 'CM10' });
  });

  it('whose content was lost says so on a page to whoever follows its link, and in JSON to a script', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal);
    const { data } = await upload(portal, { token });
    const { storage_key: key } = await portal.context.db
      .selectFrom('file')
      .select('storage_key')
      .executeTakeFirstOrThrow();
    await portal.context.storage.remove(key);
    const followed = await portal.get(data.url, { token, headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([followed.status, followed.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(followed.text).toContain('<h1>파일의 내용이 저장소에 없어');
    expect(await portal.get(data.url, { token, headers: { accept: '*/*' } })).toMatchObject({
      status: 404,
      code: 'FI09',
    });
  });

  it('of a storage that is away says so on a page to whoever follows its link', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal);
    const { data } = await upload(portal, { token });
    portal.context.storage.read = () => Promise.reject(new AppError('FI06'));
    const followed = await portal.get(data.url, { token, headers: { accept: 'text/html' } });
    expect([followed.status, followed.headers['retry-after']]).toEqual([503, '10']);
    expect(followed.text).toContain('<h1>파일 저장소에 연결할 수 없습니다.');
  });

  it('keeps a Korean name right both ways, whatever its form', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal);
    const decomposed = '오류 로그.txt'.normalize('NFD');
    const { data } = await upload(portal, { token, name: decomposed });
    expect(data).toMatchObject({ name: '오류 로그.txt', sizeBytes: Buffer.byteLength('오류 로그') });
    const download = await portal.get(data.url, { token });
    expect(download.headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent('오류 로그.txt')}`,
    );
    expect(download.text).toBe('오류 로그');
  });

  it.each([
    ['x.svg', Buffer.from('<svg onload=alert(1)>')],
    ['x.html', Buffer.from('<html>')],
    ['x.exe', Buffer.from('MZ')],
    ['x', Buffer.from('x')],
    ['x.png', Buffer.from('<svg onload=alert(1)>')],
    ['x.pdf', PNG],
    ['x.txt', Buffer.from('<html><script>alert(1)</script>')],
    ['x.txt', Buffer.from([77, 90, 0, 1])],
    ['x.png.html', PNG],
    ['x.docx', Buffer.from('text')],
    ['x.docx', zip('xl/workbook.xml')],
    ['x.xlsx', zip('virus.exe')],
    ['x.hwpx', zip('word/document.xml')],
    ['x.hwp', compoundFile('WordDocument')],
    ['x.doc', compoundFile('Property')],
  ])('refuses %s whose kind is not allowed or whose content does not fit', async (name, content) => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal);
    expect(await upload(portal, { token, name, content })).toMatchObject({
      status: 400,
      code: 'FI02',
      message: '첨부할 수 없는 파일 형식입니다.',
    });
    expect(await storedFiles(portal)).toEqual([]);
  });

  it.each([
    ['글.docx', zip('word/document2.xml')],
    ['표.xlsx', zip('xl/workbook.bin')],
    ['발표.pptx', zip('ppt/presentation.xml')],
    ['한글.hwpx', zip('Contents/section0.xml')],
    ['한글.hwp', compoundFile('FileHeader')],
    ['글.doc', compoundFile('WordDocument')],
    ['표.xls', compoundFile('Book')],
    ['발표.ppt', compoundFile('PowerPoint Document')],
  ])('takes %s, whose parts are of its kind, wherever they are in it', async (name, content) => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal);
    expect(await upload(portal, { token, name, content })).toMatchObject({ code: '0000' });
  });

  it('takes WebVTT alone as captions, because a browser shows none of another format', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    const send = (content: string) =>
      upload(portal, {
        token,
        boardType: 'videoTutorial',
        purpose: 'captions',
        name: '자막.vtt',
        content: Buffer.from(content),
      });
    for (const wrong of ['1\n00:00:00,000 --> 00:00:02,000\n안녕하세요\n', 'WEBVTTX\n', '\nWEBVTT\n'])
      expect(await send(wrong)).toMatchObject({ status: 400, code: 'FI02' });
    for (const right of ['WEBVTT', '\uFEFFWEBVTT - 강의\n\n', 'WEBVTT\r\n\r\n00:00.000 --> 00:01.000\n안녕하세요'])
      expect(await send(right)).toMatchObject({ status: 200 });
  });

  it('refuses what is too large, by board and purpose, and leaves nothing behind', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal);
    const large = Buffer.alloc(10 * 1024 * 1024 + 1, 'a');
    expect(await upload(portal, { token, content: large })).toMatchObject({
      status: 413,
      code: 'FI01',
      message: '파일당 최대 10MB까지 첨부할 수 있습니다.',
    });
    const image = Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)]);
    expect(await upload(portal, { token, purpose: 'image', name: 'a.png', content: image })).toMatchObject({
      status: 413,
      message: '파일당 최대 5MB까지 첨부할 수 있습니다.',
    });
    expect(await storedFiles(portal)).toEqual([]);
    expect(await portal.context.db.selectFrom('file').selectAll().execute()).toEqual([]);
  });

  it('is for those who may write there', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal);
    expect(await upload(portal, {})).toMatchObject({ status: 403, code: 'CM02' });
    expect(await upload(portal, { token, boardType: 'notice' })).toMatchObject({ status: 403, code: 'CM03' });
    expect(await upload(portal, { token, boardType: 'nothing' })).toMatchObject({ status: 400, code: 'CM01' });
  });

  it('drops paths and control characters from names', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal);
    expect((await upload(portal, { token, name: '..\\..\\etc\\로그\u202etxt.txt' })).data.name).toBe('로그txt.txt');
  });
});

describe('attachments', () => {
  it('belong to the document, in the order of its form, and leave with it', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal);
    const first = (await upload(portal, { token, name: '가.txt' })).data.fileId;
    const second = (await upload(portal, { token, name: '나.txt' })).data.fileId;
    const { data } = await portal.post('/api/v1/board/write', { ...question, fileIds: [second, first] }, { token });
    const documentId = data.documentId as string;
    const names = async () =>
      ((await portal.post('/api/v1/board/detail', { documentId }, { token })).data.files as { name: string }[]).map(
        (file) => file.name,
      );
    expect(await names()).toEqual(['나.txt', '가.txt']);
    await portal.post('/api/v1/board/update', { ...question, documentId, version: 1, fileIds: [first] }, { token });
    expect(await names()).toEqual(['가.txt']);
    portal.advance(25 * 3_600_000);
    expect(await sweepFiles(portal.context)).toBe(1);
    expect(await storedFiles(portal)).toHaveLength(1);
  });

  it('cannot be taken from somebody else, nor from another document', async () => {
    const portal = await buildTestApp();
    const victim = await makeUser(portal);
    const mallory = await makeUser(portal);
    const fresh = (await upload(portal, { token: victim.token })).data.fileId;
    const linked = (await upload(portal, { token: victim.token })).data.fileId;
    await portal.post(
      '/api/v1/board/write',
      { ...question, isPrivate: true, fileIds: [linked] },
      { token: victim.token },
    );
    for (const fileId of [fresh, linked, 'nothing']) {
      expect(
        await portal.post('/api/v1/board/write', { ...question, fileIds: [fileId] }, { token: mallory.token }),
      ).toMatchObject({
        status: 400,
        code: 'CM01',
        data: { fields: { fileIds: expect.any(String) } },
      });
    }
    expect(
      (await portal.post('/api/v1/board/list', { boardType: 'qna' })).data.totalCount,
      'the refused ones are not written',
    ).toBe(1);
  });

  it('are five at most', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal);
    const fileIds = [];
    for (let i = 0; i < 6; i += 1) fileIds.push((await upload(portal, { token, name: `${i}.txt` })).data.fileId);
    expect(await portal.post('/api/v1/board/write', { ...question, fileIds }, { token })).toMatchObject({
      status: 400,
      code: 'FI03',
      message: '최대 5개까지 첨부할 수 있습니다.',
    });
  });

  it('are deleted by who may change the document', async () => {
    const portal = await buildTestApp();
    const author = await makeUser(portal);
    const other = await makeUser(portal);
    const fileId = (await upload(portal, { token: author.token })).data.fileId;
    const remove = (token: string) => portal.post('/api/v1/board/delete-file', { fileId }, { token });
    expect(await remove(other.token)).toMatchObject({ status: 404 });
    await portal.post('/api/v1/board/write', { ...question, fileIds: [fileId] }, { token: author.token });
    expect(await remove(other.token)).toMatchObject({ status: 403, code: 'CM03' });
    expect(await remove(author.token)).toMatchObject({ status: 200 });
    expect(await storedFiles(portal)).toEqual([]);
  });

  it('stay while their document may not be without them', async () => {
    const portal = await buildTestApp();
    const staff = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    const { fileId } = (await upload(portal, { token: staff.token, boardType: 'library' })).data;
    const manual = { ...question, boardType: 'library' as const, category: '매뉴얼', fileIds: [fileId] };
    expect((await portal.post('/api/v1/board/write', manual, staff)).code).toBe('0000');
    expect((await portal.post('/api/v1/board/delete-file', { fileId }, staff)).code).toBe('CM01');
    expect(await storedFiles(portal)).toHaveLength(1);
  });

  it('that somebody else shows in a reply are not the question’s author’s to delete', async () => {
    const portal = await buildTestApp();
    const [author, helper] = [await makeUser(portal), await makeUser(portal)];
    const { documentId } = (await portal.post('/api/v1/board/write', question, author)).data;
    const image = { token: helper.token, purpose: 'image', name: '화면.png', content: PNG } as const;
    const { fileId, url } = (await upload(portal, image)).data;
    await portal.post('/api/v1/board/writeReply', { documentId, bodyHtml: `<p><img src="${url}"></p>` }, helper);
    const remove = ({ token }: { token: string }) => portal.post('/api/v1/board/delete-file', { fileId }, { token });
    expect((await remove(author)).code).toBe('CM03');
    expect((await portal.get(url, { token: author.token })).status).toBe(200);
  });

  it('that a kept draft names are still there when it is taken up days later', async () => {
    const portal = await buildTestApp();
    const { id, loginId, name, token } = await makeUser(portal);
    const { fileId } = (await upload(portal, { token })).data;
    await upload(portal, { token, name: '버린 것.txt' });
    const draft = { boardType: 'qna' as const, documentId: '', content: JSON.stringify({ files: [{ fileId }] }) };
    await portal.post('/api/v1/board/draft-save', draft, { token });
    portal.advance(72 * 3_600_000);
    expect(await sweepFiles(portal.context)).toBe(1);
    const later = await createSession(portal.context.db, portal.context, { id, login_id: loginId, name });
    const written = await portal.post('/api/v1/board/write', { ...question, fileIds: [fileId] }, { token: later });
    expect(written.code).toBe('0000');
  });

  it('keeps its ending and whole characters of a name that is too long', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal);
    const { data } = await upload(portal, { token, name: `가${'😀'.repeat(SERVER_LIMITS.fileNameMaxChars)}.txt` });
    expect(data.name).toMatch(/^가(?:😀)+\.txt$/u);
    expect(data.name.length).toBeGreaterThan(SERVER_LIMITS.fileNameMaxChars - 3);
  });

  it('that is attached while the sweep is at work stays with its document', async () => {
    const portal = await buildTestApp();
    const author = await makeUser(portal);
    for (const name of ['가.txt', '나.txt']) await upload(portal, { token: author.token, name });
    portal.advance(25 * 3_600_000);
    const token = await logInAgain(portal, author);
    const { db, storage } = portal.context;
    const ids = async () => (await db.selectFrom('file').select('id').execute()).map(({ id }) => id);
    const remove = storage.remove.bind(storage);
    // While the bytes of the first one are removed.
    vi.spyOn(storage, 'remove').mockImplementationOnce(async (...keys) => {
      expect(await portal.post('/api/v1/board/write', { ...question, fileIds: await ids() }, { token })).toMatchObject({
        status: 200,
      });
      await remove(...keys);
    });
    expect(await sweepFiles(portal.context)).toBe(1);
    expect(await ids()).toHaveLength(1);
    expect(await storedFiles(portal)).toHaveLength(1);
  });
});

describe('download', () => {
  async function withFile(given: { isPrivate?: boolean } = {}) {
    const portal = await buildTestApp();
    const author = await makeUser(portal);
    const { data } = await upload(portal, { token: author.token, content: Buffer.from('0123456789') });
    await portal.post(
      '/api/v1/board/write',
      { ...question, ...given, fileIds: [data.fileId] },
      { token: author.token },
    );
    return { portal, author, url: data.url };
  }

  it('follows the document: a private question gives its file to its author and staff alone', async () => {
    const { portal, author, url } = await withFile({ isPrivate: true });
    const other = await makeUser(portal);
    const manager = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    expect(await portal.get(url)).toMatchObject({ status: 403, code: 'CM02' });
    expect(await portal.get(url, { token: other.token })).toMatchObject({ status: 423, code: 'BD02' });
    for (const { token } of [author, manager])
      expect(await portal.get(url, { token })).toMatchObject({ status: 200, text: '0123456789' });
  });

  it('before the form is saved, for its uploader alone', async () => {
    const portal = await buildTestApp();
    const author = await makeUser(portal);
    const other = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
    const { data } = await upload(portal, { token: author.token });
    expect(await portal.get(data.url, { token: author.token })).toMatchObject({ status: 200 });
    for (const token of [undefined, other.token])
      expect(await portal.get(data.url, { token })).toMatchObject({ status: 404 });
  });

  it('takes the login from the cookie, because a link cannot send headers; other calls do not', async () => {
    const { portal, author, url } = await withFile();
    expect(await portal.get(url, { cookies: { token: author.token } })).toMatchObject({ status: 200 });
    expect(await portal.post('/api/v1/board/write', question, { cookies: { token: author.token } })).toMatchObject({
      status: 403,
    });
  });

  it('serves byte ranges', async () => {
    const { portal, author, url } = await withFile();
    const part = (range: string) => portal.get(url, { token: author.token, headers: { range } });
    expect(await part('bytes=2-4')).toMatchObject({
      status: 206,
      text: '234',
      headers: { 'content-range': 'bytes 2-4/10', 'content-length': '3' },
    });
    expect(await part('bytes=-3')).toMatchObject({ status: 206, text: '789' });
    expect(await part('bytes=99-')).toMatchObject({ status: 416 });
    expect(await part('bytes=0-1,4-5')).toMatchObject({ status: 200, text: '0123456789' });
    for (const unknown of ['nonsense', 'items=0-3'])
      expect(await part(unknown)).toMatchObject({ status: 200, text: '0123456789' });
  });

  it('counts, and cannot run anything on our address', async () => {
    const { portal, author, url } = await withFile();
    const answer = await portal.get(url, { token: author.token });
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(String(answer.headers['content-disposition'])).toMatch(/^attachment/);
    expect(await downloadsOf(portal)).toBe(1);
  });

  it('counts once a visitor and day, however often and in whatever parts it is asked for', async () => {
    const { portal, author, url } = await withFile();
    for (const range of ['bytes=0-0', 'bytes=0-1', 'bytes=0-0'])
      expect((await portal.get(url, { token: author.token, headers: { range } })).status).toBe(206);
    expect(await downloadsOf(portal)).toBe(1);
    await portal.get(url, { token: (await makeUser(portal, { roles: ['ROLE_MANAGER'] })).token });
    expect(await downloadsOf(portal)).toBe(2);
    portal.advance(13 * 3_600_000);
    await sweepViewsAndDownloads(portal.context, '2026-11-22');
    await portal.get(url, { token: await logInAgain(portal, author) });
    expect(await downloadsOf(portal), 'the next day in Korea').toBe(3);
    expect(await portal.context.db.selectFrom('counted_download').selectAll().execute()).toMatchObject([
      { visitor_key: author.id, day: '2026-11-22' },
    ]);
  });

  it('shows a picture of a notice to anonymous readers', async () => {
    const portal = await buildTestApp();
    const manager = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    const { data } = await upload(portal, {
      token: manager.token,
      boardType: 'notice',
      purpose: 'image',
      name: '화면.png',
      content: PNG,
    });
    const notice = {
      boardType: 'notice' as const,
      title: '화면 안내',
      category: '공지',
      bodyHtml: `<p><img src="${data.url}" alt="화면"></p>`,
    };
    await portal.post('/api/v1/board/write', notice, { token: manager.token });
    const answer = await portal.get(data.url);
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } });
    expect(String(answer.headers['content-disposition'])).toMatch(/^inline/);
  });
});

it('sweeps uploads whose form was never saved, a day later', async () => {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal);
  await upload(portal, { token });
  await makeDocument(portal);
  expect(await sweepFiles(portal.context)).toBe(0);
  portal.advance(24 * 3_600_000 + 1);
  expect(await sweepFiles(portal.context)).toBe(1);
  expect(await storedFiles(portal)).toEqual([]);
});
