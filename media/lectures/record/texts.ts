import { readFile, writeFile } from 'node:fs/promises';
import type { LecturePage } from '../main.tsx';

type Told = Pick<LecturePage, 'seconds' | 'chapters' | 'cues'>;

const two = (n: number) => String(n).padStart(2, '0');

function timestamp(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const whole = Math.floor(thousandths / 1000);
  return `00:${two(Math.floor(whole / 60))}:${two(whole % 60)}.${String(thousandths % 1000).padStart(3, '0')}`;
}

export async function writeCaptions({ cues }: Told, target: string): Promise<void> {
  const blocks = cues.map((cue, i) => `${i + 1}\n${timestamp(cue.from)} --> ${timestamp(cue.to)}\n${cue.text}\n`);
  await writeFile(target, `WEBVTT\n\n${blocks.join('\n')}`);
}

/** Lengths and chapters are known to the lesson alone: the article repeats them, so the recorder writes them there. */
export async function updateFrontMatter(article: string, slug: string, { seconds, chapters }: Told): Promise<void> {
  const minutes = (at: number) => `${two(Math.floor(at / 60))}:${two(Math.floor(at % 60))}`;
  const facts: Record<string, string> = {
    video: `${slug}.mp4`,
    captions: `${slug}.vtt`,
    cover: `${slug}.webp`,
    durationSeconds: String(Math.round(seconds)),
    chapters: chapters.map(({ at, title }) => `${minutes(at)} ${title}`).join('; '),
  };
  let source = await readFile(article, 'utf8');
  for (const [key, value] of Object.entries(facts)) {
    source = source.replace(new RegExp(`^${key}:.*$`, 'm'), `${key}: ${value}`);
  }
  await writeFile(article, source);
}
