import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { makeDocument } from '../testing/make/make.document.ts';

async function portalWithNotice() {
  const portal = await buildTestApp();
  const documentId = await makeDocument(portal, { boardType: 'notice', bodyText: '긴 공지 '.repeat(500) });
  const ask = (headers: Record<string, string> = {}, remoteAddress = '203.0.113.1') =>
    portal.app.inject({
      method: 'POST',
      url: '/api/v1/board/detail-free',
      payload: { documentId },
      headers,
      remoteAddress,
    });
  return { ask };
}

it('sends everybody the same answer, compressed as each can read it, with all that other answers bring', async () => {
  const { ask } = await portalWithNotice();
  const plain = await ask();
  const brotli = await ask({ 'accept-encoding': 'gzip, br' });
  const gzip = await ask({ 'accept-encoding': 'gzip' });
  const again = await ask({ 'accept-encoding': 'br' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect([brotli, gzip, again].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', 'br']);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(again.rawPayload).toEqual(brotli.rawPayload);
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  for (const { headers } of [plain, brotli, gzip]) {
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  }
});

it('shows the next visitor that somebody has looked', async () => {
  const { ask } = await portalWithNotice();
  const counts = [];
  for (const place of ['203.0.113.1', '203.0.113.1', '203.0.113.2', '203.0.113.1'])
    counts.push((await ask({}, place)).json<{ data: { viewCount: number } }>().data.viewCount);
  expect(counts).toEqual([1, 1, 2, 2]);
});
