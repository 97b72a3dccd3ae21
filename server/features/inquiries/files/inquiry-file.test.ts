import { expect, it } from 'vitest';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeInquiry, submissionOf } from '#server/testing/make/make.inquiry.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { upload } from '#server/testing/upload.ts';
import { sweepInquiryFiles } from './sweep-inquiry-files.ts';

const send = (portal: TestApp, name = '요구사항.txt', content = Buffer.from('요구사항입니다.')) =>
  upload(portal, { url: '/api/v1/free/upload-file', name, content });

const filesOf = ({ context }: TestApp) => context.db.selectFrom('inquiry_file').selectAll().execute();

it('lets a visitor attach up to three files, which staff alone download, on the record', async () => {
  const portal = await buildTestApp();
  const fileIds = [(await send(portal)).data.fileId, (await send(portal, '표.csv')).data.fileId];
  const contractId = await makeInquiry(portal, { fileIds });
  expect((await filesOf(portal)).map((row) => row.inquiry_id)).toEqual([contractId, contractId]);

  const url = `/api/v1/free/fileDownload/${fileIds[0]}`;
  const member = await makeUser(portal);
  expect(await portal.get(url)).toMatchObject({ status: 403, code: 'CM02' });
  expect(await portal.get(url, { token: member.token })).toMatchObject({ status: 403, code: 'CM03' });
  const sales = await makeUser(portal, { roles: ['ROLE_SALES'] });
  const file = await portal.get(url, { cookies: { token: sales.token } });
  expect(file).toMatchObject({ status: 200, text: '요구사항입니다.' });
  expect(file.headers['content-disposition']).toContain("filename*=UTF-8''");
  expect(await portal.context.db.selectFrom('inquiry_log').selectAll().execute()).toMatchObject([
    { action: 'file', inquiry_id: contractId, actor_id: sales.id, detail: '요구사항.txt' },
  ]);
});

it('refuses kinds that are not allowed, a fourth file, and a file of another form', async () => {
  const portal = await buildTestApp();
  expect(await send(portal, '화면.svg')).toMatchObject({ status: 400, code: 'FI02' });
  expect(await send(portal, '가짜.png')).toMatchObject({ status: 400, code: 'FI02' });
  expect(await send(portal, '큰.txt', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))).toMatchObject({
    status: 413,
    code: 'FI01',
  });
  const four = ['a', 'b', 'c', 'd'];
  expect(await portal.post('/api/v1/free/write', submissionOf({ fileIds: four }))).toMatchObject({
    code: 'FI03',
    message: '최대 3개까지 첨부할 수 있습니다.',
  });
  const { fileId } = (await send(portal)).data;
  await makeInquiry(portal, { fileIds: [fileId] });
  expect(await portal.post('/api/v1/free/write', submissionOf({ fileIds: [fileId] }))).toMatchObject({
    code: 'CM01',
    data: { fields: { fileIds: '첨부파일을 찾을 수 없습니다. 다시 첨부해주세요.' } },
  });
  await portal.post('/api/v1/free/delete-file', { fileId });
  expect(await filesOf(portal), 'a file that was sent in stays').toHaveLength(1);
});

it('asks an upload for the bot pass', async () => {
  const portal = await buildTestApp({ botCheck: { kind: 'pow' } });
  expect(await send(portal)).toMatchObject({ status: 400, code: 'LO03' });
});

it('takes away what was taken back at once, and what was never sent a day later', async () => {
  const portal = await buildTestApp();
  const { fileId } = (await send(portal)).data;
  await portal.post('/api/v1/free/delete-file', { fileId });
  expect(await filesOf(portal)).toEqual([]);
  await send(portal);
  const [kept] = await filesOf(portal);
  await sweepInquiryFiles(portal.context);
  expect(await filesOf(portal)).toHaveLength(1);
  portal.advance(24 * 3_600_000 + 1);
  await sweepInquiryFiles(portal.context);
  expect(await filesOf(portal)).toEqual([]);
  await expect(portal.context.storage.read(kept?.storage_key ?? '')).rejects.toThrow();
});

it('has an id that nobody guesses, since whoever knows it may delete it', async () => {
  const portal = await buildTestApp();
  const ids = [(await send(portal)).data.fileId, (await send(portal)).data.fileId] as string[];
  for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(32);
  expect(ids[0]?.slice(0, 8)).not.toBe(ids[1]?.slice(0, 8));
  await portal.post('/api/v1/free/delete-file', { fileId: ids[0] ?? '' });
  expect((await filesOf(portal)).map(({ id }) => id)).toEqual([ids[1]]);
});
