import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sweepStorage } from '../features/files/sweep-storage.ts';
import type { TestApp } from '../testing/build-test-app.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { makeUser } from '../testing/make/make.user.ts';
import { startS3 } from '../testing/s3/start-s3.ts';
import { PNG, upload } from '../testing/upload.ts';

const DAY_MS = 86_400_000;
const source = () => Readable.from([Buffer.from('bytes')]);

async function onBucket() {
  const s3 = await startS3();
  onTestFinished(() => s3.stop());
  const portal = await buildTestApp({ storage: s3.config });
  const { token } = await makeUser(portal);
  const names = async () => {
    const entries = await readdir(join(s3.folder, s3.config.bucket), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile() && entry.name.endsWith('_object')).map(({ name }) => name);
  };
  return { s3, portal, token, names };
}

const keptKeys = async ({ context }: TestApp) => {
  const rows = await context.db.selectFrom('stored_key').select('key').execute();
  return rows.map(({ key }) => key);
};

describe('bytes that nobody names', () => {
  it('go a day after they were written, and what is named stays', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal);
    await upload(portal, { token });
    const kept = await portal.context.db.selectFrom('file').selectAll().executeTakeFirstOrThrow();
    await portal.context.storage.write('ab/crash', source());
    portal.advance(DAY_MS - 1_000);
    await sweepStorage(portal.context);
    expect(await text(await portal.context.storage.read('ab/crash'))).toBe('bytes');
    portal.advance(2_000);
    await sweepStorage(portal.context);
    await expect(portal.context.storage.read('ab/crash')).rejects.toThrow();
    expect(await text(await portal.context.storage.read(kept.storage_key))).toBe('오류 로그');
    expect(await keptKeys(portal)).toEqual([kept.storage_key]);
  });

  it('are never looked for beyond what the portal itself wrote', async () => {
    const { s3, portal, names } = await onBucket();
    const { openS3Storage } = await import('./s3-storage.ts');
    using other = openS3Storage(s3.config);
    await other.write('ab/of-somebody-else', source());
    portal.advance(3 * DAY_MS);
    await sweepStorage(portal.context);
    expect(await names()).toHaveLength(1);
  });
});

describe('a storage that cannot be reached', () => {
  it('is told of in Korean, keeps the portal going, and loses nothing', async () => {
    const { s3, portal, token, names } = await onBucket();
    const file = (await upload(portal, { token, purpose: 'image', name: '화면.png', content: PNG })).data;
    await s3.pause();
    const away = { status: 503, code: 'FI06', message: '파일 저장소에 연결할 수 없습니다. 잠시 후 다시 시도해주세요.' };
    expect(await upload(portal, { token })).toMatchObject(away);
    const refused = await portal.get(file.url, { token });
    expect(refused).toMatchObject(away);
    expect(refused.headers['content-disposition']).toBeUndefined();
    expect(await portal.get('/readyz')).toMatchObject({ status: 200 });
    // The row is deleted at once, the file when the storage is reachable again.
    expect(await portal.post('/api/v1/board/delete-file', { fileId: file.fileId }, { token })).toMatchObject({
      status: 200,
    });
    await s3.goOn();
    // The original and its resized picture.
    expect(await names()).toHaveLength(2);
    portal.advance(DAY_MS + 1_000);
    await sweepStorage(portal.context);
    expect(await names()).toEqual([]);
    const { token: back } = await makeUser(portal);
    const again = (await upload(portal, { token: back })).data;
    expect(await portal.get(again.url, { token: back })).toMatchObject({ status: 200, text: '오류 로그' });
  });
});
