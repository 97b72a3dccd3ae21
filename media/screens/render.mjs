// Draws the screenshots of content/market/ and the posters of content/videos/: `node media/screens/render.mjs [name...]`
// (Chromium and ffmpeg must be there).
import { execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, readFile, readdir, stat, writeFile } from 'node:fs/promises';
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
/** In turn. Many coloured letters on one dark colour are smaller without loss. */
const ENCODINGS = [
  ...[84, 78, 72, 66, 60].map((quality) => ['-quality', String(quality), '-preset', 'text']),
  ['-lossless', '1', '-compression_level', '6', '-quality', '100'],
];

/** Replaces the picture by the first encoding within the limit. @throws if there is none: it then shows too much. */
async function encode(png, webp) {
  const encoded = `${png}.webp`;
  for (const encoding of ENCODINGS) {
    execFileSync('ffmpeg', ['-y', '-loglevel', 'error', '-i', png, '-c:v', 'libwebp', ...encoding, encoded]);
    if ((await stat(encoded)).size <= MAX_BYTES) return copyFile(encoded, webp);
  }
  throw new Error(`${path.basename(webp)} has more than ${MAX_BYTES} bytes in each encoding.`);
}

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
    await encode(png, webp);
  }
  await page.close();
}
await browser.close();
