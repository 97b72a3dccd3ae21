// Packs the folders beside this file into the zips of content/: `node media/packages/build.mjs`.
// library/<name>/ becomes content/library/files/<name>.zip, market/<name>/ content/market/packages/<name>.zip.
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { zipSync } from 'fflate';

const here = new URL('.', import.meta.url).pathname;
const content = path.join(here, '../../content/');
const targets = { library: 'library/files', market: 'market/packages' };
/** The same input gives the same bytes. */
const mtime = new Date('2026-11-20T09:00:00');

for (const [board, folder] of Object.entries(targets)) {
  const target = path.join(content, folder);
  await mkdir(target, { recursive: true });
  for (const name of await readdir(path.join(here, board))) {
    const source = path.join(here, board, name);
    const found = await readdir(source, { recursive: true, withFileTypes: true });
    const files = found.filter((each) => each.isFile()).map((each) => path.join(each.parentPath, each.name));
    const entries = await Promise.all(
      files
        .toSorted()
        .map(async (file) => [
          path.relative(source, file).normalize('NFC'),
          [await readFile(file), { mtime, level: 9 }],
        ]),
    );
    await writeFile(path.join(target, `${name}.zip`), zipSync(Object.fromEntries(entries)));
  }
}
