import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/permissions.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { driverKey, driverZip, makeDriver, zipOf } from '#server/testing/make/make.driver.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { driverId } from './driver-names.ts';

async function withAdmin() {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  return { portal, token };
}

const stored = async ({ context }: TestApp) => {
  const entries = await readdir(join(context.config.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries.filter((entry) => entry.isFile()).length;
};

interface GivenUpload {
  token?: string;
  fields?: Record<string, string>;
  content?: Buffer;
  fileName?: string;
}

async function upload({ app }: TestApp, { token, fields = {}, content, fileName = 'a.zip' }: GivenUpload) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...driverKey(), ...fields })) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(content ?? driverZip(driverKey()))]), fileName);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/driver/upload',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  const body = response.json<{ responseCode: string; message: string; data: Record<string, unknown> }>();
  return { status: response.statusCode, code: body.responseCode, message: body.message, data: body.data };
}

it.each([undefined, 'ROLE_USER', 'ROLE_CUSTOMER', 'ROLE_SALES', 'ROLE_MANAGER'] satisfies (Role | undefined)[])(
  'is closed to %s',
  async (role) => {
    const portal = await buildTestApp();
    const token = role && (await makeUser(portal, { roles: [role] })).token;
    const { id } = await makeDriver(portal);
    const url = 'https://storage.googleapis.com/a.zip';
    const refused = { status: 403, code: role ? 'CM03' : 'CM02' };
    expect(await portal.post('/api/v1/driver/list', {}, { token })).toMatchObject(refused);
    expect(await portal.post('/api/v1/driver/delete', { fileUuid: id }, { token })).toMatchObject(refused);
    expect(
      await portal.post('/api/v1/driver/import', { ...driverKey({ platform: 'win32' }), url }, { token }),
    ).toMatchObject(refused);
    for (const source of [
      { kind: 'fetch' as const, url },
      { kind: 'paste' as const, text: '{}' },
    ])
      expect(await portal.post('/api/v1/driver/import-preview', { type: 'chrome', source }, { token })).toMatchObject(
        refused,
      );
    expect(await upload(portal, { token, fields: { platform: 'win32' } })).toMatchObject(refused);
    expect(await stored(portal)).toBe(1);
  },
);

it('reads no large list of anybody else', async () => {
  const portal = await buildTestApp();
  const response = await portal.app.inject({
    method: 'POST',
    url: '/api/v1/driver/import-preview',
    headers: { 'content-type': 'application/json' },
    // Invalid JSON, which would cause another error if it were read.
    payload: '{'.repeat(2_000_000),
  });
  expect(response.statusCode).toBe(403);
});

describe('upload', () => {
  it('registers a zip, with its size and SHA-256, for visitors to download', async () => {
    const { portal, token } = await withAdmin();
    const content = driverZip(driverKey());
    expect(await upload(portal, { token, content })).toMatchObject({
      status: 200,
      data: {
        fileVersion: '142.0.7444.175',
        fileUuid: driverId(driverKey()),
        origin: 'upload',
        sizeBytes: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
      },
    });
    const list = await portal.post('/api/v1/driver/list', { type: 'chrome' }, { token });
    expect(list.data).toMatchObject({ totalCount: 1, list: [{ type: 'chrome', downloadCount: 0 }] });
    expect((await portal.get(`/api/Chromedriver/Download/${driverId(driverKey())}`)).status).toBe(200);
  });

  it('refuses a second one of the same type, version and platform', async () => {
    const { portal, token } = await withAdmin();
    await upload(portal, { token });
    expect(await upload(portal, { token })).toMatchObject({ status: 409, code: 'DR02' });
    expect(await stored(portal)).toBe(1);
    const both = { token, fields: { platform: 'win32' } };
    const answers = await Promise.all([upload(portal, both), upload(portal, both)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['0000', 'DR02']);
    expect(await stored(portal)).toBe(2);
  });

  it.each([
    ['a picture with the name of a zip', Buffer.from('\u0089PNG'), 'FI02'],
    ['a zip without the program', zipOf({ '읽어주세요.txt': strToU8('없음') }), 'DR03'],
    ['the program of another platform', driverZip(driverKey({ platform: 'linux64' })), 'DR03'],
    ['the program of another browser', driverZip(driverKey({ type: 'edge' })), 'DR03'],
    ['a path that leaves its folder', zipOf({ '../chromedriver.exe': strToU8('MZ') }), 'DR03'],
    ['a bomb', zipOf({ 'chromedriver.exe': new Uint8Array(3_000_000) }), 'DR03'],
  ])('refuses %s and keeps nothing of it', async (_, content, code) => {
    const { portal, token } = await withAdmin();
    expect(await upload(portal, { token, content })).toMatchObject({ status: 400, code });
    expect(await stored(portal)).toBe(0);
  });

  it('names the field that does not fit', async () => {
    const { portal, token } = await withAdmin();
    for (const [name, value] of [
      ['version', '142'],
      ['version', '142.0.7444.175 '],
      ['platform', 'amiga'],
      ['type', 'firefox'],
    ] as const)
      expect(await upload(portal, { token, fields: { [name]: value } })).toMatchObject({
        status: 400,
        code: 'CM01',
        data: { fields: { [name]: expect.stringMatching(/[가-힣]/) } },
      });
    expect(await stored(portal)).toBe(0);
  });
});

it('deletes a driver with its bytes; the same may come again', async () => {
  const { portal, token } = await withAdmin();
  await upload(portal, { token });
  const fileUuid = driverId(driverKey());
  expect(await portal.post('/api/v1/driver/delete', { fileUuid }, { token })).toMatchObject({ status: 200 });
  expect(await stored(portal)).toBe(0);
  expect((await portal.get(`/api/Chromedriver/Download/${fileUuid}`)).status).toBe(404);
  const again = await portal.post('/api/v1/driver/delete', { fileUuid }, { token });
  expect(again, 'a colleague was first').toMatchObject({ status: 200 });
  expect(await upload(portal, { token })).toMatchObject({ status: 200, data: { fileUuid } });
});

it('lists twenty a page, the newest first, of one type or both', async () => {
  const { portal, token } = await withAdmin();
  for (let build = 1; build <= 21; build += 1) await makeDriver(portal, { version: `142.0.${build}.0` });
  await makeDriver(portal, { type: 'edge', version: '150.0.1.1' });
  const list = async (input: { type?: 'chrome' | 'edge'; page?: number }) =>
    (await portal.post('/api/v1/driver/list', input, { token })).data as {
      totalCount: number;
      list: { fileVersion: string }[];
    };
  expect((await list({})).list[0]?.fileVersion).toBe('150.0.1.1');
  expect((await list({ type: 'chrome' })).list.map(({ fileVersion }) => fileVersion).at(-1)).toBe('142.0.2.0');
  expect(await list({ type: 'chrome', page: 2 })).toMatchObject({
    totalCount: 21,
    list: [{ fileVersion: '142.0.1.0' }],
  });
});
