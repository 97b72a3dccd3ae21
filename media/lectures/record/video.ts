import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from 'playwright';

const FRAMES_PER_SECOND = 20;
const FROM_FRAMES = ['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(FRAMES_PER_SECOND), '-i', '-'];
const TO_H264 = [
  '-c:v libx264 -preset slower -tune animation -crf 27 -g 200 -movflags +faststart',
  '-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
  '-colorspace bt709 -color_primaries bt709 -color_trc bt709',
].flatMap((options) => options.split(' '));

/** Draws every frame in turn and hands it to ffmpeg; a frame like the one before is not photographed again. */
export async function recordVideo(page: Page, seconds: number, target: string): Promise<void> {
  const film = ffmpeg([...FROM_FRAMES, ...TO_H264, target]);
  const session = await page.context().newCDPSession(page);
  let picture = Buffer.alloc(0);
  for (let frame = 0; frame < seconds * FRAMES_PER_SECOND; frame += 1) {
    const isNew = await page.evaluate((t) => window.lecturePage?.seek(t), frame / FRAMES_PER_SECOND);
    if (isNew || frame === 0) {
      const shot = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
      picture = Buffer.from(shot.data, 'base64');
    }
    if (!film.input.write(picture)) await once(film.input, 'drain');
  }
  film.input.end();
  await film.done;
}

function ffmpeg(args: string[]) {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const done = once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  });
  return { input: child.stdin, done };
}
