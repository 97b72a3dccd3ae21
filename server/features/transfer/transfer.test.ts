import { describe, expect, it } from 'vitest';
import { BOARD_TYPES, boardOf } from '../../../shared/boards.ts';
import type { BoardType } from '../../../shared/boards.ts';
import type { Role } from '../../../shared/permissions.ts';
import type { TestApp } from '../../testing/build-test-app.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { makeDocument, makeReply } from '../../testing/make.document.ts';
import { makeUser } from '../../testing/make.user.ts';

interface Given {
  token?: string;
  boardType?: BoardType;
  format?: string;
  dryRun?: boolean;
}

async function importFile({ app }: TestApp, content: string | Buffer, given: Given) {
  const form = new FormData();
  form.append('boardType', given.boardType ?? 'qna');
  form.append('format', given.format ?? 'json');
  form.append('dryRun', String(given.dryRun ?? false));
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), 'board');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/board/import',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(given.token && { authorization: `Bearer ${given.token}` }),
    },
  });
  const body = response.json<{
    responseCode: string;
    data: { willAdd: number; added: number; skipped: { line: number; reason: string }[]; warnings: string[] };
  }>();
  return { status: response.statusCode, code: body.responseCode, data: body.data };
}

async function withAdministrator() {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  return { portal, token };
}

const documents = ({ context }: TestApp, boardType: BoardType) =>
  context.db.selectFrom('document').selectAll().where('board_type', '=', boardType).orderBy('title').execute();
const replies = ({ context }: TestApp) => context.db.selectFrom('reply').selectAll().execute();

const FIELD_VALUES: Record<string, string> = {
  number: '3',
  month: '2026-11',
  url: 'https://example.com/a',
  check: 'true',
  kpi: '결산 시간|52|9|시간',
  chapters: '00:12 시작',
  videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
};
const fieldsOf = (boardType: BoardType) =>
  Object.fromEntries(
    boardOf(boardType).fields.map(({ name, kind, options }) => [name, options?.[0] ?? FIELD_VALUES[kind] ?? '=값']),
  );

const row = (given: Record<string, unknown> = {}) => ({
  id: 'a1',
  title: '가져온 글',
  category: '오류',
  bodyHtml: '<p>내용</p>',
  authorName: '홍길동',
  createdAt: '2020-01-02T03:04:05.000Z',
  publishedAt: '2020-01-02T03:04:05.000Z',
  ...given,
});

describe('moving a board out and in', () => {
  describe.each(BOARD_TYPES)('%s', (boardType) => {
    it.each(['json', 'csv'] as const)('comes back equal as %s', async (format) => {
      const { portal, token } = await withAdministrator();
      const fields = fieldsOf(boardType);
      await makeDocument(portal, { boardType, title: "=1+1 '제목", bodyText: '줄 하나, "둘"', fields });
      const second = await makeDocument(portal, { boardType, title: "'=나머지", fields });
      const author = await makeUser(portal);
      if (boardOf(boardType).hasReplies) {
        const parentId = await makeReply(portal, second, author, { isOfficial: boardOf(boardType).hasAnswers });
        portal.advance(1000);
        await makeReply(portal, second, author, { parentId });
      }
      const file = await portal.post('/api/v1/board/export', { boardType, format }, { token });
      expect(file.status).toBe(200);
      expect(String(file.headers['content-disposition'])).toContain('attachment');

      const other = await withAdministrator();
      const result = await importFile(other.portal, file.text, { token: other.token, boardType, format });
      expect(result.data).toMatchObject({ willAdd: 2, added: 2, skipped: [] });
      const content = (all: Awaited<ReturnType<typeof documents>>) =>
        all.map((one) => [
          one.title,
          one.category,
          one.body_html,
          JSON.parse(one.fields),
          one.author_name,
          one.published_at,
          one.reply_count,
          one.answer_state,
        ]);
      expect(content(await documents(other.portal, boardType))).toEqual(content(await documents(portal, boardType)));
      const nested = (await replies(other.portal)).filter(({ parent_id }) => parent_id !== null);
      expect(nested).toHaveLength(boardOf(boardType).hasReplies ? 1 : 0);
    });
  });

  it('neutralises cells that a spreadsheet would run, behind the mark of UTF-8', async () => {
    const { portal, token } = await withAdministrator();
    await makeDocument(portal, { title: '=HYPERLINK("https://example.com")' });
    const { text, headers } = await portal.post('/api/v1/board/export', { boardType: 'qna', format: 'csv' }, { token });
    expect(text.startsWith('\uFEFFid,title')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(`);
    expect(headers['content-type']).toContain('text/csv');
  });

  it('changes nothing in a dry run', async () => {
    const { portal, token } = await withAdministrator();
    const result = await importFile(portal, JSON.stringify([row()]), { token, dryRun: true });
    expect(result.data).toEqual({ willAdd: 1, added: 0, skipped: [], warnings: [] });
    expect(await documents(portal, 'qna')).toEqual([]);
  });

  it('adds nothing the second time, and not what is still here', async () => {
    const { portal, token } = await withAdministrator();
    const file = JSON.stringify([row()]);
    await importFile(portal, file, { token });
    const again = await importFile(portal, file, { token });
    expect(again.data).toMatchObject({ willAdd: 0, added: 0, skipped: [{ line: 1 }] });
    const own = await portal.post('/api/v1/board/export', { boardType: 'qna', format: 'json' }, { token });
    expect((await importFile(portal, own.text, { token })).data.added).toBe(0);
  });

  it('sanitises what it takes in, and keeps authors as names', async () => {
    const { portal, token } = await withAdministrator();
    const bodyHtml = '<p onclick="x()">글</p><script>x()</script><img src="https://example.com/a.png">';
    const reply = {
      id: 'r',
      authorName: '댓글 쓴 이',
      bodyHtml: '<p>답<iframe src="//x"></iframe></p>',
      createdAt: row().createdAt,
    };
    const result = await importFile(portal, JSON.stringify([row({ bodyHtml, replies: [reply] })]), { token });
    expect(result.data.warnings).toHaveLength(1);
    expect(await documents(portal, 'qna')).toMatchObject([
      { body_html: '<p>글</p>', author_id: null, author_name: '홍길동', is_staff_author: 0 },
    ]);
    expect(await replies(portal)).toMatchObject([{ body_html: '<p>답</p>', author_id: null, is_staff_author: 0 }]);
  });

  it('names the line of each row that does not fit', async () => {
    const { portal, token } = await withAdministrator();
    const csv = [
      'id,title,category,bodyHtml,authorName,createdAt,publishedAt',
      'b1,좋은 글,오류,"<p>두\n줄</p>",김,2020-01-02T03:04:05Z,2020-01-02T03:04:05Z',
      'b2,나쁜 분류,없는 분류,<p>글</p>,김,2020-01-02T03:04:05Z,2020-01-02T03:04:05Z',
      'b3,나쁜 날짜,오류,<p>글</p>,김,어제,어제',
      'b4,,오류,<p>글</p>,김,2020-01-02T03:04:05Z,2020-01-02T03:04:05Z',
    ].join('\n');
    const { data } = await importFile(portal, csv, { token, format: 'csv', dryRun: true });
    expect(data.willAdd).toBe(1);
    expect(data.skipped.map(({ line }) => line)).toEqual([4, 5, 6]);
  });

  it.each([
    ['not JSON', '{"documents":['],
    ['no rows', '{"a":1}'],
    ['a row that is none', '[1]'],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0x81])],
    ['an open quote', 'id,title\n"a'],
  ])('refuses %s', async (_, content) => {
    const { portal, token } = await withAdministrator();
    expect(await importFile(portal, content, { token })).toMatchObject({ status: 400, code: 'TR01' });
  });

  it('takes zero characters and odd values without breaking', async () => {
    const { portal, token } = await withAdministrator();
    const odd = row({ title: '제\0목 글', viewCount: 1e300, fields: { os: { a: 1 } }, replies: [null, 'x'] });
    expect((await importFile(portal, JSON.stringify([odd]), { token })).data.added).toBe(1);
  });

  it.each<Role | null>([null, 'ROLE_USER', 'ROLE_CUSTOMER', 'ROLE_SALES', 'ROLE_MANAGER'])(
    'is closed to %s',
    async (role) => {
      const portal = await buildTestApp();
      const token = role === null ? undefined : (await makeUser(portal, { roles: [role] })).token;
      const code = role === null ? 'CM02' : 'CM03';
      const exported = await portal.post('/api/v1/board/export', { boardType: 'qna', format: 'json' }, { token });
      expect(exported.code).toBe(code);
      expect((await importFile(portal, JSON.stringify([row()]), { token })).code).toBe(code);
      expect(await documents(portal, 'qna')).toEqual([]);
    },
  );
});

describe('boards from elsewhere', () => {
  it('takes documents and comments of Rhymix', async () => {
    const { portal, token } = await withAdministrator();
    const file = JSON.stringify([
      {
        type: 'table',
        name: 'xe_documents',
        data: [
          {
            document_srl: 10,
            title: '라이믹스 글',
            content: '<p>안녕</p>',
            nick_name: '철수',
            regdate: '20200102030405',
            readed_count: '7',
            status: 'PUBLIC',
          },
          {
            document_srl: 11,
            title: '비밀 글',
            content: '<p>비밀</p>',
            nick_name: '영희',
            regdate: '20200102030405',
            status: 'SECRET',
          },
          { document_srl: 12, title: '임시 글', content: '<p>임시</p>', regdate: '20200102030405', status: 'TEMP' },
        ],
      },
      {
        type: 'table',
        name: 'xe_comments',
        data: [
          {
            comment_srl: 20,
            document_srl: 10,
            parent_srl: 0,
            content: '<p>댓글</p>',
            nick_name: '민수',
            regdate: '20200102040405',
          },
          {
            comment_srl: 21,
            document_srl: 10,
            parent_srl: 20,
            content: '<p>대댓글</p>',
            nick_name: '민수',
            regdate: '20200102050405',
          },
          {
            comment_srl: 22,
            document_srl: 10,
            parent_srl: 0,
            is_secret: 'Y',
            content: '<p>비밀</p>',
            regdate: '20200102050405',
          },
        ],
      },
    ]);
    const { data } = await importFile(portal, file, { token, format: 'rhymix' });
    expect(data).toMatchObject({ added: 2, skipped: [{ line: 3 }, { line: 6 }] });
    expect(await documents(portal, 'qna')).toMatchObject(
      [
        {
          title: '라이믹스 글',
          author_name: '철수',
          view_count: 7,
          reply_count: 2,
          published_at: '2020-01-01T18:04:05.000Z',
          is_private: 0,
        },
        { title: '비밀 글', is_private: 1 },
      ].toSorted((a, b) => (a.title < b.title ? -1 : 1)),
    );
    expect((await replies(portal)).filter(({ parent_id }) => parent_id !== null)).toHaveLength(1);
    expect((await importFile(portal, file, { token, format: 'rhymix' })).data.added).toBe(0);
    const notice = await importFile(portal, file, { token, format: 'rhymix', boardType: 'notice', dryRun: true });
    expect(notice.data.skipped.map(({ line }) => line)).toContain(2);
  });

  it('takes a table of gnuboard5, as CSV too', async () => {
    const { portal, token } = await withAdministrator();
    const csv = [
      'wr_id,wr_num,wr_parent,wr_is_comment,wr_reply,wr_option,wr_subject,wr_content,wr_name,wr_datetime,wr_hit,ca_name',
      '1,-1,1,0,,html1,그누보드 글,<p>안녕<script>x</script></p>,철수,2020-01-02 03:04:05,9,오류',
      '2,-1,1,1,,,,좋은 <글>입니다,영희,2020-01-02 03:05:05,0,',
      '3,-1,3,0,A,,답변 글,답변입니다,관리,2020-01-02 03:06:05,1,',
      '4,-2,4,0,,,둘째 글,글자 <b>뿐,민수,2020-01-02 03:07:05,1,자유',
    ].join('\n');
    const { data } = await importFile(portal, csv, { token, format: 'gnuboard5' });
    expect(data).toMatchObject({ added: 2, skipped: [] });
    expect(data.warnings).toHaveLength(1);
    expect(await documents(portal, 'qna')).toMatchObject([
      { title: '그누보드 글', body_html: '<p>안녕</p>', reply_count: 2, view_count: 9, category: '오류' },
      { title: '둘째 글', body_html: '<p>글자 &lt;b&gt;뿐</p>', category: '기타' },
    ]);
    expect((await importFile(portal, csv, { token, format: 'gnuboard5' })).data.added).toBe(0);
  });
});
