import { describe, expect, it } from 'vitest';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import type { ListInput } from '#shared/contract/boards/board.contract.ts';
import { FILTERED_LIST } from '#server/plugins/limits/call-limits.ts';

interface Listed {
  list: { documentId: string; title: string; authorName: string; isReadable: boolean; isNew: boolean }[];
  totalCount: number;
  categories: { name: string; count: number }[];
  abilities: { register: boolean };
}

async function list(portal: TestApp, input: Partial<ListInput> = {}, token?: string): Promise<Listed> {
  const answer = await portal.post('/api/v1/board/list', { boardType: 'qna', ...input }, { token });
  expect(answer.status, answer.text).toBe(200);
  return answer.data as Listed;
}
const titles = ({ list }: Listed) => list.map((row) => row.title);

describe('board list', () => {
  it('pages ten by ten, newest first, and counts all', async () => {
    const portal = await buildTestApp();
    for (let i = 1; i <= 12; i += 1) {
      await makeDocument(portal, {
        boardType: 'notice',
        title: `공지 ${i}`,
        publishAt: `2026-11-0${i % 10}T00:00:${String(i).padStart(2, '0')}.000Z`,
      });
    }
    const first = await list(portal, { boardType: 'notice' });
    const second = await list(portal, { boardType: 'notice', page: 2 });
    expect(first.list).toHaveLength(10);
    expect(second.list).toHaveLength(2);
    expect(first.totalCount).toBe(12);
    expect(new Set([...titles(first), ...titles(second)]).size).toBe(12);
    expect(await list(portal, { boardType: 'notice', page: 99 })).toMatchObject({ list: [], totalCount: 12 });
  });

  it('puts pinned ones on top of the newest', async () => {
    const portal = await buildTestApp();
    await makeDocument(portal, {
      boardType: 'notice',
      title: '오래된 고정',
      isPinned: true,
      publishAt: '2025-01-01T00:00:00.000Z',
    });
    await makeDocument(portal, { boardType: 'notice', title: '새 글' });
    expect(titles(await list(portal, { boardType: 'notice' }))).toEqual(['오래된 고정', '새 글']);
  });

  it('narrows to days in Korea, the last one included, and to an answer state', async () => {
    const portal = await buildTestApp();
    const days = {
      '9월 말': '2026-09-30T14:59:59.000Z',
      '10월 첫날': '2026-09-30T15:00:00.000Z',
      '10월 끝': '2026-10-31T14:59:59.999Z',
      '11월': '2026-10-31T15:00:00.000Z',
    };
    for (const [title, publishAt] of Object.entries(days)) await makeDocument(portal, { title, publishAt });
    const october = await list(portal, { startDt: '2026-10-01', endDt: '2026-10-31' });
    expect(titles(october)).toEqual(['10월 끝', '10월 첫날']);
    expect(october.totalCount).toBe(2);
    expect(titles(await list(portal, { startDt: '2026-11-01' }))).toEqual(['11월']);
    await portal.context.db.updateTable('document').set({ answer_state: '해결' }).where('title', '=', '11월').execute();
    expect(titles(await list(portal, { status: '해결' }))).toEqual(['11월']);
    expect((await list(portal, { boardType: 'notice', status: '해결' })).totalCount).toBe(0);
    const wrong = await portal.post('/api/v1/board/list', { boardType: 'qna', startDt: '2026-02-31' });
    expect(wrong.status).toBe(400);
  });

  it('counts each category and narrows to one', async () => {
    const portal = await buildTestApp();
    await makeDocument(portal, { boardType: 'notice', category: '점검' });
    await makeDocument(portal, { boardType: 'notice', category: '점검' });
    await makeDocument(portal, { boardType: 'notice', category: '공지' });
    const listed = await list(portal, { boardType: 'notice', category: '점검' });
    expect(listed.totalCount).toBe(2);
    expect(listed.categories).toEqual([
      { name: '공지', count: 1 },
      { name: '업데이트', count: 0 },
      { name: '점검', count: 2 },
      { name: '이벤트', count: 0 },
    ]);
  });

  it('finds Korean words of two syllables and words with particles, all of several words, and no wildcards', async () => {
    const portal = await buildTestApp();
    await makeDocument(portal, {
      title: '엑셀에서 셀렉터를 찾지 못합니다',
      bodyText: '버튼을 누르면 100%에서 멈춥니다.',
    });
    await makeDocument(portal, { title: '로봇 스케줄 문의', bodyText: 'A_B 파일' });
    expect(titles(await list(portal, { keyword: '엑셀' }))).toEqual(['엑셀에서 셀렉터를 찾지 못합니다']);
    expect(titles(await list(portal, { keyword: '셀렉터 버튼' }))).toEqual(['엑셀에서 셀렉터를 찾지 못합니다']);
    expect(titles(await list(portal, { keyword: '엑셀 스케줄' }))).toEqual([]);
    for (const keyword of ['셀렉터가', '셀렉', '엑셀셀렉터', '찾아요', '누르면', 'excel'])
      expect(titles(await list(portal, { keyword })), keyword).toEqual(['엑셀에서 셀렉터를 찾지 못합니다']);
    expect(titles(await list(portal, { keyword: '버튼', searchType: 'title' }))).toEqual([]);
    expect(titles(await list(portal, { keyword: '버튼', searchType: 'content' }))).toHaveLength(1);
    expect(titles(await list(portal, { keyword: '%' }))).toHaveLength(1);
    expect(titles(await list(portal, { keyword: 'a_b' }))).toEqual(['로봇 스케줄 문의']);
    expect(titles(await list(portal, { keyword: "'; drop table document; --" }))).toEqual([]);
  });

  it('leaves out words that the index lacks, which would have to be looked for in every text', async () => {
    const portal = await buildTestApp();
    await makeDocument(portal, { title: '로봇 -- 문의', bodyText: '멈춥니다 -- 왜?' });
    for (const searchType of ['all', 'title', 'content'] as const)
      expect(titles(await list(portal, { searchType, keyword: '-- ?' })), searchType).toEqual([]);
    expect(titles(await list(portal, { keyword: '-- 로봇 ?' }))).toEqual(['로봇 -- 문의']);
    expect(titles(await list(portal, { keyword: '-- 엑셀' }))).toEqual([]);
  });

  it('finds by author and text at once, each word in one of them', async () => {
    const portal = await buildTestApp();
    const [hong, robo] = [await makeUser(portal, { userId: 'hong77' }), await makeUser(portal, { userId: 'robo77' })];
    await makeDocument(portal, { author: hong, title: '엑셀 문의' });
    await makeDocument(portal, { author: hong, title: '셀렉터 문의' });
    await makeDocument(portal, { author: robo, title: '엑셀 hong 문의' });
    const found = async (keyword: string) => titles(await list(portal, { keyword })).toSorted();
    expect(await found('hong 엑셀')).toEqual(['엑셀 hong 문의', '엑셀 문의']);
    expect(await found('robo hong')).toEqual(['엑셀 hong 문의']);
    expect(await found('hong --')).toEqual(['셀렉터 문의', '엑셀 hong 문의', '엑셀 문의']);
    expect(titles(await list(portal, { searchType: 'author', keyword: 'hong robo' }))).toEqual([]);
  });

  it('limits lists with a filter more than those without', async () => {
    const portal = await buildTestApp();
    const ask = async (input: Partial<ListInput>) =>
      (await portal.post('/api/v1/board/list', { boardType: 'qna', ...input })).status;
    const filters = [{ status: '해결' }, { startDt: '2026-01-01' }, { keyword: '--' }, { keyword: '로봇' }] as const;
    for (let call = 0; call < FILTERED_LIST.address; call += 1)
      expect(await ask(filters[call % filters.length] ?? {})).toBe(200);
    for (const filter of filters) expect(await ask(filter)).toBe(429);
    expect(await ask({ category: '로봇', sort: 'views' })).toBe(200);
  });

  it('masks authors for all but staff and the author, also in the search', async () => {
    const portal = await buildTestApp();
    const hong = await makeUser(portal, { userId: 'honggildong' });
    const manager = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    await makeDocument(portal, { author: hong });
    const nameFor = async (token?: string) => (await list(portal, {}, token)).list[0]?.authorName;
    expect(await nameFor()).toBe('hong***');
    expect(await nameFor(hong.token)).toBe('honggildong');
    expect(await nameFor(manager.token)).toBe('honggildong');
    expect((await list(portal, { searchType: 'author', keyword: 'hong' })).totalCount).toBe(1);
    expect((await list(portal, { searchType: 'author', keyword: 'hong***' })).totalCount).toBe(1);
    expect((await list(portal, { searchType: 'author', keyword: '***' })).totalCount).toBe(0);
    expect((await list(portal, { searchType: 'author', keyword: 'honggil' })).totalCount).toBe(0);
    expect((await list(portal, { searchType: 'author', keyword: 'honggil' }, manager.token)).totalCount).toBe(1);
  });

  it('marks as new for three days', async () => {
    const portal = await buildTestApp();
    await makeDocument(portal, { publishAt: '2026-11-18T03:00:01.000Z' });
    expect((await list(portal)).list[0]?.isNew).toBe(true);
    portal.advance(2000);
    expect((await list(portal)).list[0]?.isNew).toBe(false);
  });

  it('lists only my own when asked', async () => {
    const portal = await buildTestApp();
    const mine = await makeUser(portal);
    await makeDocument(portal, { author: mine, title: '내 글' });
    await makeDocument(portal, { title: '남의 글' });
    expect(titles(await list(portal, { myOnly: true }, mine.token))).toEqual(['내 글']);
    expect(titles(await list(portal, { myOnly: true }))).toEqual([]);
  });

  it.each([
    ['notice', undefined, false],
    ['notice', 'ROLE_USER', false],
    ['notice', 'ROLE_SALES', false],
    ['notice', 'ROLE_MANAGER', true],
    ['notice', 'ROLE_ADMIN', true],
    ['qna', undefined, false],
    ['qna', 'ROLE_USER', true],
    ['qna', 'ROLE_CUSTOMER', true],
    ['qna', 'ROLE_SALES', true],
    ['qna', 'ROLE_MANAGER', true],
  ] as const)('spec 6: on %s the register button for %s is %s', async (boardType, role, expected) => {
    const portal = await buildTestApp();
    const token = role && (await makeUser(portal, { roles: [role] })).token;
    expect((await list(portal, { boardType }, token)).abilities.register).toBe(expected);
  });
});

describe('a private question does not leak', () => {
  const SECRET = '급여테이블';

  async function withPrivateQuestion() {
    const portal = await buildTestApp();
    const author = await makeUser(portal, { userId: 'authorkim' });
    const before = await makeDocument(portal, { title: '앞 글', publishAt: '2026-11-01T00:00:00.000Z' });
    const secret = await makeDocument(portal, {
      author,
      isPrivate: true,
      title: `${SECRET} 질문`,
      bodyText: `${SECRET} 내용`,
      publishAt: '2026-11-02T00:00:00.000Z',
    });
    const after = await makeDocument(portal, { title: '뒤 글', publishAt: '2026-11-03T00:00:00.000Z' });
    const other = await makeUser(portal, { userId: 'otherlee' });
    const manager = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    return { portal, author, other, manager, before, secret, after };
  }

  it('through the list: others see a lock, without title, author or counts', async () => {
    const { portal, other, author, manager } = await withPrivateQuestion();
    for (const token of [undefined, other.token]) {
      const row = (await list(portal, {}, token)).list[1];
      expect(row).toMatchObject({
        title: '비밀글입니다.',
        isPrivate: true,
        isReadable: false,
        authorName: '',
        viewCount: 0,
        likeCount: 0,
        replyCount: 0,
        fileCount: 0,
      });
    }
    for (const token of [author.token, manager.token]) {
      const [open, own] = (await list(portal, {}, token)).list;
      expect(own).toMatchObject({ title: `${SECRET} 질문`, isPrivate: true, isReadable: true });
      expect(open).toMatchObject({ isPrivate: false, isReadable: true });
    }
  });

  it('through search and its counts', async () => {
    const { portal, other, author } = await withPrivateQuestion();
    for (const searchType of ['all', 'title', 'content', 'author'] as const) {
      const keyword = searchType === 'author' ? 'auth' : SECRET;
      for (const token of [undefined, other.token]) {
        const found = await list(portal, { keyword, searchType }, token);
        expect(found).toMatchObject({ list: [], totalCount: 0 });
        expect(found.categories.every((category) => category.count === 0)).toBe(true);
      }
      expect((await list(portal, { keyword, searchType }, author.token)).totalCount).toBe(1);
    }
  });

  it('through previous and next', async () => {
    const { portal, other, before, after } = await withPrivateQuestion();
    for (const documentId of [before, after]) {
      const answer = await portal.post('/api/v1/board/detail', { documentId }, { token: other.token });
      expect(answer.text).not.toContain(SECRET);
      expect([answer.data.previous, answer.data.next]).toContainEqual(
        expect.objectContaining({ title: '비밀글입니다.', isReadable: false }),
      );
    }
  });

  it('through a direct call of any kind', async () => {
    const { portal, other, author, manager, secret } = await withPrivateQuestion();
    const direct = async (token?: string) => [
      await portal.post('/api/v1/board/detail', { documentId: secret }, { token }),
      await portal.post('/api/v1/board/detail-free', { documentId: secret }, { token }),
      await portal.post('/api/v1/board/replyList', { documentId: secret }, { token }),
      await portal.post('/api/v1/board/like', { documentId: secret }, { token }),
      await portal.post('/api/v1/board/writeReply', { documentId: secret, bodyHtml: '<p>x</p>' }, { token }),
      await portal.post('/api/v1/board/regData', { boardType: 'qna', documentId: secret }, { token }),
      await portal.post('/api/v1/board/deleteDocument', { documentId: secret }, { token }),
      await portal.post('/api/v1/board/answer-state', { documentId: secret, answerState: '종료' }, { token }),
    ];
    for (const answer of await direct()) expect(answer).toMatchObject({ status: 403, code: 'CM02' });
    for (const answer of await direct(other.token)) {
      expect(answer).toMatchObject({
        status: 423,
        code: 'BD02',
        message: '비밀글은 작성자와 관리자만 볼 수 있습니다.',
      });
    }
    for (const { token } of [author, manager]) {
      expect(await portal.post('/api/v1/board/detail', { documentId: secret }, { token })).toMatchObject({
        status: 200,
      });
    }
  });

  it('through similar questions', async () => {
    const { portal, author } = await withPrivateQuestion();
    for (const token of [undefined, author.token]) {
      expect((await portal.post('/api/v1/board/similar', { boardType: 'qna', title: SECRET }, { token })).data).toEqual(
        { list: [] },
      );
    }
    expect((await portal.post('/api/v1/board/similar', { boardType: 'qna', title: '앞 뒤 글은' })).status).toBe(200);
  });
});
