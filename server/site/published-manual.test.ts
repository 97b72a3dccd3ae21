import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { indexManual } from '#server/search/index/index-manual.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { isManualOwn } from './published-manual.ts';

it('the delivered manual is neither found nor listed on a portal of an operator', async () => {
  const portal = await buildTestApp();
  const { db } = portal.context;
  const listed = async () => {
    await indexManual(portal.context);
    const found = await db.selectFrom('search_entry').select('id').where('manual_path', 'is not', null).execute();
    const pages = await Promise.all(['/sitemap-0.xml', '/llms.txt'].map((path) => portal.get(path)));
    return [found.length > 0, ...pages.map(({ text }) => text.includes('/manual/'))];
  };
  expect(await listed()).toEqual([true, true, true]);
  await db.deleteFrom('site_setting').where('name', '=', 'delivered-terms').execute();
  expect(await listed()).toEqual([false, false, false]);
});

it('a manual is the operator’s own when its first page is no example any more', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-manual-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const address = pathToFileURL(`${folder}/`);
  expect(await isManualOwn(address)).toBe(false);
  await writeFile(join(folder, 'index.md'), '---\ntitle: 안내\nexample: true\n---\n본문');
  expect(await isManualOwn(address)).toBe(false);
  await writeFile(join(folder, 'index.md'), '---\ntitle: 안내\n---\n본문');
  expect(await isManualOwn(address)).toBe(true);
});
