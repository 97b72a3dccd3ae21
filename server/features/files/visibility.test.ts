import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { FileVisibility } from '#shared/boards/board.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { PNG, upload } from '#server/testing/upload.ts';

async function withLibraryFiles(portal: TestApp) {
  const manager = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
  const files: Record<string, { fileId: string; url: string }> = {};
  for (const visibility of ['all', 'member', 'customer'])
    files[visibility] = (
      await upload(portal, { token: manager.token, boardType: 'library', name: `${visibility}.txt` })
    ).data;
  const written = await portal.post(
    '/api/v1/board/write',
    {
      boardType: 'library',
      title: '설치 안내서',
      category: '매뉴얼',
      bodyHtml: '<p>안내</p>',
      fileIds: Object.values(files).map(({ fileId }) => fileId),
      fileVisibility: { [files.member!.fileId]: 'member', [files.customer!.fileId]: 'customer' },
    },
    { token: manager.token },
  );
  return { manager, files, documentId: written.data.documentId as string };
}

describe('자료실: who may download a file is enforced on the download itself', () => {
  it.each([
    ['nobody in particular', null, [200, 403, 403]],
    ['a member', 'ROLE_USER', [200, 200, 403]],
    ['a customer', 'ROLE_CUSTOMER', [200, 200, 200]],
    ['sales', 'ROLE_SALES', [200, 200, 200]],
    ['staff', 'ROLE_MANAGER', [200, 200, 200]],
  ] as const)('%s', async (_who, role, expected) => {
    const portal = await buildTestApp();
    const { files, documentId } = await withLibraryFiles(portal);
    const token = role === null ? undefined : (await makeUser(portal, { roles: [role] })).token;
    const order = [files.all!, files.member!, files.customer!];
    const statuses = await Promise.all(order.map(async ({ url }) => (await portal.get(url, { token })).status));
    expect(statuses).toEqual(expected);
    const detail = await portal.post('/api/v1/board/detail-free', { documentId }, { token });
    expect(detail.data.files.map(({ isAllowed }: { isAllowed: boolean }) => isAllowed)).toEqual(
      expected.map((status) => status === 200),
    );
  });

  it('tells in the list what there is, and for whom to whoever may download none of it', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    const register = async (title: string, ...given: [name: string, visibility: FileVisibility][]) => {
      const fileIds = [];
      const fileVisibility: Record<string, FileVisibility> = {};
      for (const [name, visibility] of given) {
        const { data } = await upload(portal, { token, boardType: 'library', name });
        fileIds.push(data.fileId);
        fileVisibility[data.fileId] = visibility;
      }
      const about = { boardType: 'library', title, category: '매뉴얼', bodyHtml: '<p>안내</p>' } as const;
      await portal.post('/api/v1/board/write', { ...about, fileIds, fileVisibility }, { token });
    };
    await register('안내서', ['안내.txt', 'all'], ['설정.txt', 'customer']);
    await register('교재', ['교재.csv', 'customer'], ['예제.txt', 'member'], ['부록.txt', 'member']);
    await register('설치 파일', ['설치.txt', 'customer']);
    const listed = async (role?: 'ROLE_USER' | 'ROLE_CUSTOMER') => {
      const reader = role && (await makeUser(portal, { roles: [role] }));
      const { data } = await portal.post('/api/v1/board/list', { boardType: 'library' }, { token: reader?.token });
      const rows = data.list as { title: string; downloads: { kinds: string[]; lockedFor: string | null } }[];
      return Object.fromEntries(rows.map(({ title, downloads }) => [title, downloads]));
    };
    expect(await listed()).toEqual({
      안내서: { kinds: ['txt'], lockedFor: null },
      교재: { kinds: ['csv', 'txt'], lockedFor: 'member' },
      '설치 파일': { kinds: ['txt'], lockedFor: 'customer' },
    });
    expect(await listed('ROLE_USER')).toMatchObject({
      교재: { lockedFor: null },
      '설치 파일': { lockedFor: 'customer' },
    });
    expect(await listed('ROLE_CUSTOMER')).toMatchObject({ '설치 파일': { lockedFor: null } });
    const notices = await portal.post('/api/v1/board/list', { boardType: 'reference' });
    expect(notices.text).not.toContain('downloads');
  });

  it('tells a member that a file is for customers', async () => {
    const portal = await buildTestApp();
    const { files } = await withLibraryFiles(portal);
    const { token } = await makeUser(portal);
    const answer = await portal.get(files.customer!.url, { token });
    expect(answer).toMatchObject({ code: 'FI05', message: '고객사 회원만 다운로드할 수 있는 파일입니다.' });
  });

  it('does not open a part of it, a size of it, or the same answer again either', async () => {
    const portal = await buildTestApp();
    const { files } = await withLibraryFiles(portal);
    const { url } = files.customer!;
    expect((await portal.get(url, { headers: { range: 'bytes=0-3' } })).status).toBe(403);
    expect((await portal.get(`${url}?w=640`)).status).toBe(403);
    expect((await portal.get(url, { headers: { 'if-none-match': '*' } })).status).toBe(403);
  });
});

describe('pictures of documents', () => {
  async function withCover(portal: TestApp, approved: string) {
    const manager = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    const content = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#2456e6' } })
      .png()
      .toBuffer();
    const { data: cover } = await upload(portal, {
      token: manager.token,
      boardType: 'reference',
      purpose: 'cover',
      name: '대표.png',
      content,
    });
    const fields = { customerName: '한빛정밀', summary: '월말 결산을 자동화했습니다.', approved };
    const written = await portal.post(
      '/api/v1/board/write',
      {
        boardType: 'reference',
        title: '결산 자동화',
        category: '제조',
        bodyHtml: '<p>이야기</p>',
        fields,
        fileIds: [cover.fileId],
      },
      { token: manager.token },
    );
    expect(written.status).toBe(200);
    return cover;
  }

  it.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
  ])('are sent in the width of their place, as %s is taken', async (accept, type) => {
    const portal = await buildTestApp();
    const cover = await withCover(portal, 'true');
    for (let round = 0; round < 2; round += 1) {
      const answer = await portal.app.inject({ url: `${cover.url}?w=640`, headers: { accept } });
      expect(answer.headers).toMatchObject({ 'content-type': type, vary: expect.stringContaining('accept') });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 640, height: 360 });
    }
  });

  it('refuse a width that nobody asked to be made', async () => {
    const portal = await buildTestApp();
    const cover = await withCover(portal, 'true');
    expect((await portal.get(`${cover.url}?w=641`)).status).toBe(400);
  });

  it('of a story that is not approved are not shown', async () => {
    const portal = await buildTestApp();
    const cover = await withCover(portal, '');
    expect((await portal.get(`${cover.url}?w=640`)).status).toBe(404);
    expect((await portal.get(cover.url)).status).toBe(404);
  });

  it('a story without its picture is not taken', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal, { roles: ['ROLE_SALES'] });
    const answer = await portal.post(
      '/api/v1/board/write',
      {
        boardType: 'reference',
        title: '결산 자동화',
        category: '제조',
        bodyHtml: '<p>이야기</p>',
        fields: { customerName: '한빛정밀', summary: '요약' },
      },
      { token },
    );
    expect(answer).toMatchObject({ code: 'CM01', data: { fields: { 'files.cover': '대표이미지를 첨부해주세요.' } } });
  });
});

it('pictures of the market’s list are for every visitor, though its details ask for a login', async () => {
  const portal = await buildTestApp();
  const manager = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
  const shot = { token: manager.token, boardType: 'market', purpose: 'screenshot', name: '화면.png', content: PNG };
  const { data } = await upload(portal, shot);
  const fields = { summary: '소개', task: '공통', delivery: '문의', compatibility: '4.5 이상', license: 'MIT' };
  const entry = { boardType: 'market' as const, title: '상품', category: '스크립트', bodyHtml: '<p>설명</p>', fields };
  const written = await portal.post('/api/v1/board/write', { ...entry, fileIds: [data.fileId] }, manager);
  expect((await portal.get(data.url)).status).toBe(404);
  const { documentId } = written.data;
  await portal.post('/api/v1/market/decide', { documentId, version: 1, versionIds: [], reviewState: '게시' }, manager);
  expect((await portal.get(data.url)).status).toBe(200);
});

it('pictures of a text that is not for everybody are kept by no browser, those of others for a week', async () => {
  const portal = await buildTestApp();
  const author = await makeUser(portal);
  const { token } = author;
  const kept = async (isPrivate: boolean) => {
    const document_id = await makeDocument(portal, { author, isPrivate });
    const { fileId: id, url } = (await upload(portal, { token, purpose: 'image', name: '화면.png', content: PNG }))
      .data;
    await portal.context.db.updateTable('file').set({ document_id }).where('id', '=', id).execute();
    return (await portal.get(url, { token })).headers['cache-control'];
  };
  expect(await kept(false)).toBe('private, max-age=604800, immutable');
  expect(await kept(true)).toBe('no-store');
});
