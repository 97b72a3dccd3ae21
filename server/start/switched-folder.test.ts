import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, glob, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** A guard against hanging. */
const LONGEST_MS = 120_000;

/** Waits for a message, and then uses for the first time what the portal loads on first use. */
const PROGRAM = `
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { contentUrl } from '#server/content.ts';
import { readRows } from '#server/features/import-export/read/read-rows-in-worker.ts';
import { drawApart, readApart } from '#server/processes/launcher.ts';

process.once('message', async () => {
  const original = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=', 'base64');
  const [words, { rows }, drawing, markdown, company] = await Promise.all([
    readApart('txt', Readable.from([Buffer.from('첨부의 낱말')])),
    readRows(Buffer.from('[{"title":"제목"}]')),
    drawApart({ original, animated: false, width: 1, format: 'webp', quality: 50 }),
    import('#server/features/feeds/markdown/document-markdown.ts'),
    readFile(contentUrl('company.json'), 'utf8'),
  ]);
  await new Promise((sent) => process.send([words, rows.length, drawing.width, Object.keys(markdown).length > 0, company.length > 0], sent));
  process.exit();
});
process.send('started');
`;

it(
  'a running portal loads nothing of another version once the link to its folder leads elsewhere (docs/operations.md, 업데이트)',
  { timeout: LONGEST_MS },
  async () => {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'portal-switched-')));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const [link, before, after] = ['portal', 'portal-1', 'portal-2'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    for (const name of ['server', 'shared', 'content/company.json', 'package.json'])
      await cp(name, join(before, name), { recursive: true });
    await symlink(join(process.cwd(), 'node_modules'), join(before, 'node_modules'));
    await writeFile(join(before, 'server/program.ts'), PROGRAM);
    await symlink('portal-1', link);

    const portal = fork('server/program.ts', {
      cwd: link,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    onTestFinished(() => void portal.kill('SIGKILL'));
    expect(await once(portal, 'message')).toEqual(['started', undefined]);
    // A version that has nothing that this one loads.
    await mkdir(after);
    await rm(link);
    await symlink('portal-2', link);
    portal.send('switched');
    const [used] = (await Promise.race([once(portal, 'message'), once(portal, 'exit')])) as unknown[];
    expect(used).toEqual(['첨부의 낱말', 1, 1, true, true]);
  },
);

it('docs/decisions/0080 lists the sources that a running portal loads on first use', async () => {
  const loaded = new Set<string>();
  for await (const file of glob('server/**/*.ts', { exclude: (name) => name === 'testing' })) {
    if (file.endsWith('.test.ts')) continue;
    const text = await readFile(file, 'utf8');
    const found = text.matchAll(
      /import\('((?:\.|#)[^']+)'\)|new URL\('([^']+\.(?:process|worker)\.ts)', import\.meta\.url\)/g,
    );
    for (const [, imported, started] of found) loaded.add(basename(imported ?? started ?? ''));
  }
  const text = await readFile('docs/decisions/0080-builds-side-by-side.md', 'utf8');
  const listed = text.match(/(?<=`)[\w.-]+\.ts(?=`)/g) ?? [];
  expect(listed.toSorted()).toEqual([...loaded].toSorted());
});
