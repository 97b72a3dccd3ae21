import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { BOARD_TYPES, boardOf } from '#shared/boards.ts';
import type { BoardType } from '#shared/boards.ts';
import type { Role } from '#shared/permissions.ts';
import { movableValuesOf } from '#server/features/documents/document-columns.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import {
  documentsOf as documents,
  exportFile,
  exportedRow as row,
  filledFields as fieldsOf,
  importFile,
  repliesOf as replies,
  withAdministrator,
} from '#server/testing/import-file.ts';
import { makeDocument, makeReply } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';

/** Boards with required files, which a form needs too. */
const needsFiles = (boardType: BoardType) => boardOf(boardType).slots.some(({ required }) => required);

describe('moving a board out and in', () => {
  describe.each(BOARD_TYPES)('%s', (boardType) => {
    it.each(['json', 'csv'] as const)('comes back equal as %s, unless its files are required', async (format) => {
      const { portal, token } = await withAdministrator();
      const fields = fieldsOf(boardType);
      await makeDocument(portal, { boardType, title: "=1+1 '제목", bodyText: '줄 하나, "둘"', fields });
      const isPinned = boardOf(boardType).hasStaffPublishing;
      const second = await makeDocument(portal, { boardType, title: "'=나머지", fields, isPinned });
      const author = await makeUser(portal);
      if (boardOf(boardType).hasReplies) {
        const parentId = await makeReply(portal, second, author, { isOfficial: boardOf(boardType).hasAnswers });
        portal.advance(1000);
        await makeReply(portal, second, author, { parentId });
      }
      const file = await exportFile(portal, boardType, format, token);

      const other = await withAdministrator();
      const result = await importFile(other.portal, file, { token: other.token, boardType, format });
      if (needsFiles(boardType)) {
        expect(result.data.counts).toMatchObject({ refused: 2 });
        return;
      }
      expect(result.data).toMatchObject({ counts: { new: 2, refused: 0 }, added: 2 });
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
          movableValuesOf(one),
        ]);
      expect(content(await documents(other.portal, boardType))).toEqual(content(await documents(portal, boardType)));
      const nested = (await replies(other.portal)).filter(({ parent_id }) => parent_id !== null);
      expect(nested).toHaveLength(boardOf(boardType).hasReplies ? 1 : 0);
    });
  });

  it('has all documents of a board once, in its order, over several pages of one moment', async () => {
    const { portal, token } = await withAdministrator();
    const { db } = portal.context;
    const made: string[] = [];
    for (let i = 0; i < 25; i += 1) made.push(await makeDocument(portal, { boardType: 'faq', title: `질문 ${i}` }));
    const [deleted = '', ...kept] = made;
    await makeDocument(portal, { boardType: 'notice' });
    await db
      .updateTable('document')
      .set({ deleted_at: '2026-11-21T03:00:00.000Z' })
      .where('id', '=', deleted)
      .execute();
    // Two positions: of each page's end, the next begins by the id alone.
    const first = kept.slice(0, 12);
    await db
      .updateTable('document')
      .set((eb) => ({ position: eb.case().when('id', 'in', first).then(2).else(1).end() }))
      .execute();
    const { text } = await portal.post('/api/v1/board/export', { boardType: 'faq', format: 'json' }, { token });
    const { documents: found } = JSON.parse(text) as { documents: { id: string }[] };
    expect(found.map(({ id }) => id)).toEqual([...kept.slice(12).toSorted(), ...first.toSorted()]);
  });

  it('neutralises cells that a spreadsheet would run, behind the mark of UTF-8', async () => {
    const { portal, token } = await withAdministrator();
    await makeDocument(portal, { title: '=HYPERLINK("https://example.com")' });
    const { text, headers } = await portal.post('/api/v1/board/export', { boardType: 'qna', format: 'csv' }, { token });
    expect(text.startsWith('\uFEFFid,title')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(`);
    expect(headers['content-type']).toContain('text/csv');
  });

  it('says which columns a CSV lacks, instead of refusing each row', async () => {
    const { portal, token } = await withAdministrator();
    const answer = await importFile(portal, '번호;제목\n1;가\n2;나\n', { token, format: 'csv' });
    expect(answer).toMatchObject({ status: 400, code: 'TR01' });
    expect(answer.message).toContain('id, title, bodyHtml, createdAt, publishedAt 열이 없습니다.');
  });

  it('refuses only the row of a CSV that is shorter than its header', async () => {
    const { portal, token } = await withAdministrator();
    const { id, title, bodyHtml, createdAt } = row();
    const csv = `id,title,category,bodyHtml,createdAt,publishedAt\n1,가\n${id},${title},오류,${bodyHtml},${createdAt},${createdAt}\n`;
    const { data } = await importFile(portal, csv, { token, format: 'csv', dryRun: true });
    expect(data.rows.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'refused'],
      [3, 'new'],
    ]);
  });

  it('changes nothing in a dry run', async () => {
    const { portal, token } = await withAdministrator();
    const result = await importFile(portal, JSON.stringify([row()]), { token, dryRun: true });
    expect(result.data).toEqual({
      counts: { new: 1, changed: 0, skipped: 0, refused: 0 },
      rows: [{ line: 1, title: '가져온 글', outcome: 'new', notes: [] }],
      added: 0,
      files: 0,
    });
    expect(await documents(portal, 'qna')).toEqual([]);
  });

  it('adds nothing the second time, and not what is still here', async () => {
    const { portal, token } = await withAdministrator();
    const file = JSON.stringify([row()]);
    await importFile(portal, file, { token });
    const again = await importFile(portal, file, { token });
    expect(again.data).toMatchObject({
      added: 0,
      rows: [{ line: 1, outcome: 'skipped', notes: ['이미 가져온 글입니다.'] }],
    });
    const own = await portal.post('/api/v1/board/export', { boardType: 'qna', format: 'json' }, { token });
    expect((await importFile(portal, own.text, { token })).data.added).toBe(0);
  });

  it('adds no further row when its lock was lost, because another instance may import', async () => {
    const { portal, token } = await withAdministrator();
    const { context } = portal;
    const { signal } = new AbortController();
    context.locks = {
      ...context.locks,
      acquire: async () => ({ signal, [Symbol.asyncDispose]: async () => undefined }),
    };
    const rows = ['a', 'b', 'c'].map((id) => row({ id }));
    // Of three rows that are checked, and two that are to be added.
    const looks = vi.spyOn(signal, 'throwIfAborted').mockImplementation(() => {
      if (looks.mock.calls.length === rows.length + 2) throw new Error('The lock import was lost');
    });
    expect(await importFile(portal, JSON.stringify(rows), { token })).toMatchObject({ status: 500 });
    expect(await documents(portal, 'qna')).toHaveLength(1);
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
    expect(result.data.rows).toMatchObject([{ outcome: 'changed', notes: [expect.stringContaining('이미지 1개')] }]);
    expect(await documents(portal, 'qna')).toMatchObject([
      { body_html: '<p>글</p>', author_id: null, author_name: '홍길동', is_staff_author: 0 },
    ]);
    expect(await replies(portal)).toMatchObject([{ body_html: '<p>답</p>', author_id: null, is_staff_author: 0 }]);
  });

  it('leaves out a reply that its author could not edit, because its links would not fit into the form', async () => {
    const { portal, token } = await withAdministrator();
    const bodyHtml = '<a href="http://a.b">가</a>'.repeat(700);
    const reply = { id: 'r', authorName: '댓글 쓴 이', bodyHtml, createdAt: row().createdAt };
    const result = await importFile(portal, JSON.stringify([row({ replies: [reply] })]), { token });
    expect(result.data.added).toBe(1);
    expect(await replies(portal)).toEqual([]);
  });

  it('adds a question with very many replies a part at a time, which nobody sees before it is whole', async () => {
    const { portal, token } = await withAdministrator();
    const { db } = portal.context;
    const reply = (at: number) => ({
      id: `r${at}`,
      parentId: at % 2 === 0 ? '' : 'r0',
      authorName: '댓글 쓴 이',
      bodyHtml: `<p>답 ${at}</p>`,
      createdAt: row().createdAt,
      isAccepted: at === 333,
    });
    const file = JSON.stringify([row({ replies: Array.from({ length: 350 }, (_, at) => reply(at)) })]);
    const shown: number[] = [];
    const over = new AbortController();
    const looking = (async () => {
      while (!over.signal.aborted) {
        const seen = await db.selectFrom('document').select('reply_count').where('deleted_at', 'is', null).execute();
        shown.push(...seen.map(({ reply_count }) => reply_count));
        await nextTurn();
      }
    })();
    expect((await importFile(portal, file, { token })).data.added).toBe(1);
    over.abort();
    await looking;
    expect(new Set(shown)).toEqual(new Set([350]));
    const all = await replies(portal);
    const [first] = all.filter(({ body_html }) => body_html === '<p>답 0</p>');
    expect(all.filter(({ parent_id }) => parent_id === first?.id)).toHaveLength(175);
    expect(all.filter(({ is_accepted }) => is_accepted === 1)).toMatchObject([{ body_html: '<p>답 333</p>' }]);
    expect((await importFile(portal, file, { token })).data.counts.skipped).toBe(1);
  });

  it('adds a question anew that it was interrupted at, of which staff cannot restore the part', async () => {
    const { portal, token } = await withAdministrator();
    const { db } = portal.context;
    const reply = (at: number) => ({
      id: `r${at}`,
      authorName: '댓글 쓴 이',
      // The last is refused below.
      bodyHtml: `<p>답 ${at === 249 ? 3 : at}</p>`,
      createdAt: row().createdAt,
    });
    const file = JSON.stringify([row({ replies: Array.from({ length: 250 }, (_, at) => reply(at)) })]);
    await sql`create unique index once on reply (body_html)`.execute(db);
    expect(await importFile(portal, file, { token })).toMatchObject({ status: 500 });
    await sql`drop index once`.execute(db);
    const [part] = await documents(portal, 'qna');
    expect(part).toMatchObject({ reply_count: 200, deleted_at: expect.any(String) as string });
    const trash = await portal.post('/api/v1/board/trash', {}, { token });
    expect(trash.data).toMatchObject({ list: [], totalCount: 0 });
    const restored = await portal.post('/api/v1/board/restore-document', { documentId: part!.id }, { token });
    expect(restored).toMatchObject({ code: 'CM04' });
    expect((await importFile(portal, file, { token })).data.added).toBe(1);
    expect(await documents(portal, 'qna')).toMatchObject([{ reply_count: 250, deleted_at: null }]);
    expect((await importFile(portal, file, { token })).data.counts.skipped).toBe(1);
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
    expect(data.counts).toEqual({ new: 1, changed: 0, skipped: 0, refused: 3 });
    expect(data.rows.filter(({ outcome }) => outcome === 'refused').map(({ line }) => line)).toEqual([4, 5, 6]);
  });

  it('reads a table that Excel on Korean Windows has saved again', async () => {
    const { portal, token } = await withAdministrator();
    // CP949: the title 설명, the category 오류.
    const table =
      'id,title,category,bodyHtml,authorName,createdAt,publishedAt\r\n' +
      'c1,\u00bc\u00b3\u00b8\u00ed,\u00bf\u00c0\u00b7\u00f9,<p>1</p>,a,2020-01-02T03:04:05Z,2020-01-02T03:04:05Z\r\n';
    const { data } = await importFile(portal, Buffer.from(table, 'latin1'), { token, format: 'csv' });
    expect(data.added).toBe(1);
    expect(await documents(portal, 'qna')).toMatchObject([{ title: '설명', category: '오류' }]);
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

  it('refuses more rows than one import takes', async () => {
    const { portal, token } = await withAdministrator();
    const content = Buffer.concat([Buffer.from('['), Buffer.alloc(20 * 1024 * 1024, ' '), Buffer.from(']')]);
    expect(await importFile(portal, content, { token })).toMatchObject({ status: 413, code: 'TR02' });
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
      expect((await portal.post('/api/v1/board/transfer-boards', undefined, { token })).code).toBe(code);
      expect((await portal.post('/api/v1/board/import-progress', undefined, { token })).code).toBe(code);
      expect(await documents(portal, 'qna')).toEqual([]);
    },
  );
});
