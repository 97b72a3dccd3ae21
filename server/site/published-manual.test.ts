import { cp, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { indexManual } from '#server/search/index/index-manual.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { contentUrl } from '#server/content.ts';
import { examplePages, hashesOf, isManualOwn } from './published-manual.ts';

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

const log = pino({ level: 'silent' });

async function emptyFolder(): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-manual-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return pathToFileURL(`${folder}/`);
}

const leftIn = async (folder: URL) => (await examplePages(folder, log)).left.toSorted();

it('a manual is the operator’s own when its first page is no example any more', async () => {
  const folder = await emptyFolder();
  const write = (text: string) => writeFile(new URL('index.md', folder), text);
  const state = async () => [await isManualOwn(folder, log), await leftIn(folder)];
  expect(await state()).toEqual([undefined, ['index.md']]);
  await write('---\ntitle: 안내\nexample: true\n---\n본문');
  expect(await state()).toEqual([false, ['index.md']]);
  await write('---\ntitle: 안내\n---\n본문');
  expect(await state()).toEqual([true, []]);
});

it('an entry of the manual that cannot be read counts as not replaced, which is logged', async () => {
  const folder = await emptyFolder();
  await writeFile(new URL('index.md', folder), '---\ntitle: 안내\n---\n본문');
  const warn = vi.spyOn(log, 'warn');
  // The lock of an editor.
  await symlink('editor@host.1', new URL(encodeURIComponent('.#index.md'), folder));
  expect(await examplePages(folder, log)).toEqual({ left: ['.#index.md'], unread: ['.#index.md'] });
  expect(warn).toHaveBeenCalledOnce();
  expect(await isManualOwn(folder, log)).toBe(true);
});

const DELIVERED = contentUrl('manual/');

describe.runIf((await leftIn(DELIVERED)).length > 0)('the delivered manual', () => {
  it('is known by the hashes of its pages (after a change to the delivered one: vitest run -u)', async () => {
    const hashes = `${JSON.stringify(await hashesOf(DELIVERED), null, 2)}\n`;
    await expect(hashes).toMatchFileSnapshot('example-manual.json');
  });

  it('is replaced when none of its pages is left, and not by taking the line away', async () => {
    const folder = await emptyFolder();
    await cp(DELIVERED, folder, { recursive: true });
    const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted();
    const left = () => leftIn(folder);
    const change = async (name: string, from: RegExp, to: string) => {
      const file = new URL(name, folder);
      await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
    };
    expect(await left()).toEqual(names);
    await change('index.md', /^example: true\n/m, '');
    await change('index.md', /^title: .*$/m, 'title: 우리 매뉴얼');
    expect(await left(), 'its text is the example’s').toEqual(names);
    expect(await isManualOwn(folder, log), 'pages left take no manual offline').toBe(true);
    for (const name of names) {
      expect(await left()).toContain(name);
      await change(name, /$/, '우리 제품입니다.');
    }
    expect(await left()).toEqual([]);
  });
});
