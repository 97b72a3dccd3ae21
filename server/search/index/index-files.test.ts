import { expect, it } from 'vitest';
import { longestTurn } from '#fuzz/longest-turn.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { upload } from '#server/testing/upload.ts';
import { indexWaiting } from './index-waiting.ts';
import { readWaitingFiles } from '../files/read-waiting-files.ts';

const question = { boardType: 'qna' as const, title: '첨부가 긴 질문', category: '오류', bodyHtml: '<p>내용</p>' };

const entriesOf = ({ context }: TestApp) =>
  context.db.selectFrom('search_entry').select(['id', 'title']).where('file_id', 'is not', null).execute();

async function withLongFile() {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal);
  const content = Buffer.from(`셀렉터 ${'로봇이 일합니다. '.repeat(3_000)}`);
  const { fileId } = (await upload(portal, { token, content })).data;
  const { documentId } = (await portal.post('/api/v1/board/write', { ...question, fileIds: [fileId] }, { token })).data;
  await readWaitingFiles(portal.context);
  await indexWaiting(portal.context);
  return { portal, token, documentId: documentId as string, fileId };
}

it('a reply below a document does not index its attachments again', async () => {
  const { portal, token, documentId } = await withLongFile();
  const before = await entriesOf(portal);
  await portal.post('/api/v1/board/writeReply', { documentId, bodyHtml: '<p>답변입니다.</p>' }, { token });
  expect(await entriesOf(portal)).toEqual(before);
});

it('a new title leaves long attachments to the work beside the requests, and they are found again after it', async () => {
  const { portal, token, documentId, fileId } = await withLongFile();
  const found = async () =>
    (await portal.post('/api/v1/search/documents', { query: '셀렉터' }, { token })).data.totalCount as number;
  expect(await found()).toBe(1);
  const change = { ...question, documentId, version: 1, title: '새 제목', fileIds: [fileId] };
  expect((await portal.post('/api/v1/board/update', change, { token })).code).toBe('0000');
  const waiting = () => portal.context.db.selectFrom('search_waiting').select('file_id').execute();
  expect(await waiting()).toContainEqual({ file_id: fileId });
  await indexWaiting(portal.context);
  expect(await waiting()).toEqual([]);
  expect(await found()).toBe(1);
  expect(new Set((await entriesOf(portal)).map(({ title }) => title))).toEqual(new Set(['새 제목']));
});

it('a long attachment is cut and indexed a little at a time, others being served in between', async () => {
  const { portal, token } = await withLongFile();
  const turns: number[] = [];
  for (let i = 0; i < 3; i += 1) {
    const { fileId } = (await upload(portal, { token, content: Buffer.from('가\n'.repeat(200_000)) })).data;
    await portal.post('/api/v1/board/write', { ...question, fileIds: [fileId] }, { token });
    turns.push(
      await longestTurn(async () => {
        await readWaitingFiles(portal.context);
        await indexWaiting(portal.context);
      }),
    );
  }
  // The best of three: collecting garbage of other tests is not its own.
  expect(Math.min(...turns)).toBeLessThan(50);
});
