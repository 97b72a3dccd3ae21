import type { Kysely, KyselyPlugin } from 'kysely';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Actor } from '#shared/permissions.ts';
import { columnsOf, valuesOf } from '#server/features/documents/document-columns.ts';
import { updateDocument } from '../features/documents/document.queries.ts';
import type { TestApp } from '../testing/build-test-app.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { makeDocument } from '../testing/make/make.document.ts';
import { makeUser } from '../testing/make/make.user.ts';
import { loadAnalyser } from './analyse/analyser.ts';
import { knownRest } from './query/known-names.ts';
import { planOf } from './query/query-plan.ts';
import { searchDocuments } from './query/search-documents.ts';
import { findPassages, LEAST_COVERAGE } from './query/search-passages.ts';

const nowOf = ({ context }: TestApp) => context.clock.now().toISOString();

async function ids(portal: TestApp, query: string, actor: Actor = null) {
  const { hits } = await searchDocuments(portal.context.db, actor, { query }, nowOf(portal));
  return hits.map((hit) => hit.documentId);
}

async function passages(portal: TestApp, query: string, actor: Actor = null) {
  const { passages: found } = await findPassages(portal.context.db, actor, { query, limit: 5 }, nowOf(portal));
  return found.filter(({ coverage }) => coverage >= LEAST_COVERAGE);
}

describe('searching documents', () => {
  it('finds words with particles and endings, of two syllables, split or joined, and by their beginning', async () => {
    const portal = await buildTestApp();
    const id = await makeDocument(portal, { title: '엑셀에서 셀렉터를 찾지 못합니다', bodyText: '실행이 멈췄습니다.' });
    await makeDocument(portal, { title: '다른 글', bodyText: '관계없는 내용' });
    for (const query of ['엑셀', '셀렉터', '셀렉터가', '엑셀 셀렉터', '엑셀셀렉터', '멈춰요', '셀렉', '실행 셀렉터'])
      expect(await ids(portal, query), query).toEqual([id]);
    expect(await ids(portal, '엑셀 로봇'), 'some of the words').toEqual([id]);
    for (const query of ['로봇', '', '   ', '!!!']) expect(await ids(portal, query), query).toEqual([]);
  });

  it('reads typos, other spellings, 초성, the wrong keyboard and decomposed letters as they were meant', async () => {
    const portal = await buildTestApp();
    const id = await makeDocument(portal, { title: '라이선스 갱신과 셀렉터' });
    const asked = [
      '라이센스',
      'license',
      '셀랙터',
      '셀랙터를',
      '라이선쓰',
      'ㅅㄹㅌ',
      'tpffprxj',
      'TPFFPRXJ',
      '셀 렉터',
    ];
    for (const query of [...asked, '셀렉터'.normalize('NFD')]) expect(await ids(portal, query), query).toEqual([id]);
  });

  it('ranks no passages of a query whose corrected reading is shown, and reads the contents of the relevant ones only', async () => {
    const portal = await buildTestApp();
    const title = '셀렉터가 버튼을 찾지 못합니다';
    const id = await makeDocument(portal, { title });
    // Candidates of the query as it was typed.
    await makeDocument(portal, { title: '셀러리 주문', bodyText: '셀러리는 야채입니다.' });
    let reads = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (result.rows.some((row) => 'content' in row)) reads += 1;
        return result;
      },
    };
    const watched = { ...portal, context: { ...portal.context, db: portal.context.db.withPlugin(counting) } };
    const contentsRead = async (work: () => Promise<unknown>) => {
      reads = 0;
      await work();
      return reads;
    };
    expect(await contentsRead(async () => expect(await ids(watched, '셀렉타')).toEqual([id]))).toBe(0);
    expect(await contentsRead(async () => expect(await ids(watched, '셀렉터')).toEqual([id]))).toBe(1);
    expect(await contentsRead(async () => expect(await passages(watched, '셀렉타')).toMatchObject([{ title }]))).toBe(
      1,
    );
  });

  it('finds nothing for words that only begin like a known one, or of which a similar one is known', async () => {
    const portal = await buildTestApp();
    await makeDocument(portal, { title: '주간 영업 현황 보고', bodyText: '고객관리의 기회와 수주를 모읍니다.' });
    await makeDocument(portal, { title: '고객목록', bodyText: '가나 상사의 시트에 적습니다.' });
    for (const query of ['우주정거장', '우주 정거장', '가나다라마바사', '햄버거 세트']) {
      expect(await ids(portal, query), query).toEqual([]);
      expect(await passages(portal, query), query).toEqual([]);
    }
    expect(await ids(portal, '수쥬 현황'), 'all of the words').toHaveLength(1);
    await makeDocument(portal, { title: '번호 찾기', bodyText: '이름이나 번호(E-1042)로도 찾습니다.' });
    expect(await ids(portal, '로또'), 'a particle behind a bracket').toEqual([]);
  });

  it('shows the nearest three, and no results, where a reader has no text with half of the names', async () => {
    const portal = await buildTestApp();
    const search = async (query: string, actor: Actor = null) => {
      const { how, total, counts, rest } = await searchDocuments(portal.context.db, actor, { query }, nowOf(portal));
      return { how, total, places: counts.length, rest };
    };
    const author = await makeUser(portal);
    for (let i = 0; i < 5; i += 1) await makeDocument(portal, { boardType: 'faq', title: `전화 번호 안내 ${i}` });
    await makeDocument(portal, { title: '로또', isPrivate: true, author });
    const near = { how: 'near', total: 3, places: 0, rest: { query: '번호', total: 5, isCapped: false } };
    for (const query of ['로또번호', '로또 번호', '로또 당첨 번호', '이번 주 로또 번호 알려줘'])
      expect(await search(query), query).toEqual(near);
    expect(await search('로또당첨'), 'no name is known').toEqual({ how: 'near', total: 0, places: 0, rest: null });
    expect((await search('전화 번호 로또')).how, 'more than half is known').toBe('some');
    const actor = { id: author.id, name: author.loginId, roles: [] };
    expect((await search('로또번호', actor)).how, 'known to its author').toBe('some');
  });

  it('asks for three names of a query at once, and looks into two compounds', async () => {
    const portal = await buildTestApp();
    await makeDocument(portal, { title: '셀렉터 안내' });
    let [asked, open, most] = [0, 0, 0];
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        most = Math.max(most, (open += 1));
        asked += 1;
        return node;
      },
      transformResult: async ({ result }) => {
        open -= 1;
        return result;
      },
    };
    const db = portal.context.db.withPlugin(counting);
    const plan = planOf(await loadAnalyser(), '셀렉터깨짐 셀렉터뜯김 셀렉터흐림 로또 복권 해몽');
    expect(await knownRest(db, null, plan, null, nowOf(portal))).toEqual(['셀렉터']);
    // Six names, the words within two of them, and these words.
    expect({ most, asked }).toEqual({ most: 3, asked: 6 + 2 + 2 });
  });

  it('reads a sentence that is written without its spaces by all its words, not by the first alone', async () => {
    const portal = await buildTestApp();
    for (let i = 0; i < 5; i += 1)
      await makeDocument(portal, { title: `설치 날짜 안내 ${i}`, bodyText: '설치합니다.' });
    const bodyText = '이전 설치 날짜는 3일 전까지 무료로 변경하실 수 있습니다.';
    const id = await makeDocument(portal, { title: '예약을 바꾸려면', bodyText });
    await makeDocument(portal, { title: '설치', bodyText: '설치하는 방법입니다.' });
    const [first] = await ids(portal, '설치날짜변경몇일전까지무료에여');
    expect(first).toBe(id);
  });

  it('answers English whose keys make no Korean syllable, and keeps a code that a mended query has', async () => {
    const portal = await buildTestApp();
    const id = await makeDocument(portal, { title: '오류 처리와 다시 시도' });
    for (const query of ['how', 'how to', 'HOW', 'hijk hooj ynm', 'ㅗㅐㅈ', 'hk how'])
      expect(await ids(portal, query), query).toEqual([]);
    for (const { coverage } of await passages(portal, '0x80004005 오류')) expect(coverage).toBeLessThan(0.5);
    expect(await ids(portal, '오류')).toEqual([id]);
  });

  it('puts first what has the query as its title, in any case and with any spaces and signs', async () => {
    const portal = await buildTestApp();
    const title = '파일 [A] (b)* \\1 + C:';
    const exact = await makeDocument(portal, { title });
    const others = [
      await makeDocument(portal, { title: 'A b 1 C 파일' }),
      await makeDocument(portal, { title: 'C 파일 A b 1' }),
    ];
    for (const query of [title, title.toLowerCase(), title.replaceAll(' ', '')]) {
      const [first, ...rest] = await ids(portal, query);
      expect(first, query).toBe(exact);
      expect(new Set(rest), query).toEqual(new Set(others));
    }
  });

  it('finds codes and versions as people write them', async () => {
    const portal = await buildTestApp();
    const id = await makeDocument(portal, { title: 'E-1042 오류', bodyText: 'Studio 4.6.1, Chrome142, btn_8f31' });
    for (const query of ['E-1042', 'e1042', '1042', '4.6', '4.6.1을', 'chrome 142', 'btn_8f31', '스튜디오'])
      expect(await ids(portal, query), query).toEqual([id]);
    expect(await ids(portal, '4.7')).toEqual([]);
  });

  it('finds by its beginning whatever comes after that, however many words begin so', async () => {
    const portal = await buildTestApp();
    const codes = Array.from({ length: 70 }, (_, i) => `rowset-${i}x`).join(' ');
    const id = await makeDocument(portal, { title: 'btn_8f31과 SAP', bodyText: `${codes} 셀렉터2호` });
    for (const query of ['btn', 'sap', 'rows', 'rowset-7', '셀렉', 'rows btn'])
      expect(await ids(portal, query), query).toEqual([id]);
    for (const query of ['bt', 'sa', 'rowset-70', 'wset']) expect(await ids(portal, query), query).toEqual([]);
    expect((await passages(portal, 'rowset 셀렉'))[0]).toMatchObject({ documentId: id });
  });

  it('finds by its beginning what was indexed before the list of words had everything', async () => {
    const portal = await buildTestApp();
    const { db, dialect } = portal.context;
    const id = await makeDocument(portal, { title: 'btn_8f31' });
    await sql`delete from search_word`.execute(db);
    if (dialect === 'postgres') await sql`drop index search_word_beginning`.execute(db);
    const { up } = await import('../db/migrations/0033-search-bands.ts');
    await up(db as Kysely<unknown>);
    expect(await ids(portal, 'btn')).toEqual([id]);
  });

  it('finds the newest first and the oldest, too, however much was written between them', async () => {
    const portal = await buildTestApp();
    const { db, dialect } = portal.context;
    const made: string[] = [];
    for (const [i, next] of [1, 5_000, 50_000, 200_000, 200_010].entries()) {
      if (dialect === 'postgres')
        for (const table of ['search_entry', 'search_passage'])
          await sql.raw(`alter sequence ${table}_id_seq restart with ${next}`).execute(db);
      made.unshift(await makeDocument(portal, { title: '프록시 설정', isPrivate: i === 2 }));
    }
    const open = made.filter((_, i) => i !== 2);
    expect(await ids(portal, '프록시')).toEqual(open);
    expect(new Set((await passages(portal, '프록시 설정')).map(({ documentId }) => documentId))).toEqual(new Set(open));
  });

  it('puts a title before a body and answers no query with an error', async () => {
    const portal = await buildTestApp();
    const inBody = await makeDocument(portal, { title: '안내', bodyText: '프록시 설정은 다음과 같습니다.' });
    const inTitle = await makeDocument(portal, { title: '프록시 설정', bodyText: '안내합니다.' });
    expect(await ids(portal, '프록시')).toEqual([inTitle, inBody]);
    const odd = [
      '"',
      "'",
      "' or 1=1",
      'a" OR "b',
      'NEAR(a b)',
      '*',
      'title:프록시',
      '\\',
      '()',
      '&|!:*',
      '%_',
      '-',
      '\u0000',
    ];
    for (const query of odd) {
      const found = await ids(portal, query);
      expect(new Set(found), query).toEqual(new Set(query.includes('프록시') ? [inTitle, inBody] : []));
    }
  });

  it('finds what a document says now, with its answers, and nothing of what it said before', async () => {
    const portal = await buildTestApp();
    const { db } = portal.context;
    const manager = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    const id = await makeDocument(portal, { title: '옛날 제목' });
    const row = await db.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const columns = {
      ...columnsOf(valuesOf(row)),
      title: '새로운 제목',
      category: row.category,
      fields: row.fields,
      is_hidden: row.is_hidden,
      body_html: '<p>수정</p>',
      body_text: '수정',
    };
    const content = { columns, publishAt: null };
    await updateDocument(db, row, 1, content, { id: 'staff', name: '운영자', isStaff: true }, nowOf(portal));
    expect(await ids(portal, '옛날')).toEqual([]);
    expect(await ids(portal, '새로운')).toEqual([id]);

    const answer = { documentId: id, bodyHtml: '<p>오케스트레이터를 켜세요</p>', isOfficial: true };
    const { data, status, text } = await portal.post('/api/v1/board/writeReply', answer, { token: manager.token });
    expect(status, text).toBe(200);
    expect(await ids(portal, '오케스트레이터')).toEqual([id]);
    expect((await passages(portal, '오케스트레이터는 어떻게 하나요'))[0]).toMatchObject({
      documentId: id,
      heading: '답변',
    });
    await portal.post('/api/v1/board/deleteReply', { replyId: data.replyId }, { token: manager.token });
    expect(await ids(portal, '오케스트레이터')).toEqual([]);
  });

  it('keeps nothing of a document whose transaction failed', async () => {
    const portal = await buildTestApp();
    const { transaction } = await import('../db/transaction.ts');
    const failing = transaction(portal.context.db, async (tx) => {
      await makeDocument({ ...portal, context: { ...portal.context, db: tx } }, { title: '셀렉터' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await ids(portal, '셀렉터')).toEqual([]);
    expect(await portal.context.db.selectFrom('search_entry').selectAll().execute()).toEqual([]);
  });
});

describe('passages', () => {
  it('answer a question with the piece that speaks of it, under its headings', async () => {
    const portal = await buildTestApp();
    const { db } = portal.context;
    const id = await makeDocument(portal, { title: '설치 안내' });
    const long = '설명이 이어집니다. '.repeat(60);
    const html = `<p>${long}</p><h2>준비</h2><p>${long}</p><h3>프록시</h3><p>프록시 주소를 적습니다.</p><h2>끝</h2><p>감사합니다.</p>`;
    await db.updateTable('document').set({ body_html: html }).where('id', '=', id).execute();
    const { indexDocument } = await import('./index/index-document.ts');
    await indexDocument(db, id);
    const [first] = await passages(portal, '프록시 주소는 어디에 적나요?');
    expect(first).toMatchObject({ documentId: id, place: 'qna', title: '설치 안내', heading: '준비 > 프록시' });
    expect(first?.content).toBe('프록시 주소를 적습니다.');
    const rows = await db.selectFrom('search_passage').select('content').execute();
    expect(Math.max(...rows.map(({ content }) => content.length))).toBeLessThanOrEqual(600);
  });

  it('find a word as soon as a text has it, though it was looked for in vain before', async () => {
    const portal = await buildTestApp();
    expect(await passages(portal, '주차장은 어디')).toEqual([]);
    const id = await makeDocument(portal, { title: '주차장은 어디에 있나요?', bodyText: '주차장은 지하 2층입니다.' });
    expect(await passages(portal, '주차장은 어디')).toMatchObject([{ documentId: id }]);
  });

  it('say nothing about what no text speaks of', async () => {
    const portal = await buildTestApp();
    await makeDocument(portal, { title: '설치 안내', bodyText: '설치 파일을 실행합니다.' });
    expect(await passages(portal, '점심 메뉴 추천해줘')).toEqual([]);
    expect(await passages(portal, '')).toEqual([]);
  });
});

describe('what the asker may not read', () => {
  const SECRET = '급여테이블';

  it.each([
    ['a private post', { isPrivate: true }, ['author', 'staff']],
    ['a scheduled post', { publishAt: '2026-12-01T00:00:00.000Z' }, ['author', 'staff']],
    ['a deleted document', { isDeleted: true }, []],
  ] as const)('%s is in no result, count, passage or suggestion', async (_name, given, readers) => {
    const portal = await buildTestApp();
    const author = await makeUser(portal);
    const id = await makeDocument(portal, { author, title: `${SECRET} 질문`, bodyText: `${SECRET} 내용`, ...given });
    const tokens = {
      anonymous: undefined,
      other: (await makeUser(portal)).token,
      customer: (await makeUser(portal, { roles: ['ROLE_CUSTOMER'] })).token,
      author: author.token,
      staff: (await makeUser(portal, { roles: ['ROLE_MANAGER'] })).token,
    };
    for (const [who, token] of Object.entries(tokens)) {
      // As it is, misspelt, by 초성, on the wrong keyboard: every way of reading a query passes the same gate.
      for (const query of [SECRET, '급여', '급여테이불', 'ㄱㅇㅌㅇㅂ', 'rmqduxpdlqmf', `${SECRET} 없는말`]) {
        const found = await portal.post('/api/v1/search/documents', { query }, { token });
        const suggested = await portal.post('/api/v1/search/suggest', { query }, { token });
        if ((readers as readonly string[]).includes(who)) {
          expect(
            found.data.list.map((hit: { documentId: string }) => hit.documentId),
            `${who} ${query}`,
          ).toEqual([id]);
          continue;
        }
        expect(found.data, `${who} ${query}`).toMatchObject({ list: [], totalCount: 0, places: [], shownQuery: query });
        expect(suggested.data).toEqual({ words: [], titles: [] });
      }
    }
    expect(await passages(portal, SECRET)).toEqual([]);
  });

  it('a word that only private posts have is not shown as what was meant', async () => {
    const portal = await buildTestApp();
    await makeDocument(portal, { isPrivate: true, title: '셀렉타 견적' });
    const id = await makeDocument(portal, { title: '셀렉터 안내' });
    const { data } = await portal.post('/api/v1/search/documents', { query: '셀렉토' });
    expect(data.list.map((hit: { documentId: string }) => hit.documentId)).toEqual([id]);
    expect(data).toMatchObject({ how: 'mended', shownQuery: '셀렉터' });
  });
});
