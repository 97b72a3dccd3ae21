import sharp from 'sharp';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { DrawingJob, DrawingResult } from './draw-in-child-process.ts';

const SECONDS_AT_MOST = 15;

// Whoever asks ends this process when it has had nothing to do for a while, or goes itself.
process.once('disconnect', () => process.exit());
sharp.concurrency(1);
sharp.cache(false);

process.on('message', (job: DrawingJob) => {
  draw(job).then(
    (picture) => answer({ id: job.id, picture }),
    (error: Error) => answer({ id: job.id, problem: error.message }),
  );
});

const answer = (result: DrawingResult) => process.send?.(result);

async function draw({ original, animated, width, format, quality }: DrawingJob): Promise<Uint8Array> {
  // The frames of an animation together count as one picture.
  const picture = sharp(original, { limitInputPixels: SERVER_LIMITS.pictureMaxPixels, animated })
    .timeout({ seconds: SECONDS_AT_MOST })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  if (format === 'avif') return picture.avif({ quality, effort: 2 }).toBuffer();
  return picture.webp({ quality, effort: 3 }).toBuffer();
}
