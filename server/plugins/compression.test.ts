import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';

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
