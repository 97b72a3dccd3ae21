import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { icons } from 'lucide-react';
import type { Page } from 'playwright';
import { chromium } from 'playwright';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { findChromium } from '#scripts/support/chromium.ts';

/** What scenes/scene.js offers. */
interface Scene {
  seconds: number;
  posterAt: number;
  seek(t: number): void;
  paintIcons(icons: Record<string, string>): void;
}
declare global {
  interface Window {
    scene: Scene;
  }
}

const ICONS = new Map(Object.entries(icons));
const SCENES = ['overview', 'studio', 'robot', 'manager', 'center'];
/** Scenes with several elements, each a picture of its own; the length of the body shows them all. */
const ADVANTAGES = [1, 2, 3, 4, 5].map((page) => `advantage-${page}`);
const PARTS = {
  advantages: ADVANTAGES,
  'advantages-phone': ADVANTAGES.map((name) => `phone-${name}`),
  phone: SCENES.map((name) => `phone-${name}`),
};
const FPS = 24;
const SIZE = { width: 768, height: 432 };
const WIDTHS = [640, 1280];
const OUT = join(import.meta.dirname, '../web/public/media');

await mkdir(OUT, { recursive: true });
const only = process.argv.slice(2);
const wanted = (name: string) => only.length === 0 || only.includes(name);
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox'] });
for (const name of SCENES) {
  if (wanted(`${name}.mp4`)) await recordScene(name);
  if (wanted(name)) await takePicture({ name, scene: name });
}
for (const [scene, names] of Object.entries(PARTS))
  for (const name of names.filter(wanted)) await takePicture({ name, scene, part: `#${name}` });
await browser.close();

async function recordScene(name: string): Promise<void> {
  const page = await openScene(name, 5 / 3);
  const { seconds, posterAt } = await page.evaluate(() => ({
    seconds: window.scene.seconds,
    posterAt: window.scene.posterAt,
  }));
  const file = join(OUT, `${name}.mp4`);
  const encoder = ffmpeg(
    ['-f', 'image2pipe', '-framerate', String(FPS), '-c:v', 'png', '-i', '-'],
    ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '19', '-pix_fmt', 'yuv420p'],
    ['-movflags', '+faststart', '-an', file],
  );
  const frames = Math.round(seconds * FPS);
  for (let frame = 0; frame < frames; frame += 1) {
    // It begins with the poster's moment, so that picture and video meet without a jump.
    const png = await pictureAt(page, (posterAt + frame / FPS) % seconds);
    if (!encoder.stdin.write(png)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  await ended(encoder);
  await page.close();
  console.log(`${name}.mp4 ${frames} frames, ${Math.round((await stat(file)).size / 1000)} kB`);
}

/** A scene's poster, or one part of it. */
async function takePicture(of: { name: string; scene: string; part?: string }): Promise<void> {
  const page = await openScene(of.scene, 10 / 3);
  await page.evaluate(() => window.scene.seek(window.scene.posterAt));
  const target = of.part === undefined ? page : page.locator(of.part);
  await writePictures(of.name, await target.screenshot({ type: 'png' }));
  await page.close();
  console.log(of.name);
}

async function openScene(name: string, deviceScaleFactor: number): Promise<Page> {
  const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor });
  await page.goto(pathToFileURL(join(import.meta.dirname, `scenes/${name}.html`)).href);
  const names = await page.$$eval('[data-icon]', (all) => all.map((element) => (element as HTMLElement).dataset.icon));
  await page.evaluate((drawn) => window.scene.paintIcons(drawn), drawIcons(names));
  await page.evaluate(() => document.fonts.ready);
  // Once through, so that the letters that come later are loaded, too.
  for (let t = 0; t < 12; t += 0.5) await pictureAt(page, t);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

function drawIcons(names: (string | undefined)[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const icon = ICONS.get(name ?? '');
      if (!icon) throw new Error(`There is no icon named ${name}`);
      return [name, renderToStaticMarkup(createElement(icon))];
    }),
  );
}

async function pictureAt(page: Page, t: number): Promise<Buffer> {
  await page.evaluate((moment) => window.scene.seek(moment), t);
  return page.screenshot({ type: 'png' });
}

async function writePictures(name: string, png: Buffer): Promise<void> {
  for (const width of WIDTHS) {
    const scale = ['-vf', `scale=${width}:-2:flags=lanczos`];
    const still = ['-c:v', 'libaom-av1', '-still-picture', '1', '-crf', '30', '-cpu-used', '3'];
    await convert(png, [...scale, ...still, '-pix_fmt', 'yuv420p', join(OUT, `${name}-${width}.avif`)]);
    await convert(png, [...scale, '-c:v', 'libwebp', '-quality', '78', join(OUT, `${name}-${width}.webp`)]);
  }
}

async function convert(png: Buffer, output: string[]): Promise<void> {
  const encoder = ffmpeg(['-f', 'image2pipe', '-c:v', 'png', '-i', '-'], ['-frames:v', '1'], output);
  encoder.stdin.end(png);
  await ended(encoder);
}

function ffmpeg(...args: string[][]) {
  return spawn('ffmpeg', ['-y', '-loglevel', 'error', ...args.flat()], { stdio: ['pipe', 'inherit', 'inherit'] });
}

async function ended(encoder: ReturnType<typeof ffmpeg>): Promise<void> {
  const [code] = (await once(encoder, 'close')) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
