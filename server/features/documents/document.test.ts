import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/permissions.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { sweepViewsAndDownloads } from '#server/documents/document-visit.queries.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';

const question = {
  boardType: 'qna' as const,
  title: '로봇이 멈춥니다',
  category: '오류',
  bodyHtml: '<p>스케줄 실행 중에 멈춥니다.</p>',
};
const notice = {
  boardType: 'notice' as const,
  title: '정기 점검 안내',
  category: '점검',
  bodyHtml: '<p>점검합니다.</p>',
};

const write = (portal: TestApp, token: string | undefined, input: object = {}) =>
  portal.post('/api/v1/board/write', { ...question, ...input }, { token });
const detail = (portal: TestApp, documentId: string, token?: string) =>
  portal.post('/api/v1/board/detail', { documentId }, { token });

describe('spec 6: who may register', () => {
  it.each([
    ['notice', 'ROLE_USER', 403],
    ['notice', 'ROLE_CUSTOMER', 403],
    ['notice', 'ROLE_SALES', 403],
    ['notice', 'ROLE_MANAGER', 200],
    ['notice', 'ROLE_ADMIN', 200],
    ['qna', 'ROLE_USER', 200],
    ['qna', 'ROLE_CUSTOMER', 200],
    ['qna', 'ROLE_SALES', 200],
    ['qna', 'ROLE_MANAGER', 200],
    ['qna', 'ROLE_ADMIN', 200],
  ] as const)('%s by %s: %i', async (boardType, role: Role, status) => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal, { roles: [role] });
    const input = boardType === 'notice' ? notice : question;
    expect(await write(portal, token, input)).toMatchObject({ status, code: status === 200 ? '0000' : 'CM03' });
    expect((await portal.post('/api/v1/board/regData', { boardType }, { token })).status).toBe(status);
  });

  it('nobody without a login', async () => {
    const portal = await buildTestApp();
    expect(await write(portal, undefined)).toMatchObject({
      status: 403,
      code: 'CM02',
      message: '로그인 이후 이용해주세요.',
    });
    expect(await write(portal, undefined, notice)).toMatchObject({ status: 403, code: 'CM02' });
  });
});

describe('register', () => {
  it('keeps what was written, made safe, and shows it', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal, { userId: 'hong2026' });
    const { data } = await write(portal, token, {
      bodyHtml: '<p onclick="x">안녕하세요<script>alert(1)</script></p>',
      fields: { product: 'Robot', os: 'Windows 11', hacked: 'x' },
    });
    const shown = await detail(portal, data.documentId as string, token);
    expect(shown.data).toMatchObject({
      title: '로봇이 멈춥니다',
      bodyHtml: '<p>안녕하세요</p>',
      answerState: '답변대기',
      authorName: 'hong2026',
      viewCount: 1,
      fields: { product: 'Robot', productVersion: '', os: 'Windows 11', browser: '' },
      abilities: {
        update: true,
        delete: true,
        restore: false,
        like: true,
        reply: true,
        replyOfficially: false,
        changeAnswerState: false,
      },
    });
    expect(shown.data.fields).not.toHaveProperty('hacked');
    const { token: staff } = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    const asStaff = await detail(portal, data.documentId as string, staff);
    expect(asStaff.data.viewCount, 'staff open what waits in order to answer it').toBe(1);
    expect(asStaff.data.abilities, 'staff take it out of the trash').toMatchObject({ delete: true, restore: true });
  });

  it.each([
    [{ title: '' }, 'title', '제목을 입력해주세요.'],
    [{ title: '가' }, 'title', '제목은 2자 이상 입력해주세요.'],
    [{ title: '가'.repeat(101) }, 'title', '제목은 최대 100자까지 입력할 수 있습니다.'],
    [{ category: '없는분류' }, 'category', '분류를 선택해주세요.'],
    [{ bodyHtml: '<p> </p>' }, 'bodyHtml', '내용을 입력해주세요.'],
    [{ bodyHtml: `<p>${'가'.repeat(50_001)}</p>` }, 'bodyHtml', '내용은 최대 50,000자까지 입력할 수 있습니다.'],
    [{ fields: { product: '없는제품' } }, 'fields.product', '제품을 선택해주세요.'],
  ])('refuses %j at its field', async (input, field, message) => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal);
    expect(await write(portal, token, input)).toMatchObject({
      status: 400,
      code: 'CM01',
      data: { fields: { [field]: message } },
    });
  });

  it('lets only staff pin, schedule and pop up, whatever a member sends', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal);
    const { data } = await write(portal, token, {
      isPinned: true,
      publishAt: '2030-01-01T00:00:00Z',
      popupFrom: '2026-01-01T00:00:00Z',
      popupUntil: '2030-01-01T00:00:00Z',
    });
    const shown = await detail(portal, data.documentId as string, token);
    expect(shown.data).toMatchObject({ isPinned: false, isScheduled: false, publishedAt: '2026-11-21T03:00:00.000Z' });
    expect((await portal.post('/api/v1/board/popups', undefined)).data).toEqual({ list: [] });
  });

  it('publishes at its time: before, only staff see it', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    const { data } = await write(portal, token, { ...notice, publishAt: '2026-11-21T13:00:00+09:00' });
    const documentId = data.documentId as string;
    const seen = async () => (await portal.post('/api/v1/board/detail-free', { documentId })).status;
    expect(await seen()).toBe(404);
    expect((await portal.post('/api/v1/board/list', { boardType: 'notice' })).data.totalCount).toBe(0);
    expect((await portal.post('/api/v1/board/list', { boardType: 'notice' }, { token })).data.list).toMatchObject([
      { isScheduled: true },
    ]);
    portal.advance(3_600_001);
    expect(await seen()).toBe(200);
  });

  it('shows a popup only during its period, and refuses half a period', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    expect(await write(portal, token, { ...notice, popupFrom: '2026-11-21T00:00:00Z' })).toMatchObject({
      status: 400,
      data: { fields: { popupUntil: expect.any(String) } },
    });
    await write(portal, token, { ...notice, popupFrom: '2026-11-21T00:00:00Z', popupUntil: '2026-11-22T00:00:00Z' });
    const popups = async () => (await portal.post('/api/v1/board/popups', undefined)).data.list as unknown[];
    expect(await popups()).toMatchObject([{ title: '정기 점검 안내' }]);
    portal.advance(24 * 3_600_000);
    expect(await popups()).toEqual([]);
  });
});

describe('modify and delete', () => {
  it('are for the author and staff alone', async () => {
    const portal = await buildTestApp();
    const author = await makeUser(portal);
    const other = await makeUser(portal, { roles: ['ROLE_USER', 'ROLE_CUSTOMER', 'ROLE_SALES'] });
    const manager = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    const documentId = await makeDocument(portal, { author });
    const update = (token: string | undefined, version: number) =>
      portal.post('/api/v1/board/update', { ...question, documentId, version, title: `수정 ${version}` }, { token });
    expect(await update(undefined, 1)).toMatchObject({ status: 403, code: 'CM02' });
    expect(await update(other.token, 1)).toMatchObject({ status: 403, code: 'CM03', message: '접근 권한이 없습니다.' });
    expect(await update(author.token, 1)).toMatchObject({ status: 200, data: { version: 2 } });
    expect(await update(manager.token, 2)).toMatchObject({ status: 200, data: { version: 3 } });

    const remove = (token: string | undefined) =>
      portal.post('/api/v1/board/deleteDocument', { documentId }, { token });
    expect(await remove(undefined)).toMatchObject({ code: 'CM02' });
    expect(await remove(other.token)).toMatchObject({ code: 'CM03' });
    expect(await remove(author.token)).toMatchObject({ status: 200 });
    expect(await detail(portal, documentId, manager.token)).toMatchObject({ status: 404, code: 'CM04' });
  });

  it('refuses a stale version and keeps the newer text', async () => {
    const portal = await buildTestApp();
    const { token, ...author } = await makeUser(portal);
    const documentId = await makeDocument(portal, { author: { ...author, token } });
    const update = (title: string) =>
      portal.post('/api/v1/board/update', { ...question, documentId, version: 1, title }, { token });
    const answers = await Promise.all([update('첫째 저장'), update('둘째 저장')]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find((answer) => answer.status === 409)).toMatchObject({
      code: 'CM08',
      message: '다른 사용자가 먼저 수정했습니다.',
    });
  });

  it('refuses a version that no document can have', async () => {
    const portal = await buildTestApp();
    const admin = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
    const documentId = await makeDocument(portal, { boardType: 'notice' });
    for (const version of [-1, 2 ** 31 - 1, Number.MIN_SAFE_INTEGER]) {
      const answer = await portal.post(
        '/api/v1/board/update',
        { ...notice, documentId, version },
        { token: admin.token },
      );
      expect(answer).toMatchObject({ status: 400, code: 'CM01' });
    }
  });
});

describe('detail', () => {
  it('spec 2: a notice is public, a question asks for a login', async () => {
    const portal = await buildTestApp();
    const noticeId = await makeDocument(portal, { boardType: 'notice' });
    const questionId = await makeDocument(portal, { boardType: 'qna' });
    expect(await portal.post('/api/v1/board/detail-free', { documentId: noticeId })).toMatchObject({ status: 200 });
    expect(await portal.post('/api/v1/board/detail-free', { documentId: questionId })).toMatchObject({
      status: 403,
      code: 'CM02',
    });
    expect(await detail(portal, noticeId)).toMatchObject({ status: 403, code: 'CM02' });
    expect(await portal.post('/api/v1/board/detail-free', { documentId: 'nothing' })).toMatchObject({
      status: 404,
      code: 'CM04',
    });
  });

  it('shows of a member’s document what the public list does, and nothing of what it hides', async () => {
    const portal = await buildTestApp();
    const preview = (documentId: string, token?: string) =>
      portal.post('/api/v1/board/preview', { documentId }, token === undefined ? {} : { token });
    const author = await makeUser(portal);
    const asked = { boardType: 'qna', author, bodyText: '처음 '.repeat(100) } as const;
    const open = await makeDocument(portal, { ...asked, title: '공개 질문' });
    const closed = await makeDocument(portal, { ...asked, title: '감춘 제목', isPrivate: true });
    const { list } = (await portal.post('/api/v1/board/list', { boardType: 'qna' })).data;
    const inList = (id: string) => list.find(({ documentId }: { documentId: string }) => documentId === id);
    const shown = (await preview(open, author.token)).data;
    expect(shown).toEqual({ ...inList(open), excerpt: expect.stringMatching(/^처음 처음.*…$/), chapters: [] });
    expect(shown.excerpt).toHaveLength(150);
    const hidden = (await preview(closed, author.token)).data;
    expect(hidden, 'of a private question the lock alone').toEqual({ ...inList(closed), excerpt: '', chapters: [] });
    expect(JSON.stringify(hidden)).not.toMatch(/감춘|처음/);

    const fields = { level: '초급', chapters: '00:00 시작하며\n01:05 놓기', videoUrl: 'https://youtu.be/aqz-KE-bpKQ' };
    const lecture = await makeDocument(portal, { boardType: 'videoTutorial', bodyText: '강의 설명', fields });
    const watched = (await preview(lecture)).data;
    expect(watched).toMatchObject({
      excerpt: '',
      chapters: [{ startSeconds: 0, title: '시작하며' }, { startSeconds: 65 }],
    });
    expect(JSON.stringify(watched), 'neither the text nor where the film is').not.toMatch(/강의 설명|youtu/);
    const article = await makeDocument(portal, {
      boardType: 'market',
      bodyText: '상품 설명',
      fields: { install: '설치' },
    });
    expect(JSON.stringify((await preview(article)).data)).not.toMatch(/상품 설명|설치/);

    const scheduled = await makeDocument(portal, { boardType: 'qna', publishAt: '2099-01-01T00:00:00.000Z' });
    const withdrawn = await makeDocument(portal, { boardType: 'market', author, isHidden: true });
    const deleted = await makeDocument(portal, { boardType: 'qna', author, isDeleted: true });
    for (const id of [scheduled, withdrawn, deleted, 'nothing'])
      expect(await preview(id, author.token)).toMatchObject({ status: 404, code: 'CM04' });
  });

  it('counts a view once a visitor and day', async () => {
    const portal = await buildTestApp();
    const documentId = await makeDocument(portal, { boardType: 'notice' });
    const read = async (options: { remoteAddress?: string; token?: string; headers?: Record<string, string> } = {}) =>
      (await portal.post('/api/v1/board/detail-free', { documentId }, options)).data.viewCount as number;
    expect(await read()).toBe(1);
    expect(await read()).toBe(1);
    expect(await read({ remoteAddress: '203.0.113.9' })).toBe(2);
    expect(await read({ remoteAddress: '203.0.113.9', headers: { 'user-agent': 'another browser' } })).toBe(2);
    const { token } = await makeUser(portal);
    expect(await read({ token })).toBe(3);
    expect(await read({ token, remoteAddress: '203.0.113.10' })).toBe(3);
    portal.advance(13 * 3_600_000);
    expect(await read(), 'the next day in Korea').toBe(4);
    const kept = JSON.stringify(await portal.context.db.selectFrom('document_view').selectAll().execute());
    expect(kept).not.toContain('203.0.113');
    await sweepViewsAndDownloads(portal.context, '2026-11-22');
    const days = await portal.context.db.selectFrom('document_view').select('day').execute();
    expect(new Set(days.map(({ day }) => day))).toEqual(new Set(['2026-11-22']));
    expect(await read(), 'counted already').toBe(4);
  });

  it('likes and takes the like back, never twice', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal);
    const documentId = await makeDocument(portal);
    const like = () => portal.post('/api/v1/board/like', { documentId }, { token });
    expect((await like()).data).toEqual({ isLiked: true, likeCount: 1 });
    expect((await like()).data).toEqual({ isLiked: false, likeCount: 0 });
    await Promise.all([like(), like(), like()]);
    expect((await detail(portal, documentId, token)).data.likeCount).toBe(1);
    expect(await portal.post('/api/v1/board/like', { documentId })).toMatchObject({ status: 403 });
  });

  it('names the older and the newer document', async () => {
    const portal = await buildTestApp();
    const ids = [];
    for (const day of ['01', '02', '03'])
      ids.push(
        await makeDocument(portal, {
          boardType: 'notice',
          title: `공지 ${day}`,
          publishAt: `2026-11-${day}T00:00:00.000Z`,
        }),
      );
    const middle = await portal.post('/api/v1/board/detail-free', { documentId: ids[1] ?? '' });
    expect(middle.data).toMatchObject({ previous: { documentId: ids[0] }, next: { documentId: ids[2] } });
    const newest = await portal.post('/api/v1/board/detail-free', { documentId: ids[2] ?? '' });
    expect(newest.data.next).toBeNull();
  });
});
