import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { SERVER_LIMITS } from '#server/limits.ts';
import { followParent } from './follow-parent.ts';
import { withoutPngTexts } from './without-png-texts.ts';
import type { Drawing, DrawingJob, DrawingResult } from './draw-picture.ts';

const SECONDS_AT_MOST = 15;

// Pages come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// The parent ends this process after idle time, or by its own end.
followParent();
sharp.concurrency(1);
sharp.cache(false);

process.on('message', (job: DrawingJob) => {
  draw(job).then(
    (drawn) => answer({ id: job.id, ...drawn }),
    (error: Error) => answer({ id: job.id, problem: error.message }),
  );
});

const answer = (result: DrawingResult) => process.send?.(result);

async function draw({ original, animated, width, height, format, quality }: DrawingJob): Promise<Drawing> {
  // The frames of an animation count together.
  const picture = sharp(withoutPngTexts(original), { limitInputPixels: SERVER_LIMITS.pictureMaxPixels, animated })
    .timeout({ seconds: SECONDS_AT_MOST })
    .autoOrient()
    .resize({ width, height, fit: 'inside', withoutEnlargement: true });
  const drawn = format === 'avif' ? picture.avif({ quality, effort: 2 }) : picture.webp({ quality, effort: 3 });
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  return { picture: data, width: info.width, height: info.height };
}
