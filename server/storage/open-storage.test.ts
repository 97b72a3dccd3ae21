import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#server/config.ts';
import { selfSigned } from '#server/testing/self-signed.ts';
import { startS3 } from '#server/testing/s3/start-s3.ts';
import { openStorage } from './open-storage.ts';

/** An S3 server behind a proxy with a certificate of an authority that nobody knows. */
async function s3BehindTls() {
  const s3 = await startS3();
  const { port: inner } = new URL(s3.config.endpoint ?? '');
  const { key, cert } = selfSigned('localhost');
  const proxy = createServer({ key, cert }, (asked, reply) => {
    const { method, url, headers } = asked;
    const passed = request({ port: inner, method, path: url, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    asked.pipe(passed);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(async () => {
    proxy.close();
    proxy.closeAllConnections();
    await s3.stop();
  });
  const { port } = proxy.address() as AddressInfo;
  return { cert, storage: { ...s3.config, endpoint: `https://localhost:${port}` } };
}

it('a bucket behind TLS is used once its authority is named, and refused in a line that says so before', async () => {
  const { cert, storage } = await s3BehindTls();
  const config = { ...readConfig({}), storage };
  await expect(openStorage(config)).rejects.toThrow(
    /^설정 STORAGE_URL의 저장소가 보낸 인증서를 확인할 수 없습니다\(\w+\): https:[^\n]+NODE_EXTRA_CA_CERTS[^\n]+$/,
  );

  const known = getCACertificates('default');
  onTestFinished(() => setDefaultCACertificates(known));
  setDefaultCACertificates([...known, cert]);
  using opened = await openStorage(config);
  // More than one part.
  const bytes = Buffer.alloc(11_000_000, 'portal');
  expect(await opened.write('file/large', Readable.from([bytes]))).toMatchObject({ sizeBytes: bytes.length });
  expect((await buffer(await opened.read('file/large'))).equals(bytes)).toBe(true);
  expect((await buffer(await opened.read('file/large', { start: 6, end: 11 }))).toString()).toBe('portal');
});
