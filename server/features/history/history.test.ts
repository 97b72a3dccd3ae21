import { describe, expect, it } from 'vitest';
import { SERVER_LIMITS } from '#server/limits.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { PNG, upload } from '#server/testing/upload.ts';
import { letGoPictures, sweepPictures } from '../files/let-go-pictures.ts';
import { sweepFiles } from '../files/sweep-files.ts';
import { sweepTrash } from './trash.queries.ts';

const DAY_MS = 86_400_000;

async function withQuestion(portal: TestApp) {
  const author = await makeUser(portal);
  const written = { boardType: 'qna' as const, title: '처음 제목', category: '오류', bodyHtml: '<p>처음 내용</p>' };
  const { data } = await portal.post('/api/v1/board/write', written, { token: author.token });
  const documentId = data.documentId as string;
  const change = (title: string, version: number) =>
    portal.post(
      '/api/v1/board/update',
      { documentId, version, title, category: '오류', bodyHtml: `<p>${title}의 내용</p>` },
      { token: author.token },
    );
  return { author, documentId, change };
}

describe('edit history', () => {
  it('keeps what was said before each change, and takes it back', async () => {
    const portal = await buildTestApp();
    const { author, documentId, change } = await withQuestion(portal);
    await change('둘째 제목', 1);
    await change('셋째 제목', 2);
    const { data } = await portal.post('/api/v1/board/versions', { documentId }, { token: author.token });
    expect(data.list.map(({ version, title }: { version: number; title: string }) => [version, title])).toEqual([
      [2, '둘째 제목'],
      [1, '처음 제목'],
    ]);
    expect(data).toMatchObject({
      boardType: 'qna',
      current: { version: 3, title: '셋째 제목', bodyHtml: '<p>셋째 제목의 내용</p>', fields: {} },
    });

    const restored = await portal.post(
      '/api/v1/board/restore-version',
      { documentId, version: 1 },
      { token: author.token },
    );
    expect(restored.data).toEqual({ version: 4 });
    const detail = await portal.post('/api/v1/board/detail', { documentId }, { token: author.token });
    expect(detail.data).toMatchObject({ title: '처음 제목', bodyHtml: '<p>처음 내용</p>', version: 4 });
  });

  it('comes in parts where it is long, each of which begins with what the one before ended with', async () => {
    const portal = await buildTestApp();
    const { author, documentId } = await withQuestion(portal);
    const long = `<p>${'긴 내용 '.repeat(8_000)}</p>`;
    for (let version = 1; version <= 7; version += 1)
      await portal.post(
        '/api/v1/board/update',
        { documentId, version, title: `제목 ${version}`, category: '오류', bodyHtml: long },
        { token: author.token },
      );
    const read = async (from?: number) => {
      const { data } = await portal.post('/api/v1/board/versions', { documentId, from }, { token: author.token });
      return { versions: data.list.map(({ version }: { version: number }) => version), older: data.older };
    };
    expect(await read()).toEqual({ versions: [7, 6], older: 6 });
    expect(await read(6)).toEqual({ versions: [6, 5], older: 5 });
    expect(await read(2)).toEqual({ versions: [2, 1], older: null });
    expect(await read(-1)).toEqual({ versions: [], older: null });
  });

  it('is nobody else’s to read or to use', async () => {
    const portal = await buildTestApp();
    const { documentId, change } = await withQuestion(portal);
    await change('둘째 제목', 1);
    const other = await makeUser(portal);
    const calls = (token?: string) =>
      Promise.all([
        portal.post('/api/v1/board/versions', { documentId }, { token }),
        portal.post('/api/v1/board/restore-version', { documentId, version: 1 }, { token }),
      ]);
    expect((await calls(other.token)).map(({ code }) => code)).toEqual(['CM03', 'CM03']);
    expect((await calls()).map(({ code }) => code)).toEqual(['CM02', 'CM02']);
  });

  it('takes back nothing that lacks what the board asks for now, and says what', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    const fields = { videoUrl: 'https://vimeo.com/76979871' };
    const content = { title: '강의', category: '입문', bodyHtml: '<p>설명</p>' };
    const lecture = await makeDocument(portal, { boardType: 'videoTutorial', category: '입문' });
    const noticeId = await makeDocument(portal, { boardType: 'notice', category: '지금은 없는 분류' });
    const notice = { ...content, category: '공지' };
    await portal.post('/api/v1/board/update', { documentId: lecture, version: 1, ...content, fields }, { token });
    await portal.post('/api/v1/board/update', { documentId: noticeId, version: 1, ...notice }, { token });

    const restore = (documentId: string) =>
      portal.post('/api/v1/board/restore-version', { documentId, version: 1 }, { token });
    expect(await restore(lecture)).toMatchObject({
      code: 'CM01',
      message: '영상 파일을 업로드하거나 주소를 입력해주세요.',
    });
    expect(await restore(noticeId)).toMatchObject({ code: 'CM01', message: '분류를 선택해주세요.' });
    const kept = await portal.post('/api/v1/board/detail', { documentId: lecture }, { token });
    expect(kept.data).toMatchObject({ title: '강의', version: 2, fields });
  });

  it('keeps so many versions of a document, the newest', async () => {
    const portal = await buildTestApp();
    const { author, documentId, change } = await withQuestion(portal);
    for (let version = 1; version <= SERVER_LIMITS.versionsKeptMax + 2; version += 1) {
      // Stays within the limit of changes per account.
      portal.advance(40_000);
      await change(`제목 ${version}`, version);
    }
    const { data } = await portal.post('/api/v1/board/versions', { documentId }, { token: author.token });
    const kept = await portal.context.db.selectFrom('document_version').select('version').execute();
    expect(kept).toHaveLength(SERVER_LIMITS.versionsKeptMax);
    expect(data.list).toHaveLength(SERVER_LIMITS.versionsKeptMax);
    expect(data.list.at(-1).version).toBe(3);
  });

  it('keeps fewer of very long ones, and always the last', async () => {
    const portal = await buildTestApp();
    const { documentId, change } = await withQuestion(portal);
    const { db } = portal.context;
    const stored = {
      document_id: documentId,
      title: '제목',
      category: '오류',
      fields: '{}',
      saved_by: '',
      saved_at: '',
    };
    const body_html = '가'.repeat(SERVER_LIMITS.versionsKeptMaxBytes / 12);
    for (const version of [-4, -3, -2, -1, 0])
      await db
        .insertInto('document_version')
        .values({ ...stored, version, body_html, saved_by_id: null })
        .execute();
    await change('제목 1', 1);
    const kept = await db.selectFrom('document_version').select('version').orderBy('version', 'desc').execute();
    expect(kept.map(({ version }) => version)).toEqual([1, 0, -1, -2]);
  });

  it('lets the pictures go that a dropped version alone showed, so many documents at once, and none that another shows', async () => {
    const portal = await buildTestApp();
    const { db } = portal.context;
    const { author, documentId } = await withQuestion(portal);
    const pictures: { fileId: string; url: string }[] = [];
    for (const name of ['dropped.png', 'kept.png', 'replied.png', 'shown.png', 'copied.png'])
      pictures.push((await upload(portal, { token: author.token, purpose: 'image', name, content: PNG })).data);
    const [dropped, kept, replied, shown, copied] = pictures.map(({ url }) => `<p><img src="${url}"></p>`);
    let version = 1;
    const save = async (bodyHtml: string) => {
      portal.advance(40_000);
      const said = { documentId, version, title: '그림 질문', category: '오류', bodyHtml };
      version = (await portal.post('/api/v1/board/update', said, { token: author.token })).data.version as number;
    };
    await save(`${dropped}${kept}${replied}${shown}${copied}`);
    const copyId = await makeDocument(portal, { boardType: 'notice' });
    await db
      .updateTable('document')
      .set({ body_html: `${copied}` })
      .where('id', '=', copyId)
      .execute();
    await portal.post('/api/v1/board/writeReply', { documentId, bodyHtml: `${replied}` }, { token: author.token });
    await save(`${kept}${shown}`);
    for (let more = 0; more < SERVER_LIMITS.versionsKeptMax; more += 1) await save(`<p>${more}</p>${shown}`);
    const attached = async () =>
      (await db.selectFrom('file').select('id').where('document_id', '=', documentId).execute()).map(({ id }) => id);
    expect(await attached()).toHaveLength(5);
    await sweepPictures(portal.context);
    expect(new Set(await attached())).toEqual(new Set(pictures.slice(1).map(({ fileId }) => fileId)));
    expect(await db.selectFrom('picture_check').selectAll().execute()).toEqual([]);
    portal.advance(2 * DAY_MS);
    expect(await sweepFiles(portal.context)).toBe(1);
  });

  it('keeps a picture whose version is restored and dropped while its texts are looked through', async () => {
    const portal = await buildTestApp();
    const { db } = portal.context;
    const { author, documentId } = await withQuestion(portal);
    const { data } = await upload(portal, { token: author.token, purpose: 'image', name: 'shown.png', content: PNG });
    const { token } = author;
    const save = (version: number, bodyHtml: string) =>
      portal.post(
        '/api/v1/board/update',
        { documentId, version, title: '그림 질문', category: '오류', bodyHtml },
        { token },
      );
    expect([await save(1, `<p><img src="${data.url}"></p>`), await save(2, '<p>없음</p>')]).toMatchObject([
      { status: 200 },
      { status: 200 },
    ]);
    // The next change drops the oldest versions.
    await db
      .updateTable('document')
      .set({ version: 2 + SERVER_LIMITS.versionsKeptMax })
      .execute();
    let isRestored = false;
    const restoring = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (isRestored || result.rows[0]?.body_html === undefined) return result;
        isRestored = true;
        // The text was read, the versions were not: the oldest, which shows the picture, becomes the text and is dropped.
        const answer = await portal.post('/api/v1/board/restore-version', { documentId, version: 2 }, { token });
        expect(answer).toMatchObject({ status: 200 });
        return result;
      },
    });
    await letGoPictures({ ...portal.context, db: restoring }, documentId, [data.fileId]);
    expect(isRestored).toBe(true);
    const file = db.selectFrom('file').select(['document_id', 'let_go_at']).where('id', '=', data.fileId);
    expect(await file.execute()).toEqual([{ document_id: documentId, let_go_at: null }]);
  });

  it('knows only versions that were', async () => {
    const portal = await buildTestApp();
    const { author, documentId } = await withQuestion(portal);
    const answer = await portal.post(
      '/api/v1/board/restore-version',
      { documentId, version: 9 },
      { token: author.token },
    );
    expect(answer.code).toBe('CM04');
  });
});

describe('trash', () => {
  it('holds a deleted document, from where staff bring it back', async () => {
    const portal = await buildTestApp();
    const { author, documentId } = await withQuestion(portal);
    const manager = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    await portal.post('/api/v1/board/deleteDocument', { documentId }, { token: author.token });
    const { data } = await portal.post('/api/v1/board/trash', {}, { token: manager.token });
    expect(data).toMatchObject({ totalCount: 1, list: [{ documentId, title: '처음 제목', boardType: 'qna' }] });
    expect(data.list[0].excerpt, 'the beginning of its text').toBe('처음 내용');
    expect(data.list[0].erasedAt).toBe('2026-12-21T03:00:00.000Z');

    await portal.post('/api/v1/board/restore-document', { documentId }, { token: manager.token });
    expect(await portal.post('/api/v1/board/detail', { documentId }, { token: author.token })).toMatchObject({
      status: 200,
    });
    const again = await portal.post('/api/v1/board/restore-document', { documentId }, { token: manager.token });
    expect(again, 'a colleague has restored it').toMatchObject({ status: 409, code: 'CM08' });
  });

  it.each(['ROLE_USER', 'ROLE_CUSTOMER', 'ROLE_SALES'] as const)('is closed to %s', async (role) => {
    const portal = await buildTestApp();
    const documentId = await makeDocument(portal, { isDeleted: true });
    const { token } = await makeUser(portal, { roles: [role] });
    expect((await portal.post('/api/v1/board/trash', {}, { token })).code).toBe('CM03');
    expect((await portal.post('/api/v1/board/restore-document', { documentId }, { token })).code).toBe('CM03');
  });

  it('says who deleted a document, also of a member who withdrew and where nobody noted it', async () => {
    const portal = await buildTestApp();
    const { author, documentId } = await withQuestion(portal);
    const { token } = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    await portal.post('/api/v1/board/deleteDocument', { documentId }, { token: author.token });
    const deletedBy = async () => (await portal.post('/api/v1/board/trash', {}, { token })).data.list[0].deletedBy;
    const { db } = portal.context;
    expect(await deletedBy()).toBe(author.name);
    await db.updateTable('user').set({ name: '', status: 'withdrawn' }).where('id', '=', author.id).execute();
    expect(await deletedBy()).toBe('탈퇴한 회원');
    await db.updateTable('document').set({ deleted_by: null }).where('id', '=', documentId).execute();
    expect(await deletedBy()).toBe('기록 없음');
  });

  it('is emptied after 30 days, files included, and not before', async () => {
    const portal = await buildTestApp();
    const author = await makeUser(portal);
    const { data: file } = await upload(portal, { token: author.token });
    const written = await portal.post(
      '/api/v1/board/write',
      { boardType: 'qna', title: '첨부 있는 글', category: '오류', bodyHtml: '<p>내용</p>', fileIds: [file.fileId] },
      { token: author.token },
    );
    await portal.post('/api/v1/board/deleteDocument', written.data, { token: author.token });
    portal.advance(30 * DAY_MS - 1);
    expect(await sweepTrash(portal.context)).toBe(0);
    portal.advance(2);
    expect(await sweepTrash(portal.context)).toBe(1);
    const { db } = portal.context;
    expect(await db.selectFrom('document').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('file').selectAll().execute()).toEqual([]);
  });
});
