import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { pngOf } from '#fuzz/costly/costly-files.ts';
import { AppError } from '#server/errors.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { upload } from '#server/testing/upload.ts';
import { openPicture } from './uploaded-picture.ts';

const PLACE = 'lat=37.5665 lon=126.9780 device=SM-S918N';
const picture = { purpose: 'image', name: '사진.png' };

const bytesAt = async ({ app }: TestApp, url: string) => (await app.inject({ url })).rawPayload;

describe('a picture that is uploaded', () => {
  it.each<[string, Buffer]>([
    ['broken at its end', pngOf(700, 700, { keep: 0.5 })],
    ['of too many pixels', pngOf(6_000, 6_000)],
    ['that claims to be larger than it is', pngOf(10, 10, { says: [60_000, 60_000] })],
    ['of nothing but a beginning', pngOf(10, 10).subarray(0, 40)],
  ])('%s is refused in words, and nothing of it is kept', async (_, content) => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal);
    expect(await upload(portal, { ...picture, token, content })).toMatchObject({
      status: 422,
      code: 'FI08',
      message: '이미지를 열 수 없습니다. 파일이 손상되었거나 3,000만 화소보다 큽니다. 다른 이미지를 올려주세요.',
    });
    expect(await portal.context.db.selectFrom('file').selectAll().execute()).toEqual([]);
    expect(await portal.context.db.selectFrom('stored_key').selectAll().execute()).toEqual([]);
  });

  it('is shown drawn anew, with or without a width: nothing that was written into it goes out', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    const content = Buffer.concat([pngOf(800, 600, { text: PLACE }), Buffer.from('<script>alert(1)</script>')]);
    const { data } = await upload(portal, { ...picture, boardType: 'notice', token, content });
    const bodyHtml = `<p>사진</p><img src="${data.url}">`;
    await portal.post(
      '/api/v1/board/write',
      { boardType: 'notice', title: '사진', category: '공지', bodyHtml },
      { token },
    );
    for (const query of ['', '?w=320', '?w=1280']) {
      const shown = await bytesAt(portal, data.url + query);
      expect(shown.includes('lat=37')).toBe(false);
      expect(shown.includes('<script>')).toBe(false);
      expect(await sharp(shown).metadata()).toMatchObject({ format: 'webp', width: query === '?w=320' ? 320 : 800 });
    }
  });

  it('loses its place on the map and is turned upright', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal);
    const content = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Model: 'SM-S918N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(content).metadata()).exif).toBeDefined();
    const { data } = await upload(portal, { ...picture, name: '사진.jpg', token, content });
    const shown = await portal.app.inject({ url: data.url, headers: { authorization: `Bearer ${token}` } });
    const metadata = await sharp(shown.rawPayload).metadata();
    expect(metadata).toMatchObject({ width: 20, height: 40 });
    expect(metadata.exif).toBeUndefined();
  });
});

/** A picture that was imported, not uploaded. */
async function imported({ context }: TestApp, content: Buffer) {
  const key = `im/${Math.random().toString(36).slice(2)}`;
  await context.storage.write(key, Readable.from([content]));
  return { storage_key: key, mime: 'image/png' };
}

describe('drawing', () => {
  it('is done once for equal requests, and a failure is remembered', async () => {
    const portal = await buildTestApp();
    const { context } = portal;
    const { storage } = context;
    const reads: string[] = [];
    const counted = {
      storage: {
        ...storage,
        read: (key: string) => (reads.push(key), storage.read(key)),
        write: storage.write.bind(storage),
      },
    };
    const services = counted as unknown as typeof context;
    const bad = await imported(portal, pngOf(300, 300, { keep: 0.3 }));
    const asked = Array.from({ length: 12 }, () => openPicture(services, 'somebody', bad, '640', 'webp'));
    const codes = await Promise.allSettled(asked);
    expect(codes.every(({ status }) => status === 'rejected')).toBe(true);
    await expect(openPicture(services, 'somebody', bad, '320', 'avif')).rejects.toMatchObject({ code: 'FI08' });
    expect(reads.filter((key) => key === bad.storage_key)).toHaveLength(1);

    const good = await imported(portal, pngOf(300, 300));
    await Promise.all(
      Array.from({ length: 12 }, async () => buffer((await openPicture(services, 'somebody', good, '320')).content)),
    );
    expect(reads.filter((key) => key === good.storage_key)).toHaveLength(1);
  });

  it('is tried again later where it failed: the machine may have been too busy', async () => {
    const portal = await buildTestApp();
    const file = await imported(portal, pngOf(300, 300, { keep: 0.3 }));
    const show = () => openPicture(portal.context, 'somebody', file, '320');
    await expect(show()).rejects.toMatchObject({ code: 'FI08' });
    await portal.context.storage.write(file.storage_key, Readable.from([pngOf(300, 300)]));
    await expect(show()).rejects.toMatchObject({ code: 'FI08' });
    const later = performance.now() + 11 * 60_000;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
    onTestFinished(() => clock.mockRestore());
    expect(await show()).toMatchObject({ mime: 'image/webp' });
  });

  it('is not done because the storage is away: what was drawn before may be there', async () => {
    const portal = await buildTestApp();
    const { storage } = portal.context;
    const picture = await imported(portal, pngOf(300, 300));
    const written: string[] = [];
    // What a store in the network answers while it is away for the drawn ones alone.
    const away = {
      storage: {
        ...storage,
        read: (key: string) => (key === picture.storage_key ? storage.read(key) : Promise.reject(new AppError('FI06'))),
        write: (key: string, source: Readable) => (written.push(key), storage.write(key, source)),
      },
    };
    await expect(openPicture(away, 'somebody', picture, '320')).rejects.toMatchObject({ code: 'FI06' });
    expect(written).toEqual([]);
  });

  it('is shown though the disk has no room to keep what was drawn', async () => {
    const portal = await buildTestApp();
    const { storage } = portal.context;
    const original = await imported(portal, pngOf(300, 300));
    const write = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    const { content } = await openPicture({ storage: { ...storage, write } }, 'somebody', original, '320');
    expect(await sharp(await buffer(content)).metadata()).toMatchObject({ format: 'webp', width: 300 });
  });
});

it('an attachment is saved as it was sent, whatever width is asked for', async () => {
  const portal = await buildTestApp();
  const author = await makeUser(portal);
  const content = pngOf(20, 20, { text: PLACE });
  const { data } = await upload(portal, { token: author.token, name: '원본.png', content });
  await makeDocument(portal, { author });
  const answer = await portal.app.inject({
    url: `${data.url}?w=320`,
    headers: { authorization: `Bearer ${author.token}` },
  });
  expect(answer.rawPayload.equals(content)).toBe(true);
  expect(answer.headers['content-disposition']).toMatch(/^attachment/);
});
