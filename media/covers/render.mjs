// Draws the covers of content/references/: `node media/covers/render.mjs [name...]` (Chromium and ffmpeg must be there).
import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { HEIGHT, WIDTH } from './kit.mjs';

const scenes = new URL('scenes/', import.meta.url);
const target = new URL('../../content/references/images/', import.meta.url).pathname;
const wanted = process.argv.slice(2);
const names = (await readdir(scenes)).map((name) => path.basename(name, '.mjs')).toSorted();
const scratch = await mkdtemp(path.join(tmpdir(), 'covers-'));

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
for (const name of names.filter((each) => wanted.length === 0 || wanted.includes(each))) {
  const { default: svg } = await import(new URL(`${name}.mjs`, scenes));
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  const png = path.join(scratch, `${name}.png`);
  await page.screenshot({ path: png });
  execFileSync('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    '-i',
    png,
    '-c:v',
    'libwebp',
    '-quality',
    '82',
    '-preset',
    'drawing',
    `${target}${name}.webp`,
  ]);
}
await browser.close();
