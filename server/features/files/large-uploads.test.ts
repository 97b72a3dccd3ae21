import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { expect, it, vi } from 'vitest';
import { LIMITS } from '#shared/limits.ts';
import { receiveImport } from '#server/features/import-export/read/receive-import.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { hasRowLocks } from '#server/testing/database/row-lock.ts';

const GIGABYTE = 1024 ** 3;
const LONGEST_MS = 300_000;
const PIECE = Buffer.alloc(1024 * 1024, 'a');

/** So many bytes that begin with `head`, never whole in memory. */
function* bytes(count: number, head = Buffer.alloc(0)) {
  yield head;
  for (let left = count - head.length; left > 0; left -= PIECE.length) yield PIECE.subarray(0, left);
}

/** Sends a file as the form does, over a connection, and counts what the storage is given instead of keeping it. */
async function sendFile(portal: TestApp, fields: Record<string, string>, name: string, content: Iterable<Buffer>) {
  const { token } = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  const { port } = portal.app.server.address() as { port: number };
  const boundary = 'x-boundary';
  const headers = { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` };
  const { promise, resolve, reject } = Promise.withResolvers<{ responseCode: string; message: string }>();
  const path = '/api/v1/board/upload-file';
  const call = request({ port, method: 'POST', path, headers }, (response) => {
    json(response).then((answer) => resolve(answer as Awaited<typeof promise>), reject);
  });
  call.on('error', reject);
  const parts = Object.entries(fields).map(
    ([field, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  await pipeline(
    Readable.from(
      (function* () {
        yield Buffer.from(parts.join('') + file);
        yield* content;
        yield Buffer.from(`\r\n--${boundary}--\r\n`);
      })(),
    ),
    call,
  );
  return promise;
}

async function withCountingStorage() {
  const portal = await buildTestApp();
  const written: number[] = [];
  vi.spyOn(portal.context.storage, 'write').mockImplementation(async (_key, source) => {
    let sizeBytes = 0;
    for await (const chunk of source) sizeBytes += (chunk as Buffer).length;
    written.push(sizeBytes);
    return { sizeBytes, sha256: '' };
  });
  await portal.app.listen({ host: '127.0.0.1', port: 0 });
  return { portal, written };
}

const ZIP = Buffer.from('504b030414000000', 'hex');
const MP4 = Buffer.concat([Buffer.from([0, 0, 0, 0x18]), Buffer.from('ftypmp42'), Buffer.alloc(12)]);

// The bytes never reach the database: once is enough.
const once = it.runIf(!hasRowLocks());

once.each([
  ['20MB', { boardType: 'reference', purpose: 'attachment' }, '제안서.txt', undefined, LIMITS.referenceFileMaxBytes],
  ['200MB', { boardType: 'market', purpose: 'package' }, '묶음.zip', ZIP, LIMITS.marketPackageMaxBytes],
  ['1GB', { boardType: 'videoTutorial', purpose: 'video' }, '강의.mp4', MP4, LIMITS.videoMaxBytes],
  ['2GB', { boardType: 'library', purpose: 'attachment' }, '설치.txt', undefined, LIMITS.libraryFileMaxBytes],
] as const)(
  '업로드 용량: takes exactly %s of %j, and not one byte more',
  async (said, fields, name, head, max) => {
    const { portal, written } = await withCountingStorage();
    expect(await sendFile(portal, fields, name, bytes(max, head))).toMatchObject({
      responseCode: '0000',
      data: { sizeBytes: max },
    });
    expect(await sendFile(portal, fields, name, bytes(max + 1, head))).toMatchObject({
      responseCode: 'FI01',
      message: `파일당 최대 ${said}까지 첨부할 수 있습니다.`,
    });
    expect(written).toEqual([max]);
    expect(await portal.context.db.selectFrom('file').select('size_bytes').execute()).toEqual([{ size_bytes: max }]);
  },
  LONGEST_MS,
);

once(
  '업로드 용량: an archive to import may have exactly 4GB',
  async () => {
    expect(LIMITS.importArchiveMaxBytes).toBe(4 * GIGABYTE);
    const receive = (count: number) => {
      const keep = async (source: Readable) => {
        let sizeBytes = 0;
        for await (const chunk of source) sizeBytes += (chunk as Buffer).length;
        return { sizeBytes };
      };
      return receiveImport({ keep } as never, { file: Readable.from(bytes(count)) } as unknown as MultipartFile);
    };
    expect(await receive(LIMITS.importArchiveMaxBytes)).toEqual({ sizeBytes: LIMITS.importArchiveMaxBytes });
    await expect(receive(LIMITS.importArchiveMaxBytes + 1)).rejects.toMatchObject({ code: 'TR02' });
  },
  LONGEST_MS,
);
