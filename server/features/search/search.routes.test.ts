import { describe, expect, it } from 'vitest';
import { SERVER_LIMITS } from '#server/limits.ts';
import { indexDocument } from '#server/search/index/index-document.ts';
import { indexPages } from '#server/search/index/index-pages.ts';
import { auditOf } from '#server/testing/audit-entries.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { sweepSearches } from './search-day.queries.ts';

const search = async (portal: TestApp, query: string, token?: string) =>
  (await portal.post('/api/v1/search/documents', { query }, { token })).data;
const popular = async (portal: TestApp) => (await portal.post('/api/v1/search/popular', undefined)).data.words;

describe('search over all boards', () => {
  it('counts each place, narrows to one, pages, and marks what was looked for', async () => {
    const portal = await buildTestApp();
    for (let i = 0; i < 12; i += 1) await makeDocument(portal, { boardType: 'notice', title: `셀렉터 안내 ${i}` });
    await makeDocument(portal, { boardType: 'qna', title: '질문', bodyText: '셀렉터를 <b>찾지</b> 못합니다.' });
    const all = await search(portal, '셀렉터');
    expect(all).toMatchObject({ totalCount: 13, page: 1, size: 10, isCapped: false, how: 'typed' });
    expect(all.places).toEqual([
      { place: 'notice', count: 12 },
      { place: 'qna', count: 1 },
    ]);
    const { data } = await portal.post('/api/v1/search/documents', { query: '셀렉터', place: 'notice', page: 2 });
    expect(data).toMatchObject({ totalCount: 12, places: all.places });
    expect(data.list).toHaveLength(2);
    const qna = await portal.post('/api/v1/search/documents', { query: '셀렉터', place: 'qna' });
    expect(qna.data.list[0].passage[0]).toEqual({ text: '셀렉터', isHit: true });
  });

  it('tells what is only near from results, and leads to what is known of it', async () => {
    const portal = await buildTestApp();
    for (let i = 0; i < 5; i += 1) await makeDocument(portal, { boardType: 'notice', title: `셀렉터 안내 ${i}` });
    const found = await search(portal, '로또셀렉터');
    expect(found).toMatchObject({ how: 'near', totalCount: 3, places: [] });
    expect(found.rest).toEqual({ query: '셀렉터', totalCount: 5, isCapped: false });
    expect(found.list).toHaveLength(3);
    expect((await search(portal, '셀렉터')).rest).toBeNull();
  });

  it('shows a passage in one line, without the marks of lists and tables', async () => {
    const portal = await buildTestApp();
    const id = await makeDocument(portal, { boardType: 'notice', title: '안내' });
    const html =
      '<ul><li><p>셀렉터를 고릅니다.</p></li><li><p>저장합니다.</p></li></ul><table><tbody><tr><th>구분</th><th>값</th></tr><tr><td>하나</td><td>둘</td></tr></tbody></table>';
    await portal.context.db.updateTable('document').set({ body_html: html }).where('id', '=', id).execute();
    await indexDocument(portal.context.db, id);
    const [hit] = (await search(portal, '셀렉터')).list as { passage: { text: string }[] }[];
    expect(hit?.passage.map(({ text }) => text).join('')).toBe('셀렉터를 고릅니다. · 저장합니다. 구분 · 값 하나 · 둘');
  });

  it('shows the row of a code, however often its text says what a code is', async () => {
    const portal = await buildTestApp();
    const id = await makeDocument(portal, { boardType: 'notice', title: '오류 코드' });
    const rows = Array.from({ length: 30 }, (_, i) => `<tr><td>E-${2101 + i}</td><td>${i}번 창을 봅니다.</td></tr>`);
    const html = `<p>오류 코드의 첫 숫자는 곳을 뜻합니다. 오류 코드로 찾으세요.</p><h2>화면</h2><table>${rows.join('')}</table>`;
    await portal.context.db.updateTable('document').set({ body_html: html }).where('id', '=', id).execute();
    await indexDocument(portal.context.db, id);
    for (const query of ['오류코드 2110', '오류 코드 E-2110', 'E2110']) {
      const [hit] = (await search(portal, query)).list as { heading: string; passage: { text: string }[] }[];
      expect(hit?.heading, query).toBe('화면');
      expect(hit?.passage.map(({ text }) => text).join(''), query).toMatch(/^E-2110 · 9번 창을 봅니다/);
    }
  });

  it('finds what answers in other words though the legal texts have every word', async () => {
    const portal = await buildTestApp();
    await indexPages(portal.context);
    const legal = await search(portal, '상담 전화번호');
    expect(legal.places).toEqual([{ place: 'page', count: expect.any(Number) }]);
    expect(legal.totalCount).toBeGreaterThanOrEqual(3);
    await makeDocument(portal, { boardType: 'faq', title: '전화 상담은 어디로 하나요?', bodyText: '1588-0000입니다.' });
    expect((await search(portal, '상담 전화번호')).places).toContainEqual({ place: 'faq', count: 1 });
  });

  it('refuses what is no query with a Korean message, and no query with a failure', async () => {
    const portal = await buildTestApp();
    const bad = [
      { query: 'a'.repeat(101) },
      { query: 1 },
      {},
      { query: 'a', place: 'secret' },
      { query: 'a', page: 0 },
    ];
    for (const input of bad)
      expect(await portal.post('/api/v1/search/documents', input as never)).toMatchObject({
        status: 400,
        code: 'CM01',
      });
    expect(await search(portal, '가'.repeat(100))).toMatchObject({ totalCount: 0 });
  });

  it('suggests nothing, and does not fail, where nothing is left to look for without the syllable being typed', async () => {
    const portal = await buildTestApp();
    await makeDocument(portal, { title: '셀렉터 안내' });
    for (const query of ['안ㄱ', '이ㄱ', '그ㄱ', '는ㄱ', '뭐ㄱ', '것ㅅ', '그 것ㅅ']) {
      const answer = await portal.post('/api/v1/search/suggest', { query });
      expect(answer, query).toMatchObject({ status: 200, data: { titles: [] } });
    }
  });

  it('suggests titles while typing, also in the middle of a syllable', async () => {
    const portal = await buildTestApp();
    const id = await makeDocument(portal, { title: '셀렉터 안내' });
    await makeDocument(portal, { title: '셀 병합', bodyText: '칸을 합칩니다.' });
    await makeDocument(portal, { title: '셀렉트 문', isPrivate: true });
    for (const query of ['셀렉', '셀ㄹ', '셀렉ㅌ', '셀렉터', '셀렉터ㄹ', 'ㅅㄹㅌ', '안내 셀ㄹ', '셀렉터 안ㄴ']) {
      const { data } = await portal.post('/api/v1/search/suggest', { query });
      expect(data.titles, query).toMatchObject([{ documentId: id, place: 'qna' }]);
    }
    const unreadable = await portal.post('/api/v1/search/suggest', { query: '셀렉트ㅁ' });
    expect(unreadable.data.titles).toEqual([]);
    expect((await portal.post('/api/v1/search/suggest', { query: ' ' })).data).toEqual({ words: [], titles: [] });
  });
});

describe('what is looked for', () => {
  it('is popular when several looked for it and everybody may find it', async () => {
    const portal = await buildTestApp();
    const manager = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    await makeDocument(portal, { boardType: 'notice', title: '셀렉터 안내' });
    const author = await makeUser(portal);
    await makeDocument(portal, { title: '급여테이블', isPrivate: true, author });
    for (let i = 0; i < 3; i += 1) {
      await search(portal, '셀렉터');
      await search(portal, '급여테이블', author.token);
      await search(portal, '없는것');
    }
    await search(portal, '안내');
    expect(await popular(portal)).toEqual(['셀렉터']);
    expect((await portal.post('/api/v1/search/suggest', { query: '셀' })).data.words).toEqual(['셀렉터']);
    expect((await portal.post('/api/v1/search/suggest', { query: '급여' }, manager)).data.words).toEqual([]);
    portal.advance(15 * 86_400_000);
    expect(await popular(portal)).toEqual([]);
  });

  it('is popular by the company’s own words alone, and in no turned or unseen signs', async () => {
    const portal = await buildTestApp();
    await makeDocument(portal, {
      boardType: 'notice',
      title: '셀렉터 안내',
      bodyText: '비밀번호를 찾고, 깨진 것을 고칩니다.',
    });
    await makeDocument(portal, { title: '셀렉터 환불 요청', bodyText: 'evil.example 에서 받으세요.' });
    const passedOver = ['셀렉터 🖕', '셀렉터🖕', '셀렉터 너는 왜 이래'];
    const natural = ['비밀번호 찾기', '셀렉터가 깨져요', '셀렉터란?'];
    const unseen = ['셀렉터 \u202e안내', '셀렉터\u3164'];
    for (const query of [
      '환불 요청',
      'evil.example',
      '셀렉터 환불',
      ...unseen,
      ...passedOver,
      ...natural,
      '셀렉터',
      '셀렉터를 안내',
    ])
      for (let i = 0; i < 3; i += 1) await search(portal, query);
    expect((await popular(portal)).toSorted()).toEqual([...natural, '셀렉터', '셀렉터를 안내'].toSorted());
    expect((await portal.post('/api/v1/search/suggest', { query: '셀렉터가' })).data.words).toEqual([
      '셀렉터가 깨져요',
    ]);
    expect((await portal.post('/api/v1/search/suggest', { query: '환불' })).data.words).toEqual([]);
  });

  it('keeps of past days the most frequent words alone', async () => {
    const portal = await buildTestApp();
    const { db } = portal.context;
    const kept = SERVER_LIMITS.searchWordsKeptPerDay;
    const words = Array.from({ length: kept + 5 }, (_, i) => ({ day: '2026-11-21', query: `말 ${i}`, empty_count: 0 }));
    for (let at = 0; at < words.length; at += 500)
      await db
        .insertInto('search_day')
        .values(words.slice(at, at + 500).map((word) => ({ ...word, count: 1 })))
        .execute();
    await search(portal, '셀렉터');
    await search(portal, '셀렉터');
    await sweepSearches(portal.context);
    const all = () => db.selectFrom('search_day').select('query').execute();
    expect(await all()).toHaveLength(kept + 6);
    portal.advance(86_400_000);
    await sweepSearches(portal.context);
    expect(await all()).toHaveLength(kept);
    expect((await all()).map(({ query }) => query)).toContain('셀렉터');
  });

  it('has no more words in a day than may be counted at once, however many are made up, and the frequent ones stay', async () => {
    const portal = await buildTestApp();
    const { db } = portal.context;
    const words = Array.from({ length: SERVER_LIMITS.searchWordsPerDayMax - 1 }, (_, i) => `말 ${i}`);
    for (let at = 0; at < words.length; at += 500)
      await db
        .insertInto('search_day')
        .values(words.slice(at, at + 500).map((query) => ({ day: '2026-11-21', query, count: 2, empty_count: 0 })))
        .execute();
    const all = async () => (await db.selectFrom('search_day').select('query').execute()).map(({ query }) => query);
    for (let i = 0; i < 3; i += 1) await search(portal, '셀렉터');
    expect(await all()).toHaveLength(SERVER_LIMITS.searchWordsPerDayMax);
    await search(portal, '지어낸 말');
    expect(await all()).toHaveLength(SERVER_LIMITS.searchWordsKeptPerDay);
    expect(await all()).toContain('셀렉터');
  });

  it('keeps no personal data and nothing of who asked', async () => {
    const portal = await buildTestApp();
    for (const query of [
      'hong@example.com',
      '010-1234-5678',
      '800101-1234567',
      '가'.repeat(41),
      '홍',
      '4111 1111 1111',
    ])
      await search(portal, query);
    await search(portal, '셀렉터');
    const rows = await portal.context.db.selectFrom('search_day').selectAll().execute();
    expect(rows).toEqual([{ day: '2026-11-21', query: '셀렉터', count: 1, empty_count: 1, is_handled: 0 }]);
  });

  it('and not found is told to staff alone, most often first', async () => {
    const portal = await buildTestApp();
    for (const query of ['없는것', '없는것', '모르는것']) await search(portal, query);
    const missed = async (token?: string) => portal.post('/api/v1/search/missed', {}, { token });
    expect(await missed()).toMatchObject({ status: 403, code: 'CM02' });
    for (const role of ['ROLE_USER', 'ROLE_CUSTOMER', 'ROLE_SALES'] as const)
      expect(await missed((await makeUser(portal, { roles: [role] })).token)).toMatchObject({
        status: 403,
        code: 'CM03',
      });
    const { token } = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    await search(portal, '없는것', token);
    const { data } = await missed(token);
    expect(data.list, 'without the look of staff').toEqual([
      { query: '없는것', count: 2, lastDay: '2026-11-21' },
      { query: '모르는것', count: 1, lastDay: '2026-11-21' },
    ]);
    expect(data.counts).toEqual({ open: 2, handled: 0 });
  });

  it('and not found is set aside by staff until somebody searches it again, and found by its days', async () => {
    const portal = await buildTestApp();
    let { token } = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    const missed = async (filters = {}) => (await portal.post('/api/v1/search/missed', filters, { token })).data;
    const words = async (filters = {}) => (await missed(filters)).list.map((row: { query: string }) => row.query);
    const handle = (isHandled: boolean) =>
      portal.post('/api/v1/search/missed-handle', { query: '없는것', isHandled }, { token });
    for (const query of ['없는것', '없는것', '모르는것']) await search(portal, query);

    expect(await handle(true)).toMatchObject({ status: 200 });
    await handle(true);
    expect(await words()).toEqual(['모르는것']);
    expect(await words({ isHandled: true })).toEqual(['없는것']);
    expect((await missed()).counts).toEqual({ open: 1, handled: 1 });
    await handle(false);
    expect(await words()).toEqual(['없는것', '모르는것']);
    expect(await auditOf(portal)).toMatchObject([
      { action: 'search.handle', target: '', detail: '처리함' },
      { action: 'search.handle', target: '', detail: '되돌림' },
    ]);

    await handle(true);
    await search(portal, '없는것');
    expect(await words(), 'on the same day').toEqual(['없는것', '모르는것']);
    await handle(true);
    portal.advance(24 * 3_600_000);
    await search(portal, '없는것');
    ({ token } = await makeUser(portal, { roles: ['ROLE_MANAGER'] }));
    expect((await missed()).list, 'on another day, with its searches until now').toEqual([
      { query: '없는것', count: 4, lastDay: '2026-11-22' },
      { query: '모르는것', count: 1, lastDay: '2026-11-21' },
    ]);
    expect(await words({ from: '2026-11-22' })).toEqual(['없는것']);
    expect(await words({ until: '2026-11-21' })).toEqual(['모르는것']);
  });
});
