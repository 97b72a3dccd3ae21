import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Zippable } from 'fflate';
import { strToU8, zipSync } from 'fflate';
import { expect, it, onTestFinished } from 'vitest';
import { inspectZip, openInspectedZip } from './inspect-zip.ts';

const LIMITS = { maxEntries: 10, maxTotalBytes: 1_000_000, maxRatio: 50 };

const zip = (files: Zippable) => Buffer.from(zipSync(files));
const inspect = (bytes: Buffer, limits = LIMITS) => inspectZip(bytes, limits);

it('lists what a zip holds, from bytes, from a path and from parts', async () => {
  const bytes = zip({ 'driver/LICENSE.txt': strToU8('허가'), 'driver/chromedriver.exe': strToU8('MZ') });
  const folder = await mkdtemp(join(tmpdir(), 'portal-zip-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'a.zip'), bytes);
  const inParts = {
    sizeBytes: bytes.length,
    read: async ({ start, end }: { start: number; end: number }) => Readable.from([bytes.subarray(start, end + 1)]),
  };
  for (const source of [bytes, join(folder, 'a.zip'), inParts]) {
    expect(await inspectZip(source, LIMITS)).toEqual({
      refused: null,
      entries: [
        { name: 'driver/LICENSE.txt', sizeBytes: 6 },
        { name: 'driver/chromedriver.exe', sizeBytes: 2 },
      ],
      totalBytes: 8,
    });
  }
});

it('reads Korean names, of UTF-8 and of Korean Windows', async () => {
  const utf8 = await inspect(zip({ '설명서.txt': strToU8('a') }));
  expect(utf8).toMatchObject({ entries: [{ name: '설명서.txt' }] });
  const cp949 = Buffer.from([0xbc, 0xb3, 0xb8, 0xed]);
  const bytes = zip({ 'abcd.txt': strToU8('a') });
  for (let at = bytes.indexOf('abcd'); at !== -1; at = bytes.indexOf('abcd')) cp949.copy(bytes, at);
  expect(await inspect(bytes)).toMatchObject({ entries: [{ name: '설명.txt' }] });
});

it.each([
  ['../evil.txt', 'unsafeName'],
  ['a/../../evil.txt', 'unsafeName'],
  ['..\\evil.txt', 'unsafeName'],
  ['/etc/passwd', 'unsafeName'],
  ['C:\\evil.txt', 'unsafeName'],
  ['a\u0000b.txt', 'unsafeName'],
])('refuses the name %j', async (name, refused) => {
  expect(await inspect(zip({ [name]: strToU8('a') }))).toEqual({ refused });
});

it('refuses links, encrypted entries, and two names that are one on Windows', async () => {
  const link = zip({ 'a.txt': [strToU8('/etc/passwd'), { os: 3, attrs: 0o120_777 << 16 }] });
  expect(await inspect(link)).toEqual({ refused: 'link' });
  const encrypted = zip({ 'a.txt': strToU8('a') });
  const flagAt = encrypted.indexOf('PK\u0001\u0002') + 8;
  encrypted.writeUInt16LE(encrypted.readUInt16LE(flagAt) | 1, flagAt);
  expect(await inspect(encrypted)).toEqual({ refused: 'encrypted' });
  expect(await inspect(zip({ 'a.txt': strToU8('a'), 'A.TXT': strToU8('b') }))).toEqual({ refused: 'duplicateName' });
});

it('refuses too many, too much, too well packed, and nothing', async () => {
  const many = Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`${i}.txt`, strToU8('a')]));
  expect(await inspect(zip(many))).toEqual({ refused: 'tooManyEntries' });
  const longNames = Object.fromEntries(Array.from({ length: 5 }, (_, i) => [`${i}${'가'.repeat(300)}`, strToU8('a')]));
  expect(await inspect(zip(longNames))).toEqual({ refused: 'namesTooLong' });
  const large = zip({ 'a.bin': [new Uint8Array(1_000_001), { level: 0 }] });
  expect(await inspect(large)).toEqual({ refused: 'tooLarge' });
  const packed = zip({ 'a.bin': new Uint8Array(500_000) });
  expect(await inspect(packed)).toEqual({ refused: 'suspiciousRatio' });
  expect(await inspect(zip({}))).toEqual({ refused: 'empty' });
  expect(await inspect(zip({ 'folder/': new Uint8Array() }))).toEqual({ refused: 'empty' });
});

it('does not believe a list that says less than the entries hold', async () => {
  const bytes = zip({ 'a.bin': new Uint8Array(100_000) });
  const sizeAt = bytes.indexOf('PK\u0001\u0002') + 24;
  bytes.writeUInt32LE(10, sizeAt);
  expect(await inspect(bytes)).toEqual({ refused: 'broken' });
});

it('refuses entries that share their bytes', async () => {
  const random = Uint8Array.from({ length: 2_000 }, (_, i) => (i * 7919) % 251);
  const bytes = zip({ 'a.bin': [random, { level: 0 }], 'b.bin': [random, { level: 0 }] });
  // Both entries refer to the first one's data; the second's is removed.
  const secondLocal = bytes.indexOf('PK\u0003\u0004', 4);
  const list = bytes.indexOf('PK\u0001\u0002');
  const short = Buffer.concat([bytes.subarray(0, secondLocal), bytes.subarray(list)]);
  const removed = list - secondLocal;
  short.writeUInt32LE(0, short.indexOf('PK\u0001\u0002', short.indexOf('PK\u0001\u0002') + 4) + 42);
  const end = short.indexOf('PK\u0005\u0006');
  short.writeUInt32LE(short.readUInt32LE(end + 16) - removed, end + 16);
  expect(await inspect(short)).toEqual({ refused: 'suspiciousRatio' });
});

it('refuses what is no zip, or half of one', async () => {
  const bytes = zip({ 'a.txt': strToU8('내용') });
  for (const broken of [Buffer.from('PK'), Buffer.from('not a zip'), bytes.subarray(0, -10), Buffer.alloc(0)])
    expect(await inspect(broken)).toEqual({ refused: 'broken' });
});

it.each([
  ['an entry', 'PK\u0001\u0002', 42],
  ['its list', 'PK\u0005\u0006', 16],
])('refuses one that has %s behind its end, from whatever it is read', async (_, sign, at) => {
  const bytes = zip({ 'a.txt': strToU8('내용') });
  for (const place of [bytes.length, 0x7ffffff0]) {
    bytes.writeUInt32LE(place, bytes.indexOf(sign) + at);
    const read = async ({ start, end }: { start: number; end: number }) => {
      if (start > end) throw new RangeError('outside of the file');
      return Readable.from([bytes.subarray(start, end + 1)]);
    };
    expect(await inspect(bytes)).toEqual({ refused: 'broken' });
    expect(await inspectZip({ sizeBytes: bytes.length, read }, LIMITS)).toEqual({ refused: 'broken' });
  }
});

it('reads many small files by few requests, wherever they are', async () => {
  const bytes = zip(
    Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`${i}.txt`, strToU8(`${i}`.repeat(900))])),
  );
  let requests = 0;
  const read = async ({ start, end }: { start: number; end: number }) => {
    requests += 1;
    return Readable.from([bytes.subarray(start, end + 1)]);
  };
  const limits = { ...LIMITS, maxEntries: 200, maxRatio: 1_000 };
  const opened = await openInspectedZip({ sizeBytes: bytes.length, read }, limits);
  expect(requests).toBeLessThan(5);
  if (opened.refused !== null) throw new Error(opened.refused);
  for (const at of [199, 0, 100])
    expect(await text((await opened.entries[at]?.open()) ?? Readable.from([]))).toBe(`${at}`.repeat(900));
});

it('passes on that the storage failed: that says nothing about the zip', async () => {
  const read = async () => Promise.reject(new Error('disk'));
  await expect(inspectZip({ sizeBytes: 100, read }, LIMITS)).rejects.toThrow('disk');
});
