/**
 * Records the lectures: node media/lectures/record.ts [LESSON ...] [--stills SECONDS]
 * A LESSON is the beginning of a file name in lessons/ (003); none means all. Each becomes an mp4 and
 * captions in content/videos/files/, and the lengths in content/videos/NNN-*.md are brought up to date.
 * `--stills 5` only draws a picture every five seconds into test-results/lectures/.
 */
import { mkdir, readdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { findChromium } from '#scripts/support/chromium.ts';
import { updateFrontMatter, writeCaptions } from './record/texts.ts';
import { recordVideo } from './record/video.ts';
import type { LecturePage } from './main.tsx';

const HERE = import.meta.dirname;
const ROOT = new URL('../../', import.meta.url).pathname;
const FILES = `${ROOT}content/videos/files/`;
const STILLS = `${ROOT}test-results/lectures/`;
const PORT = Number(process.env.LECTURES_PORT ?? 4407);

const { values, positionals } = parseArgs({ allowPositionals: true, options: { stills: { type: 'string' } } });
const stillSeconds = Number(values.stills ?? 0);

const slugs = (await readdir(`${HERE}/lessons`))
  .map((name) => name.replace(/\.ts$/, ''))
  .filter((slug) => positionals.length === 0 || positionals.some((start) => slug.startsWith(start)))
  .toSorted();

const server = await createServer({
  root: HERE,
  configFile: false,
  logLevel: 'warn',
  cacheDir: `${ROOT}node_modules/.vite-lectures`,
  server: { host: '127.0.0.1', port: PORT, strictPort: true, hmr: false, fs: { allow: [ROOT] } },
});
await server.listen();
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  page.on('pageerror', (error) => console.error(error.message));
  for (const slug of slugs) {
    const lecture = await open(page, slug);
    if (stillSeconds > 0) await drawStills(page, slug, lecture);
    else {
      await mkdir(FILES, { recursive: true });
      await writeCaptions(lecture, `${FILES}${slug}.vtt`);
      await recordVideo(page, lecture.seconds, `${FILES}${slug}.mp4`);
      await updateFrontMatter(`${ROOT}content/videos/${slug}.md`, slug, lecture);
    }
    console.log(`${slug}: ${lecture.seconds.toFixed(1)} s`);
  }
} finally {
  await browser.close();
  await server.close();
}

type Told = Omit<LecturePage, 'seek'>;

async function open(page: Page, slug: string): Promise<Told> {
  await page.goto(`http://127.0.0.1:${PORT}/?lesson=${slug}`);
  await page.waitForFunction(() => window.lecturePage !== undefined);
  return page.evaluate(() => {
    const { seconds = 0, chapters = [], cues = [] } = window.lecturePage ?? {};
    return { seconds, chapters, cues };
  });
}

async function drawStills(page: Page, slug: string, { seconds }: Told): Promise<void> {
  await mkdir(STILLS, { recursive: true });
  for (let t = stillSeconds / 2; t < seconds; t += stillSeconds) {
    await page.evaluate((at) => window.lecturePage?.seek(at), t);
    await page.screenshot({ path: `${STILLS}${slug}-${t.toFixed(1).padStart(5, '0')}.png` });
  }
}
