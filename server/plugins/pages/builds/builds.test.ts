import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { sweepStorage } from '#server/features/files/sweep-storage.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { publishBuild, sweepBuilds } from './publish-build.ts';
import { serveOtherBuilds } from './serve-other-builds.ts';

const DAY_MS = 24 * 3_600_000;
const SHARED = 'export const shared = 1;';

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-build-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

const oldBuild = () =>
  folderWith({
    'client/assets/app-old.js': 'export const version = "old";',
    'client/assets/app-old.js.br': 'compressed',
    'client/assets/shared-1.js': SHARED,
    'client/favicon.svg': '<svg/>',
    'render/entry.server.js': 'secret',
  });
const newBuild = () => folderWith({ 'client/assets/app-new.js': 'export {};', 'client/assets/shared-1.js': SHARED });

async function portalWithBuilds() {
  const portal = await buildTestApp();
  serveOtherBuilds(portal.app, portal.context);
  const written: string[] = [];
  const { storage } = portal.context;
  portal.context.storage = {
    ...storage,
    write(key, source) {
      written.push(key);
      return storage.write(key, source);
    },
  };
  return { ...portal, written };
}

it('serves the scripts of the other version, as those of its own, and nothing else of it', async () => {
  const portal = await portalWithBuilds();
  await publishBuild(portal.context, await oldBuild());
  const script = await portal.get('/assets/app-old.js');
  expect([script.status, script.text]).toEqual([200, 'export const version = "old";']);
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  for (const path of ['app-new.js', 'app-old.js.br', '../favicon.svg', '%2e%2e/%2e%2e/render/entry.server.js'])
    expect([path, (await portal.get(`/assets/${path}`)).status]).toEqual([path, 404]);
});

it('stores a file once, however many builds have it, and a build once, however often it starts', async () => {
  const portal = await portalWithBuilds();
  const [before, after] = [await oldBuild(), await newBuild()];
  await publishBuild(portal.context, before);
  expect(portal.written).toHaveLength(2);
  await publishBuild(portal.context, after);
  await publishBuild(portal.context, after);
  await publishBuild(portal.context, before);
  expect(portal.written).toHaveLength(3);
});

it('keeps the builds that run or ran within a month, and forgets those that nobody has run since', async () => {
  const portal = await portalWithBuilds();
  const [before, after] = [await oldBuild(), await newBuild()];
  await publishBuild(portal.context, before);
  for (let day = 0; day < 31; day += 1) {
    expect((await portal.get('/assets/app-old.js')).status).toBe(200);
    await publishBuild(portal.context, after);
    portal.advance(DAY_MS);
    await sweepBuilds(portal.context);
    await sweepStorage(portal.context);
  }
  expect((await portal.get('/assets/app-old.js')).status).toBe(404);
  expect((await portal.get('/assets/app-new.js')).status).toBe(200);
  expect((await portal.get('/assets/shared-1.js')).text).toBe(SHARED);
  const left = await portal.context.db.selectFrom('stored_key').select('key').execute();
  expect(left).toHaveLength(2);
});

it('answers for a lost file that it is not there', async () => {
  const portal = await portalWithBuilds();
  await publishBuild(portal.context, await oldBuild());
  const { storage_key: key } = await portal.context.db
    .selectFrom('built_file')
    .select('storage_key')
    .where('path', '=', 'assets/app-old.js')
    .executeTakeFirstOrThrow();
  await portal.context.storage.remove(key);
  expect((await portal.get('/assets/app-old.js')).status).toBe(404);
});
