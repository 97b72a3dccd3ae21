import { cpSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BUILDS, CURRENT_BUILD, readCurrentBuild } from '#server/plugins/pages/build-folder.ts';

const TEXT = /\.(?:js|css|json)$/;

/** Makes the next start use a build in which every asset has another name. Disposing restores the current build. */
export function switchToOtherBuild(): Disposable & { assets: string[] } {
  const current = readCurrentBuild('.');
  if (current === null) throw new Error('Nothing is built');
  const pointer = readFileSync(CURRENT_BUILD, 'utf8');
  const before = readdirSync(join(BUILDS, current.folder, 'client/assets')).filter(
    (name) => !/\.(?:br|gz)$/.test(name),
  );
  const other = join(BUILDS, 'f'.repeat(current.folder.length));
  rmSync(other, { recursive: true, force: true });
  cpSync(join(BUILDS, current.folder), other, { recursive: true });
  renameAssets(join(other, 'client'), new Set(before));
  writeFileSync(`${CURRENT_BUILD}.other`, JSON.stringify({ ...current, folder: basename(other) }));
  renameSync(`${CURRENT_BUILD}.other`, CURRENT_BUILD);
  return {
    assets: before.map((name) => `/assets/${name}`),
    [Symbol.dispose]() {
      writeFileSync(CURRENT_BUILD, pointer);
      rmSync(other, { recursive: true, force: true });
    },
  };
}

function renameAssets(client: string, names: ReadonlySet<string>): void {
  for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    const path = join(client, name);
    if (!statSync(path).isFile()) continue;
    if (/\.(?:br|gz)$/.test(path)) rmSync(path);
    else if (TEXT.test(path)) {
      const text = readFileSync(path, 'utf8');
      writeFileSync(
        path,
        text.replaceAll(/[\w-]+\.(?:js|css|woff2|svg)\b/g, (word) => (names.has(word) ? `2${word}` : word)),
      );
    }
  }
  for (const name of names) renameSync(join(client, 'assets', name), join(client, 'assets', `2${name}`));
}
