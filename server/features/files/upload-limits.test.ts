import { request } from 'node:http';
import { expect, it, vi } from 'vitest';
import { LIMITS } from '#shared/limits.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { PNG, upload } from '#server/testing/upload.ts';

const text = (bytes: number) => Buffer.alloc(bytes, 'a');
const picture = (bytes: number) => Buffer.concat([PNG, Buffer.alloc(bytes - PNG.length)]);

it.each([
  ['10MB', { boardType: 'qna', purpose: 'attachment', name: '기록.txt' }, LIMITS.attachmentMaxBytes, text],
  ['5MB', { boardType: 'qna', purpose: 'image', name: '화면.png' }, LIMITS.editorImageMaxBytes, picture],
  ['1MB', { boardType: 'videoTutorial', purpose: 'captions', name: '자막.vtt' }, LIMITS.captionsMaxBytes, captions],
] as const)('업로드 용량: takes exactly %s of %j, and not one byte more', async (said, form, max, content) => {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
  expect(await upload(portal, { ...form, token, content: content(max) })).toMatchObject({
    code: '0000',
    data: { sizeBytes: max },
  });
  expect(await upload(portal, { ...form, token, content: content(max + 1) })).toMatchObject({
    status: 413,
    code: 'FI01',
    message: `파일당 최대 ${said}까지 첨부할 수 있습니다.`,
  });
  expect(await portal.context.db.selectFrom('file').select('size_bytes').execute()).toEqual([{ size_bytes: max }]);
});

function captions(bytes: number) {
  const head = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\n');
  return Buffer.concat([head, Buffer.alloc(bytes - head.length, 'a')]);
}

it('업로드 취소: what is cancelled on its way leaves neither a row nor a byte', async () => {
  const portal = await buildTestApp();
  const { db, storage } = portal.context;
  const { token } = await makeUser(portal);
  const write = vi.spyOn(storage, 'write');
  await portal.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = portal.app.server.address() as { port: number };
  const boundary = 'x-boundary';
  const headers = { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` };
  const call = request({ port, method: 'POST', path: '/api/v1/board/upload-file', headers });
  call.on('error', () => undefined);
  const field = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="log.txt"\r\n\r\n`;
  call.write(field('boardType', 'qna') + field('purpose', 'attachment') + file + 'a'.repeat(200_000));
  await vi.waitUntil(() => write.mock.calls.length === 1);
  call.destroy();

  await expect(write.mock.results[0]?.value).rejects.toThrow();
  const key = String(write.mock.calls[0]?.[0]);
  await expect(storage.read(key)).rejects.toThrow();
  expect(await db.selectFrom('file').select('id').execute()).toEqual([]);
});

it('업로드의 뒤: what follows the file costs no more for being made of a million empty parts', async () => {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal);
  const origin = await portal.app.listen({ host: '127.0.0.1', port: 0 });
  const field = (name: string, value: string) =>
    `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = '--b\r\ncontent-disposition: form-data; name="file"; filename="log.txt"\r\n\r\n가\r\n';
  const parts = '--b\r\n\r\n\r\n'.repeat(1_000_000);
  const cpuMsOf = async (rest: string) => {
    const body = Buffer.from(field('boardType', 'qna') + field('purpose', 'attachment') + file + rest);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' };
    const before = process.threadCpuUsage();
    const { status } = await fetch(`${origin}/api/v1/board/upload-file`, { method: 'POST', headers, body });
    const { user, system } = process.threadCpuUsage(before);
    expect(status).toBe(200);
    return (user + system) / 1_000;
  };
  await cpuMsOf('--b--\r\n');
  const plain = await cpuMsOf(`--b--\r\n${' '.repeat(parts.length)}`);
  // Parsed, they took two seconds. On a busy machine one upload may take as long, but not each.
  const costs = [await cpuMsOf(parts), await cpuMsOf(parts), await cpuMsOf(parts)];
  expect(Math.min(...costs)).toBeLessThan(3 * plain + 700);
});

it('이어받기: goes on where it stopped, and begins anew when the file is another', async () => {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal);
  const { data } = await upload(portal, { token, content: Buffer.from('0123456789') });
  const part = (headers: Record<string, string>) => portal.get(data.url, { token, headers });
  const first = await part({ range: 'bytes=0-3' });
  expect(first).toMatchObject({ status: 206, text: '0123', headers: { 'accept-ranges': 'bytes' } });
  const etag = String(first.headers.etag);
  expect(await part({ range: 'bytes=4-', 'if-range': etag })).toMatchObject({ status: 206, text: '456789' });
  expect(await part({ range: 'bytes=4-', 'if-range': '"another"' })).toMatchObject({ status: 200, text: '0123456789' });
  expect(await part({ range: 'bytes=10-' })).toMatchObject({
    status: 416,
    headers: { 'content-range': 'bytes */10' },
  });
});
