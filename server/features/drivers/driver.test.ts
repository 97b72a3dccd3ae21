import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Driver } from '#shared/contract/site/driver.contract.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { driverKey, driverZip, makeDriver } from '#server/testing/make/make.driver.ts';
import { driverId } from './driver-names.ts';

const list = async (portal: TestApp, path: string) =>
  JSON.parse((await portal.get(`/api/WebDriver/all/${path}`)).text) as Driver[];

describe('spec 7 GET /api/WebDriver/all/{type}', () => {
  it('answers the bare list of fileVersion and fileUuid, the newest version first', async () => {
    const portal = await buildTestApp();
    for (const version of ['99.0.4844.51', '142.0.7444.61', '142.0.7444.175', '141.0.7390.122'])
      await makeDriver(portal, { version });
    await makeDriver(portal, { type: 'edge', version: '142.0.3595.94' });
    const chrome = await list(portal, 'chrome');
    expect(chrome.map(({ fileVersion }) => fileVersion)).toEqual([
      '142.0.7444.175',
      '142.0.7444.61',
      '141.0.7390.122',
      '99.0.4844.51',
    ]);
    expect(chrome[0]?.fileUuid).toBe(driverId(driverKey()));
    expect((await list(portal, 'edge')).map(({ fileVersion }) => fileVersion)).toEqual(['142.0.3595.94']);
  });

  it('shows each version once to clients that know no platforms, and a platform’s own files to those that do', async () => {
    const portal = await buildTestApp();
    for (const platform of ['mac-arm64', 'linux64', 'win64'] as const) await makeDriver(portal, { platform });
    await makeDriver(portal, { version: '143.0.7499.4', platform: 'linux64' });
    const shown = (drivers: Driver[]) => drivers.map(({ fileVersion, platform }) => `${fileVersion} ${platform}`);
    expect(shown(await list(portal, 'chrome'))).toEqual(['143.0.7499.4 linux64', '142.0.7444.175 win64']);
    expect(shown(await list(portal, 'chrome?platform=mac-arm64'))).toEqual(['142.0.7444.175 mac-arm64']);
    expect(await list(portal, 'chrome?platform=win32')).toEqual([]);
  });

  it('knows no other types and platforms', async () => {
    const portal = await buildTestApp();
    for (const path of ['firefox', 'chrome?platform=amiga', '__proto__'])
      expect(await portal.get(`/api/WebDriver/all/${path}`)).toMatchObject({ status: 400, code: 'CM01' });
  });

  it('sends visitors to the host that the settings name', async () => {
    const portal = await buildTestApp({ driverDownloadBase: 'http://files.example.com:8080' });
    const { id } = await makeDriver(portal);
    expect(await list(portal, 'chrome')).toMatchObject([
      { downloadUrl: `http://files.example.com:8080/api/Chromedriver/Download/${id}` },
    ]);
  });
});

it('keeps the fileUuid of a type, version and platform for ever', () => {
  expect(driverId(driverKey())).toBe('f8d07e8b-fd2f-5e24-8a3c-f0fa228e7824');
  const others = [
    driverKey({ type: 'edge' }),
    driverKey({ version: '142.0.7444.61' }),
    driverKey({ platform: 'win32' }),
  ];
  expect(new Set([driverKey(), ...others].map(driverId)).size).toBe(4);
});

describe('GET /api/WebDriver/match', () => {
  it('gives a robot the newest patch of its browser’s build, for its platform', async () => {
    const portal = await buildTestApp();
    await makeDriver(portal, { version: '142.0.7444.61' });
    await makeDriver(portal, { version: '142.0.7444.175' });
    await makeDriver(portal, { version: '142.0.7444.200', platform: 'linux64' });
    const match = (query: string) => portal.get(`/api/WebDriver/match?type=chrome&${query}`);
    expect((await match('version=142.0.7444.59')).data).toMatchObject({
      fileVersion: '142.0.7444.175',
      platform: 'win64',
      sha256: createHash('sha256').update(driverZip(driverKey())).digest('hex'),
    });
    expect((await match('version=142.0.7444.59&platform=linux64')).data).toMatchObject({
      fileVersion: '142.0.7444.200',
    });
    expect(await match('version=143.0.1.1')).toMatchObject({
      status: 404,
      code: 'DR01',
      message: '브라우저에 맞는 드라이버가 없습니다.',
    });
    expect(await match('version=142.0.7444.59&platform=mac-x64')).toMatchObject({ status: 404, code: 'DR01' });
  });

  it.each(['', 'version=', 'version=abc', 'version=1.2.3.4.5', 'version=142&platform=none', 'version=9999999'])(
    'asks for a version when it gets %j',
    async (query) => {
      const portal = await buildTestApp();
      expect(await portal.get(`/api/WebDriver/match?type=chrome&${query}`)).toMatchObject({
        status: 400,
        code: 'CM01',
      });
    },
  );
});

describe('spec 7 download', () => {
  async function withDriver() {
    const portal = await buildTestApp();
    const { id } = await makeDriver(portal);
    return { portal, id, bytes: driverZip(driverKey()), url: `/api/Chromedriver/Download/${id}` };
  }
  const counted = async ({ context }: TestApp) =>
    (await context.db.selectFrom('driver').select('download_count').executeTakeFirstOrThrow()).download_count;

  it('gives the zip, named by its version, with its SHA-256, and counts', async () => {
    const { portal, bytes, url } = await withDriver();
    const sha256 = createHash('sha256').update(bytes);
    const response = await portal.app.inject({ method: 'GET', url });
    expect(response.rawPayload).toEqual(bytes);
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename=chromedriver-142.0.7444.175-win64.zip',
      'content-length': String(bytes.length),
      'x-checksum-sha256': sha256.copy().digest('hex'),
      'repr-digest': `sha-256=:${sha256.digest('base64')}:`,
    });
    expect(await counted(portal)).toBe(1);
  });

  it('goes on where it broke off, and counts that once', async () => {
    const { portal, bytes, url } = await withDriver();
    const part = (headers: Record<string, string>) => portal.app.inject({ method: 'GET', url, headers });
    const first = await part({ range: 'bytes=0-9' });
    const rest = await part({ range: 'bytes=10-', 'if-range': String(first.headers.etag) });
    expect([first.statusCode, rest.statusCode]).toEqual([206, 206]);
    expect(Buffer.concat([first.rawPayload, rest.rawPayload])).toEqual(bytes);
    expect(await counted(portal)).toBe(1);
    const changed = await part({ range: 'bytes=10-', 'if-range': '"another"' });
    expect(changed.statusCode).toBe(200);
    expect(changed.rawPayload).toEqual(bytes);
    expect((await part({ range: 'bytes=99999-' })).statusCode).toBe(416);
  });

  it('counts once an address and day', async () => {
    const { portal, url } = await withDriver();
    const from = (remoteAddress: string) => portal.app.inject({ method: 'GET', url, remoteAddress });
    for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.2']) await from(address);
    expect(await counted(portal)).toBe(2);
  });

  it('answers what is known by HEAD and by ETag without sending or counting anything', async () => {
    const { portal, bytes, url } = await withDriver();
    const head = await portal.app.inject({ method: 'HEAD', url });
    expect(head).toMatchObject({ statusCode: 200, payload: '' });
    expect(head.headers['content-length']).toBe(String(bytes.length));
    const again = await portal.get(url, { headers: { 'if-none-match': String(head.headers.etag) } });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(await counted(portal)).toBe(0);
  });

  it('is found under its own type alone', async () => {
    const { portal, id } = await withDriver();
    for (const url of [`/api/Edgedriver/Download/${id}`, '/api/Chromedriver/Download/nothing'])
      expect(await portal.get(url)).toMatchObject({ status: 404, code: 'CM04' });
    expect((await portal.get('/api/Chromedriver/Download/..%2f..%2fetc')).status).toBe(400);
  });
});
