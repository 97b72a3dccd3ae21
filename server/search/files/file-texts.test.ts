import { Readable } from 'node:stream';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { indexDocument } from '../index/index-document.ts';
import { findPassages } from '../query/search-passages.ts';
import { koreanPdf } from './korean-pdf.fixture.ts';
import { readApart } from '#server/processes/launcher.ts';
import { indexWaiting } from '../index/index-waiting.ts';
import { readWaitingFiles } from './read-waiting-files.ts';
import { readText } from './read-text.ts';

const zip = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));

const FILES: Record<string, Uint8Array> = {
  docx: zip({
    'word/document.xml':
      '<w:document><w:p><w:r><w:t>셀렉</w:t></w:r><w:r><w:t>터 안내</w:t></w:r></w:p><w:p><w:t>A &amp; B &#xD55C;</w:t></w:p></w:document>',
    'word/styles.xml': '<w:t>모양</w:t>',
  }),
  xlsx: zip({
    'xl/workbook.xml': '<workbook><sheet name="셀렉터 안내" sheetId="1"/></workbook>',
    'xl/sharedStrings.xml': '<sst><si><t>A &amp; B 한</t></si></sst>',
    'xl/worksheets/sheet1.xml': '<sheetData><row><c t="s"><v>0</v></c></row></sheetData>',
  }),
  pptx: zip({
    'ppt/slides/slide10.xml': '<a:p><a:r><a:t>A &amp; B 한</a:t></a:r></a:p>',
    'ppt/slides/slide2.xml': '<a:p><a:r><a:t>셀렉</a:t></a:r><a:r><a:t>터 안내</a:t></a:r></a:p>',
  }),
  hwpx: zip({ 'Contents/section0.xml': '<hp:p><hp:t>셀렉터 안내</hp:t></hp:p><hp:p><hp:t>A &amp; B 한</hp:t></hp:p>' }),
  txt: Buffer.from('\ufeff셀렉터 안내\r\n\r\nA & B 한'),
  pdf: koreanPdf(['셀렉터 안내', 'A & B 한']),
};

describe('reading files', () => {
  it.each(Object.entries(FILES))('%s: its words, in their order, and no markup', async (extension, bytes) => {
    expect((await readText(extension, bytes)).replace('\ufeff', '')).toBe('셀렉터 안내\nA & B 한');
  });

  it('in a process of its own, also while `node --watch` watches this one', async () => {
    vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
    expect(await readApart('txt', Readable.from([Buffer.from('셀렉터')]))).toBe('셀렉터');
    vi.unstubAllEnvs();
  });

  it('tells the rows of a sheet with their cells apart, and numbers as the sheet shows them', async () => {
    const sheet = `<row r="2"><c r="B2" t="s"><v>0</v></c><c r="C2" s="1" t="inlineStr"><is><t>매출&#10;(만원)</t></is></c>
      <c r="D2" t="inlineStr"><is><t>마감</t></is></c><c r="E2" t="inlineStr"><is><t>비고</t></is></c></row>
      <row r="3"/><row r="4"><c r="B4" t="s"><v>2</v></c><c r="C4" s="1"><v>120.00000000000001</v></c><c r="D4" s="2"><v>46000</v></c>
      <c r="E4" t="str"><f>A1&amp;"정"</f><v>잠정</v></c></row><row r="5"><c r="C5"/><c r="D5" t="s"><v>0</v></c></row>`;
    const bytes = zip({
      'xl/workbook.xml': '<workbook><sheets><sheet name="실적 &amp; 계획"/></sheets></workbook>',
      'xl/sharedStrings.xml': '<sst><si><t>구분</t></si><si/><si><r><t>1</t></r><r><t>분기</t></r></si></sst>',
      'xl/styles.xml': `<numFmts><numFmt numFmtId="170" formatCode="#,##0&quot;days&quot;;[Red]-#,##0"/></numFmts>
        <cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="14"/></cellXfs>`,
      'xl/worksheets/sheet1.xml': `<worksheet><cols><col min="1"/></cols><sheetData>${sheet}</sheetData></worksheet>`,
    });
    const rows = ['구분 | 매출 (만원) | 마감 | 비고', '1분기 | 120 | - | 잠정', '구분'];
    expect(await readText('xlsx', bytes)).toBe(['실적 & 계획', ...rows].join('\n'));
  });

  it('reads as much of a sheet as of a book, and no row of a million columns', async () => {
    const row = `<row><c r="A1" t="s"><v>0</v></c><c r="XFD1" t="s"><v>0</v></c></row>`;
    const text = await readText(
      'xlsx',
      zip({
        'xl/sharedStrings.xml': `<sst><si><t>${'가'.repeat(1_000)}</t></si></sst>`,
        'xl/worksheets/sheet1.xml': row.repeat(2_000),
      }),
    );
    expect(text.length).toBeLessThan(450_000);
  });

  it('tells the rows of a table in a PDF with their cells apart, also if they are drawn from the right', async () => {
    const head = [
      [0, '분기'],
      [150, '매출'],
      [300, '합계'],
    ] as const;
    const row = [
      [0, '1분기'],
      [150, '120만원'],
      [300, '합계'],
    ] as const;
    const close = [
      [0, '셀렉터'],
      [30, '안내'],
    ] as const;
    expect(await readText('pdf', koreanPdf(['실적', head, row, row.toReversed(), close, '셀렉터 안내']))).toBe(
      '실적\n분기 | 매출 | 합계\n1분기 | 120만원 | 합계\n합계 | 120만원 | 1분기\n셀렉터 안내\n셀렉터 안내',
    );
  });

  it('leaves out signs that only the fonts of a file show', async () => {
    expect(await readText('pdf', koreanPdf(['\uf0b7 셀렉터 \ue000안내\uf8ff']))).toBe('셀렉터 안내');
  });

  it('takes text that Korean Windows saved', async () => {
    expect(await readText('txt', Uint8Array.from([0xbc, 0xbf, 0xb7, 0xba, 0xc5, 0xcd]))).toBe('셀렉터');
  });
});

/** A file as the upload form leaves it. */
async function attach(
  { context }: TestApp,
  documentId: string,
  name: string,
  bytes: Uint8Array,
  visibility: 'all' | 'member' | 'customer' = 'all',
) {
  const id = `file-${name.replace(/\W/g, '')}`;
  const kept = await context.storage.write(id, Readable.from([Buffer.from(bytes)]));
  await context.db
    .insertInto('file')
    .values({
      id,
      document_id: documentId,
      uploader_id: null,
      board_type: 'notice',
      purpose: 'attachment',
      visibility,
      name,
      mime: 'application/octet-stream',
      size_bytes: kept.sizeBytes,
      sha256: kept.sha256,
      storage_key: id,
      created_at: context.clock.now().toISOString(),
    })
    .execute();
  await indexDocument(context.db, documentId);
  return id;
}

const search = async (portal: TestApp, query: string, token?: string) =>
  (await portal.post('/api/v1/search/documents', { query }, { token })).data;

describe('a document is found by its files', () => {
  it('by what they say, shown as from the file, until they are let go', async () => {
    const portal = await buildTestApp();
    const id = await makeDocument(portal, { boardType: 'notice', title: '교육 자료' });
    const fileId = await attach(portal, id, '교안.docx', FILES.docx ?? new Uint8Array());
    expect(await search(portal, '교안')).toMatchObject({ totalCount: 1 });
    await readWaitingFiles(portal.context);
    await indexWaiting(portal.context);
    const { list } = await search(portal, '셀렉터');
    expect(list).toMatchObject([{ documentId: id, isInFile: true, heading: '교안.docx' }]);
    expect(list[0].passage).toContainEqual({ text: '셀렉터', isHit: true });
    expect(await search(portal, '모양')).toMatchObject({ totalCount: 0 });

    await portal.context.db.updateTable('file').set({ document_id: null }).where('id', '=', fileId).execute();
    await indexDocument(portal.context.db, id);
    expect(await search(portal, '셀렉터')).toMatchObject({ totalCount: 0, list: [] });
  });

  it('captions lead to the second at which it is said', async () => {
    const portal = await buildTestApp();
    const id = await makeDocument(portal, { boardType: 'notice', title: '영상' });
    const vtt = `WEBVTT\n\n1\n00:00:01.000 --> 00:00:04.000\n안녕하세요\n\n01:05.500 --> 01:09.000\n<v 강사>${'설명 '.repeat(100)}\n\n01:10.000 --> 01:12.000\n셀렉터를 고칩니다`;
    await attach(portal, id, '자막.vtt', Buffer.from(vtt));
    await readWaitingFiles(portal.context);
    await indexWaiting(portal.context);
    expect((await search(portal, '셀렉터')).list).toMatchObject([{ documentId: id, second: 70 }]);
    const now = portal.context.clock.now().toISOString();
    const {
      passages: [passage],
    } = await findPassages(portal.context.db, null, { query: '셀렉터를 고치려면', limit: 3 }, now);
    expect(passage).toMatchObject({ documentId: id, second: 70, content: '셀렉터를 고칩니다' });
  });

  it('one of each member after the other: who attached many waits for their own', async () => {
    const portal = await buildTestApp();
    const { context } = portal;
    const [many, few] = [await makeUser(portal), await makeUser(portal)];
    const id = await makeDocument(portal, { author: many });
    const of = async (user: { id: string }, name: string) => {
      portal.advance(1_000);
      const fileId = await attach(portal, id, name, Buffer.from('셀렉터'));
      await context.db.updateTable('file').set({ uploader_id: user.id }).where('id', '=', fileId).execute();
    };
    for (const name of ['a.txt', 'b.txt', 'c.txt']) await of(many, name);
    await of(few, 'd.txt');
    const reads: string[] = [];
    const read = vi.spyOn(context.storage, 'read');
    read.mockImplementation(async (key) => (reads.push(key), Readable.from([Buffer.from('셀렉터')])));
    await readWaitingFiles(context);
    expect(reads).toEqual(['file-atxt', 'file-dtxt', 'file-btxt', 'file-ctxt']);
  });

  it('reads less of what a member attached than of what the company did', async () => {
    const portal = await buildTestApp();
    const author = await makeUser(portal);
    const manager = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    const question = await makeDocument(portal, { boardType: 'qna', author });
    const notice = await makeDocument(portal, { boardType: 'notice', author: manager });
    const text = Buffer.from('로봇 '.repeat(30_000));
    const ofMember = await attach(portal, question, 'member.txt', text);
    const ofCompany = await attach(portal, notice, 'company.txt', text);
    const ofPictures = await attach(portal, question, 'pictures.txt', Buffer.from(`가${'😀'.repeat(40_000)}`));
    await readWaitingFiles(portal.context);
    const rows = await portal.context.db.selectFrom('file_text').select(['file_id', 'content']).execute();
    const charsOf = (id: string) => rows.find(({ file_id }) => file_id === id)?.content.length;
    expect(charsOf(ofMember)).toBe(60_000);
    // No half character, which a database would not take.
    expect(charsOf(ofPictures)).toBe(59_999);
    expect(charsOf(ofCompany)).toBeGreaterThan(80_000);
  });

  it('a file that is broken, or a bomb, is found by its name and holds nobody up', async () => {
    const portal = await buildTestApp();
    const id = await makeDocument(portal, { boardType: 'notice', title: '자료' });
    await attach(portal, id, '깨진파일.docx', Buffer.from('not a zip'));
    await attach(portal, id, '폭탄.xlsx', zipSync({ 'xl/sharedStrings.xml': new Uint8Array(70 * 1024 * 1024) }));
    await attach(portal, id, 'good.txt', Buffer.from('셀렉터'));
    await readWaitingFiles(portal.context);
    await readWaitingFiles(portal.context);
    await indexWaiting(portal.context);
    expect(await search(portal, '셀렉터')).toMatchObject({ totalCount: 1 });
    expect(await search(portal, '폭탄')).toMatchObject({ totalCount: 1 });
  });

  it('of a private or scheduled document nobody finds them who may not read it', async () => {
    const portal = await buildTestApp();
    const author = await makeUser(portal);
    const secret = await makeDocument(portal, { author, isPrivate: true });
    const later = await makeDocument(portal, { author, publishAt: '2026-12-01T00:00:00.000Z' });
    await attach(portal, secret, 'a.txt', Buffer.from('급여테이블'));
    await attach(portal, later, 'b.txt', Buffer.from('급여테이블'));
    await readWaitingFiles(portal.context);
    await indexWaiting(portal.context);
    const other = await makeUser(portal, { roles: ['ROLE_CUSTOMER'] });
    for (const token of [undefined, other.token])
      for (const query of ['급여테이블', '급여테이불', 'ㄱㅇㅌㅇㅂ'])
        expect(await search(portal, query, token)).toMatchObject({ totalCount: 0, list: [], places: [] });
    expect(await search(portal, '급여테이블', author.token)).toMatchObject({ totalCount: 2 });
  });

  it.each([
    ['member', ['ROLE_USER', 'ROLE_CUSTOMER', 'ROLE_SALES', 'ROLE_MANAGER'], [undefined]],
    ['customer', ['ROLE_CUSTOMER', 'ROLE_SALES', 'ROLE_MANAGER'], [undefined, 'ROLE_USER']],
  ] as const)('for a %s alone: others find neither its words nor its name', async (visibility, finders, others) => {
    const portal = await buildTestApp();
    const id = await makeDocument(portal, { boardType: 'notice', title: '배포 자료' });
    await attach(portal, id, '급여테이블.txt', Buffer.from('오케스트레이터'), visibility);
    await readWaitingFiles(portal.context);
    await indexWaiting(portal.context);
    for (const query of ['급여테이블', '오케스트레이터', '오케스트레이타', 'ㅇㅋㅅㅌㄹㅇㅌ', '배포 오케스트레이터']) {
      for (const role of finders) {
        const { token } = await makeUser(portal, { roles: [role] });
        expect(await search(portal, query, token), `${role} ${query}`).toMatchObject({ totalCount: 1 });
      }
      for (const role of others) {
        const token = role && (await makeUser(portal, { roles: [role] })).token;
        const found = await search(portal, query, token);
        expect(JSON.stringify(found.list), query).not.toMatch(/급여테이블|오케스트레이터/);
        expect(found, query).toMatchObject({ shownQuery: query });
        if (!query.includes('배포')) expect(found).toMatchObject({ totalCount: 0, list: [] });
      }
    }
  });
});
