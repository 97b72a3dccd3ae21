// Draws the screenshots of content/market/ and the posters of content/videos/: `node media/screens/render.mjs [name...]`
// (Chromium and ffmpeg must be there).
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';

const here = new URL('.', import.meta.url).pathname;
const content = path.join(here, '../../content/');
const fonts = path.join(here, '../../node_modules/pretendard/dist/web/static/woff2/');
const faces = Object.entries({ 400: 'Regular', 600: 'SemiBold', 700: 'Bold' })
  .map(
    ([weight, name]) =>
      `@font-face{font-family:Pretendard;font-weight:${weight};src:url(file://${fonts}Pretendard-${name}.woff2)}`,
  )
  .join('');
const readStyle = (name) => readFile(path.join(here, name), 'utf8');
const css = await readStyle('screens.css');
const wanted = process.argv.slice(2);
/** Width and height of a window of the product, and how many pixels of the picture each of its own takes. */
const WINDOW = [960, 600, 1.5];
/** What a picture may weigh. */
const MAX_BYTES = 60_000;

const scratch = await mkdtemp(path.join(tmpdir(), 'screens-'));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const module of await readdir(path.join(here, 'items'))) {
  const { default: screens, folder = 'market/images', style, size } = await import(path.join(here, 'items', module));
  const more = style ? await readStyle(style) : '';
  const [width, height, scale = 1] = size ?? WINDOW;
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  for (const [name, body] of Object.entries(screens).filter(([each]) => wanted.length === 0 || wanted.includes(each))) {
    const html = path.join(scratch, `${name}.html`);
    const png = path.join(scratch, `${name}.png`);
    const webp = path.join(content, folder, `${name}.webp`);
    await writeFile(
      html,
      `<!doctype html><meta charset="utf-8"><style>${faces}${css}${more}</style><body>${body}</body>`,
    );
    await page.goto(`file://${html}`);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: png });
    for (let quality = 84; quality >= 60; quality -= 6) {
      execFileSync('ffmpeg', [
        '-y',
        '-loglevel',
        'error',
        '-i',
        png,
        '-c:v',
        'libwebp',
        '-quality',
        String(quality),
        '-preset',
        'text',
        webp,
      ]);
      if ((await stat(webp)).size <= MAX_BYTES) break;
    }
  }
  await page.close();
}
await browser.close();
