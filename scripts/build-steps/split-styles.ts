import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ENTRY, LATER_STYLES } from '#server/plugins/pages/page-assets.ts';
import type { Manifest } from '#server/plugins/pages/page-assets.ts';
import { laterStyles } from '#server/plugins/pages/page-style.ts';

/** Writes the style sheet that follows a page's own rules, and names it in the manifest. */
export async function splitStyles(folder: string): Promise<void> {
  const client = path.join(folder, 'client');
  const manifestFile = path.join(client, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const sheets = manifest[ENTRY]?.css ?? [];
  const css = await laterStyles(sheets.map((file) => readFileSync(path.join(client, file), 'utf8')).join(''));
  const file = `assets/later-${hash('sha256', css, 'hex').slice(0, 8)}.css`;
  writeFileSync(path.join(client, file), css);
  writeFileSync(manifestFile, JSON.stringify({ ...manifest, [LATER_STYLES]: { file } }));
}
