import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { BoardType } from '#shared/boards.ts';
import { BOARD_TYPES, boardOf } from '#shared/boards.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import {
  documentsOf,
  exportFile,
  exportedRow,
  filledFields,
  importFile,
  withAdministrator,
} from '#server/testing/import-file.ts';
import { PNG, upload } from '#server/testing/upload.ts';

const CONTENT: Record<string, Buffer> = {
  png: PNG,
  vtt: Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\n안녕하세요'),
  mp4: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\u0002\0isomiso2', 'latin1')]),
  txt: Buffer.from('첨부한 글'),
};

const zip = (files: Zippable) => Buffer.from(zipSync(files));
const rowsIn = (rows: unknown[]) => strToU8(JSON.stringify({ documents: rows }));
const filesOf = ({ context }: TestApp) =>
  context.db.selectFrom('file').selectAll().orderBy('purpose').orderBy('position').orderBy('name').execute();

/** A document written with the form: one file for every slot and a picture in the text. */
async function writeWithFiles(portal: TestApp, boardType: BoardType, token: string): Promise<string> {
  const fileIds: string[] = [];
  for (const { purpose, extensions } of boardOf(boardType).slots) {
    const extension = ['txt', 'png', 'vtt', 'mp4'].find((one) => extensions.includes(one)) ?? '';
    const sent = { token, boardType, purpose, name: `파일 ${purpose}.${extension}`, content: CONTENT[extension] };
    fileIds.push((await upload(portal, sent)).data.fileId);
  }
  const { data } = await upload(portal, { token, boardType, purpose: 'image', name: '그림.png', content: PNG });
  const written = await portal.post(
    '/api/v1/board/write',
    {
      boardType,
      title: '파일이 있는 글',
      category: boardOf(boardType).categories[0] ?? '',
      bodyHtml: `<p>본문</p><p><img src="${data.url}" alt="화면"></p>`,
      fields: filledFields(boardType),
      fileIds,
      ...(boardType === 'library' && { fileVisibility: { [fileIds[0] ?? '']: 'customer' as const } }),
    },
    { token },
  );
  expect(written.code, written.text).toBe('0000');
  return String(written.data.documentId);
}

describe('a board with its files', () => {
  it.each(BOARD_TYPES)('%s comes back with the same files, which can be downloaded', async (boardType) => {
    const { portal, token } = await withAdministrator();
    await writeWithFiles(portal, boardType, token);
    const archive = await exportFile(portal, boardType, 'zip', token);
    expect(Object.keys(unzipSync(archive))).toContain('documents.json');

    const other = await withAdministrator();
    const given = { token: other.token, boardType, format: 'zip' };
    const dry = await importFile(other.portal, archive, { ...given, dryRun: true });
    expect(dry.data).toMatchObject({ counts: { new: 1, changed: 0, refused: 0 }, added: 0, files: 0 });
    expect(await filesOf(other.portal)).toEqual([]);

    const before = await filesOf(portal);
    expect((await importFile(other.portal, archive, given)).data).toMatchObject({ added: 1, files: before.length });
    const after = await filesOf(other.portal);
    const facts = (all: typeof before) =>
      all.map(({ purpose, name, mime, sha256, visibility }) => ({ purpose, name, mime, sha256, visibility }));
    expect(facts(after)).toEqual(facts(before));
    const [document] = await documentsOf(other.portal, boardType);
    expect(document?.file_count).toBe((await documentsOf(portal, boardType))[0]?.file_count);
    const picture = after.find(({ purpose }) => purpose === 'image');
    expect(document?.body_html).toContain(`src="/api/v1/board/fileDownload/link/${picture?.id}"`);
    for (const { id } of after) {
      const url = `/api/v1/board/fileDownload/link/${id}`;
      expect((await other.portal.get(url, { token: other.token })).status).toBe(200);
    }

    const again = await importFile(other.portal, archive, given);
    expect(again.data).toMatchObject({ counts: { skipped: 1 }, added: 0, files: 0 });
    expect(facts(await filesOf(other.portal))).toEqual(facts(after));
    expect(await readdir(join(other.portal.context.config.dataDir, 'files', 'import'))).toEqual([]);
  });

  it('writes documents.json and files/<id>/<name> into the zip', async () => {
    const { portal, token } = await withAdministrator();
    await writeWithFiles(portal, 'qna', token);
    const entries = unzipSync(await exportFile(portal, 'qna', 'zip', token));
    const [file, picture] = await filesOf(portal);
    expect(Object.keys(entries).toSorted()).toEqual(
      ['documents.json', `files/${file?.id}/파일 attachment.txt`, `files/${picture?.id}/그림.png`].toSorted(),
    );
    expect(strFromU8(entries[`files/${file?.id}/파일 attachment.txt`] ?? new Uint8Array())).toBe('첨부한 글');
  });

  it('exports the other files when the bytes of one are gone, and the import names it', async () => {
    const { portal, token } = await withAdministrator();
    await writeWithFiles(portal, 'notice', token);
    const [gone] = await filesOf(portal);
    await portal.context.storage.remove(gone?.storage_key ?? '');
    const archive = await exportFile(portal, 'notice', 'zip', token);
    expect(Object.keys(unzipSync(archive))).toHaveLength(2);
    const other = await withAdministrator();
    const given = { token: other.token, boardType: 'notice', format: 'zip' } as const;
    const { data } = await importFile(other.portal, archive, given);
    expect(data).toMatchObject({ added: 1, files: 1, rows: [{ notes: [expect.stringContaining(gone?.name ?? '')] }] });
  });

  it('brings the versions of a market entry, their packages inspected', async () => {
    const { portal, token } = await withAdministrator();
    const documentId = await writeWithFiles(portal, 'market', token);
    const content = zip({ 'manifest.json': strToU8('{}') });
    const sent = await upload(portal, { token, boardType: 'market', purpose: 'package', name: '패키지.zip', content });
    const version = { documentId, version: '1.0.0', changes: '처음', fileId: sent.data.fileId };
    expect((await portal.post('/api/v1/market/add-version', version, { token })).code).toBe('0000');
    const archive = await exportFile(portal, 'market', 'zip', token);

    const other = await withAdministrator();
    const given = { token: other.token, boardType: 'market', format: 'zip' } as const;
    expect((await importFile(other.portal, archive, given)).data).toMatchObject({ counts: { new: 1 }, added: 1 });
    const versions = await other.portal.context.db.selectFrom('market_version').selectAll().execute();
    expect(versions).toMatchObject([{ version: '1.0.0', changes: '처음', is_published: 1 }]);
    expect(JSON.parse(versions[0]?.entries ?? '')).toEqual([{ name: 'manifest.json', sizeBytes: 2 }]);
  });
});

describe('files are held to the rules of an upload', () => {
  const withFiles = (files: { name: string; purpose?: string; content: Uint8Array }[], given = {}) =>
    zip({
      'documents.json': rowsIn([
        exportedRow({
          files: files.map(({ name, purpose = 'attachment' }, index) => ({ id: `f${index}`, name, purpose })),
          ...given,
        }),
      ]),
      ...Object.fromEntries(
        files.map(({ name, content }, index) => [`files/f${index}/${name}`, [content, { level: 0 }] as const]),
      ),
    });

  it.each([
    ['a program under the name of a picture', '그림.png', strToU8('MZ\u0090\0'), '첨부할 수 없는 파일 형식입니다.'],
    ['a kind that nobody uploads', '실행.exe', strToU8('MZ\u0090\0'), '첨부할 수 없는 파일 형식입니다.'],
    ['markup under the name of a text', '글.txt', strToU8('<script>x()</script>'), '첨부할 수 없는 파일 형식입니다.'],
    ['a picture that is a script', '그림.svg', strToU8('<svg onload="x()"/>'), '첨부할 수 없는 파일 형식입니다.'],
    ['one byte too much', '큰.txt', new Uint8Array(10 * 1024 * 1024 + 1).fill(97), '파일당 최대 10MB'],
  ])('leaves out %s, and says so', async (_, name, content, reason) => {
    const { portal, token } = await withAdministrator();
    const { data } = await importFile(portal, withFiles([{ name, content }]), { token, format: 'zip' });
    expect(data.rows).toMatchObject([{ outcome: 'changed', notes: [expect.stringContaining(reason)] }]);
    expect(data).toMatchObject({ added: 1, files: 0 });
    expect(await filesOf(portal)).toEqual([]);
  });

  it('takes a name with signs that nobody sees, and leaves them out of it', async () => {
    const { portal, token } = await withAdministrator();
    const content = withFiles([{ name: '요\u00ad금\u200b표\u202etxt.txt', content: strToU8('글') }]);
    const { data } = await importFile(portal, content, { token, format: 'zip' });
    expect(data).toMatchObject({ added: 1, files: 1 });
    expect((await filesOf(portal)).map(({ name }) => name)).toEqual(['요금표txt.txt']);
  });

  it('takes as many files as the form does, and no more', async () => {
    const { portal, token } = await withAdministrator();
    const files = Array.from({ length: 6 }, (_, i) => ({ name: `${i}.txt`, content: strToU8('글') }));
    const { data } = await importFile(portal, withFiles(files), { token, format: 'zip' });
    expect(data).toMatchObject({ added: 1, files: 5, rows: [{ notes: [expect.stringContaining('최대 5개')] }] });
  });

  it('says which file is not in the zip', async () => {
    const { portal, token } = await withAdministrator();
    const row = exportedRow({ files: [{ id: 'gone', name: '없는.txt', purpose: 'attachment' }, '이름뿐.txt'] });
    const { data } = await importFile(portal, JSON.stringify([row]), { token });
    expect(data.rows[0]?.notes).toHaveLength(2);
    expect(data.rows[0]?.notes[0]).toContain('없는.txt');
  });

  it.each<[BoardType, string]>([
    ['reference', '대표이미지를 첨부해주세요.'],
    ['library', '파일을 첨부해주세요.'],
    ['market', '스크린샷을 첨부해주세요.'],
    ['videoTutorial', '영상 파일을 업로드하거나 주소를 입력해주세요.'],
  ])('refuses a row of %s without the file that its form asks for', async (boardType, reason) => {
    const { portal, token } = await withAdministrator();
    const fields = { ...filledFields(boardType), videoUrl: '' };
    const row = exportedRow({ category: boardOf(boardType).categories[0], fields });
    for (const dryRun of [true, false]) {
      const { data } = await importFile(portal, JSON.stringify([row]), { token, boardType, dryRun });
      expect(data).toMatchObject({
        added: 0,
        rows: [{ outcome: 'refused', notes: [expect.stringContaining(reason)] }],
      });
    }
    expect(await documentsOf(portal, boardType)).toEqual([]);
  });

  it('refuses a row without a field that its form asks for', async () => {
    const { portal, token } = await withAdministrator();
    const row = exportedRow({ category: '제조', fields: { summary: '요약' } });
    const { data } = await importFile(portal, JSON.stringify([row]), { token, boardType: 'reference' });
    expect(data.rows).toMatchObject([{ outcome: 'refused', notes: [expect.stringContaining('고객사명')] }]);
  });
});

describe('a zip that means harm', () => {
  it.each<[string, Buffer, string]>([
    ['leaves its folder', zip({ 'documents.json': rowsIn([]), '../evil.txt': strToU8('a') }), '안전하지 않은 경로'],
    ['is a bomb', zip({ 'documents.json': rowsIn([]), 'a.txt': new Uint8Array(30_000_000) }), '압축률이 비정상적으로'],
    ['has no rows', zip({ 'files/a/글.txt': strToU8('a') }), 'documents.json'],
    ['is broken', Buffer.from('PK\u0003\u0004 this is none'), '손상되었거나'],
  ])('is refused when it %s', async (_, archive, reason) => {
    const { portal, token } = await withAdministrator();
    const answer = await importFile(portal, archive, { token, format: 'zip' });
    expect(answer).toMatchObject({ status: 400, code: 'TR04', message: expect.stringContaining(reason) });
    expect(await readdir(join(portal.context.config.dataDir, 'files', 'import'))).toEqual([]);
  });

  it('reads nothing beside its own files, whatever a row asks for', async () => {
    const { portal, token } = await withAdministrator();
    const files = ['../../secret', '..', 'f1/../../x', '__proto__'].map((id) => ({ id, name: '비밀.txt' }));
    const archive = zip({ 'documents.json': rowsIn([exportedRow({ files })]), 'files/f1/비밀.txt': strToU8('a') });
    expect((await importFile(portal, archive, { token, format: 'zip' })).data).toMatchObject({ added: 1, files: 0 });
  });

  it('does not break under rows of every shape', async () => {
    const { portal, token } = await withAdministrator();
    const files = [null, 1, [], { id: {}, name: [] }, { purpose: 'image', version: 1 }, { version: { version: {} } }];
    const answer = await importFile(portal, JSON.stringify([exportedRow({ files })]), { token });
    expect(answer).toMatchObject({ status: 200, data: { added: 1, files: 0 } });
  });
});

describe('one import at a time', () => {
  it('refuses the second, and tells how far the first has come', async () => {
    const { portal, token } = await withAdministrator();
    const rows = Array.from({ length: 300 }, (_, i) => exportedRow({ id: `r${i}` }));
    const [first, second] = await Promise.all([1, 2].map(() => importFile(portal, JSON.stringify(rows), { token })));
    expect(new Set([first?.code, second?.code])).toEqual(new Set(['0000', 'TR03']));
    expect(await documentsOf(portal, 'qna')).toHaveLength(300);
    const { data } = await portal.post('/api/v1/board/import-progress', undefined, { token });
    expect(data).toEqual({ progress: null });
  });

  it('counts what an export would hold', async () => {
    const { portal, token } = await withAdministrator();
    await writeWithFiles(portal, 'notice', token);
    const { data } = await portal.post('/api/v1/board/transfer-boards', undefined, { token });
    expect(data).toContainEqual({
      boardType: 'notice',
      documentCount: 1,
      fileCount: 2,
      fileBytes: PNG.length + (CONTENT.txt?.length ?? 0),
    });
  });
});
