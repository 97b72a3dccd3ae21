import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { CreateMultipartUploadCommand, ListMultipartUploadsCommand, S3Client } from '@aws-sdk/client-s3';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { S3Server } from '../testing/s3/start-s3.ts';
import { startS3 } from '../testing/s3/start-s3.ts';
import { openLocalStorage } from './local-storage.ts';
import { openS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

interface Opened {
  storage: Storage;
  /** Names of all stored files, complete or not. */
  names(): Promise<string[]>;
}

async function openLocal(): Promise<Opened & { folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-files-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const names = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
  return { folder, storage: openLocalStorage(folder), names };
}

async function openS3(): Promise<Opened & { s3: S3Server }> {
  const s3 = await startS3();
  const storage = openS3Storage(s3.config);
  onTestFinished(async () => {
    storage[Symbol.dispose]();
    await s3.stop();
  });
  const names = async () => {
    const bucket = join(s3.folder, s3.config.bucket);
    const entries = await readdir(bucket, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  };
  return { s3, storage, names };
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const pieces = (bytes: Buffer, size = 65_536) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size));

describe.each([
  ['a folder', openLocal],
  ['a bucket', openS3],
] as const)('files in %s', (_name, open) => {
  it('are read back as they were written, whole and in part', async () => {
    const { storage } = await open();
    const kept = await storage.write('ab/one', Readable.from([Buffer.from('안녕하세요 '), Buffer.from('반갑습니다')]));
    expect(kept).toMatchObject({ sizeBytes: 31, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(await text(await storage.read('ab/one'))).toBe('안녕하세요 반갑습니다');
    expect(await text(await storage.read('ab/one', { start: 0, end: 2 }))).toBe('안');
    expect(await text(await storage.read('ab/one', { start: 16, end: 30 }))).toBe('반갑습니다');
  });

  it('may be empty, and larger than one part', async () => {
    const { storage } = await open();
    expect(await storage.write('ab/empty', Readable.from([]))).toMatchObject({ sizeBytes: 0 });
    expect(await buffer(await storage.read('ab/empty'))).toHaveLength(0);
    const large = randomBytes(11 * 1024 * 1024);
    expect(await storage.write('ab/large', Readable.from(pieces(large)))).toEqual({
      sizeBytes: large.length,
      sha256: sha256(large),
    });
    expect(sha256(await buffer(await storage.read('ab/large')))).toBe(sha256(large));
    const end = { start: large.length - 10, end: large.length - 1 };
    expect(await buffer(await storage.read('ab/large', end))).toEqual(large.subarray(-10));
  });

  it.each([4, 12 * 1024 * 1024])('leave nothing behind when the source breaks off after %i bytes', async (length) => {
    const { storage, names } = await open();
    const broken = Readable.from(
      (async function* () {
        yield* pieces(Buffer.alloc(length));
        throw new Error('cut');
      })(),
    );
    await expect(storage.write('ab/two', broken)).rejects.toThrow('cut');
    expect(await names()).toEqual([]);
    await expect(storage.read('ab/two')).rejects.toThrow();
  });

  it('are removed, several at once, and nothing is no error', async () => {
    const { storage } = await open();
    for (const key of ['ab/one', 'ab/two', 'ab/three']) await storage.write(key, Readable.from([Buffer.from(key)]));
    await storage.remove('ab/one', 'ab/two', 'ab/never');
    await expect(storage.read('ab/one')).rejects.toThrow();
    await expect(storage.read('ab/two')).rejects.toThrow();
    expect(await text(await storage.read('ab/three'))).toBe('ab/three');
  });

  it('have no key that could lead out of the place', async () => {
    const { storage } = await open();
    for (const key of ['../secret', '/etc/passwd', 'a//b', 'a/../b', '', 'A.txt']) {
      await expect(storage.read(key)).rejects.toThrow('Not a storage key');
      await expect(storage.remove(key)).rejects.toThrow('Not a storage key');
    }
  });
});

it('a folder takes nothing more when little of the disk is left, and gives what it has', async () => {
  const GIB = 1024 ** 3;
  let free = 200 * GIB;
  const { folder, names } = await openLocal();
  const storage = openLocalStorage(folder, async () => ({ free, all: 400 * GIB }));
  const write = (key: string, ...chunks: Buffer[]) => storage.write(key, Readable.from(chunks));
  await write('ab/one', Buffer.from('안녕'));
  free = GIB - 1;
  await expect(write('ab/two', Buffer.from('둘'))).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(await names()).toEqual(['one']);
  expect(await text(await storage.read('ab/one'))).toBe('안녕');
  // Also while a large one is on its way.
  free = GIB;
  const filling = function* () {
    for (let piece = 0; piece < 40; piece += 1, free -= 1) yield Buffer.alloc(1024 * 1024);
  };
  await expect(storage.write('ab/large', Readable.from(filling()))).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(await names()).toEqual(['one']);
});

describe('what a process that was killed left', () => {
  it('in a folder is thrown away, once it is old', async () => {
    const { folder, storage, names } = await openLocal();
    await storage.write('ab/one', Readable.from([Buffer.from('whole')]));
    const left = join(folder, 'ab', 'two.1.part');
    await writeFile(left, 'half');
    // By the file system's clock, which may differ from that of the process.
    const { mtimeMs } = await stat(left);
    await storage.dropUnfinished(new Date(mtimeMs - 60_000));
    expect(await names()).toHaveLength(2);
    await storage.dropUnfinished(new Date(mtimeMs + 60_000));
    expect(await names()).toEqual(['one']);
  });

  it('in a bucket is thrown away, once it is old', async () => {
    const { s3, storage, names } = await openS3();
    const { bucket, region, endpoint, credentials } = s3.config;
    const killed = new S3Client({
      region,
      forcePathStyle: true,
      ...(endpoint && { endpoint }),
      ...(credentials && { credentials }),
    });
    await killed.send(new CreateMultipartUploadCommand({ Bucket: bucket, Key: 'portal/ab/two' }));
    const { Uploads } = await killed.send(new ListMultipartUploadsCommand({ Bucket: bucket }));
    const initiated = Uploads?.[0]?.Initiated?.getTime() ?? NaN;
    await storage.dropUnfinished(new Date(initiated - 60_000));
    expect(await names()).not.toEqual([]);
    await storage.dropUnfinished(new Date(initiated + 60_000));
    expect(await names()).toEqual([]);
    killed.destroy();
  });
});

it('says FI06 when the bucket cannot be reached, and goes on when it is back', async () => {
  const { s3, storage } = await openS3();
  await s3.pause();
  const away = { code: 'FI06', status: 503 };
  await expect(storage.read('ab/one')).rejects.toMatchObject(away);
  await expect(storage.write('ab/one', Readable.from([Buffer.from('x')]))).rejects.toMatchObject(away);
  await expect(storage.remove('ab/one')).rejects.toMatchObject(away);
  await s3.goOn();
  await storage.write('ab/one', Readable.from([Buffer.from('x')]));
  expect(await text(await storage.read('ab/one'))).toBe('x');
});
