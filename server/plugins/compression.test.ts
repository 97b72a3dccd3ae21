import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { makeUser } from '../testing/make/make.user.ts';
import { upload } from '../testing/upload.ts';

it('compresses what the browser can unpack', async () => {
  const { app } = await buildTestApp();
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/site/term',
    payload: { kind: 'terms-of-use' },
    headers: { 'accept-encoding': 'br, gzip' },
  });
  expect(response.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(response.rawPayload).toString()).toContain('제1조');
});

it('sends a file as it was uploaded, also a text that begins like something compressed', async () => {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal);
  for (const begin of ['80,', 'x ', '번호,']) {
    const content = begin + '이름,'.repeat(1_000);
    const { data } = await upload(portal, { token, name: '목록.csv', content: Buffer.from(content) });
    const { headers, text } = await portal.get(data.url, { token, headers: { 'accept-encoding': 'gzip, br' } });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-length']).toBe(String(Buffer.byteLength(content)));
    expect(text).toBe(content);
  }
});

it('unpacks no request, whose few bytes could be many', async () => {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal);
  const form = (content: string) =>
    Buffer.from(`--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${content}\r\n--x--\r\n`);
  const send = (url: string, type: string, body: Buffer) =>
    portal.app.inject({
      method: 'POST',
      url,
      payload: gzipSync(body),
      headers: { 'content-type': type, 'content-encoding': 'gzip', authorization: `Bearer ${token}` },
    });
  const json = await send('/api/v1/board/list', 'application/json', Buffer.from('{"boardType":"notice"}'));
  expect(json).toMatchObject({ statusCode: 400 });
  expect(json.json()).toMatchObject({ responseCode: 'CM01' });
  const file = await send('/api/v1/board/upload-file', 'multipart/form-data; boundary=x', form('a'.repeat(1_000_000)));
  expect(file.statusCode).toBe(400);
  expect(file.json()).toMatchObject({ responseCode: 'FI04' });
});
