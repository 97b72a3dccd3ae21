import { readFile, readdir, stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parseFrontMatter } from '#server/markdown/front-matter.ts';

const ARTICLES = new URL('../../content/videos/', import.meta.url);
const FILES = new URL('files/', ARTICLES);
const COURSES = ['입문', 'Studio', 'Robot', 'Manager', 'AI', '활용'];
const MEGABYTE = 1_000_000;

const namesIn = async (folder: URL, ending: string) =>
  (await readdir(folder)).filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length));

const lessons = await namesIn(new URL('lessons/', import.meta.url), '.ts');
const articles = await Promise.all(
  (await namesIn(ARTICLES, '.md')).map(async (slug) => {
    const { fields, body } = parseFrontMatter(await readFile(new URL(`${slug}.md`, ARTICLES), 'utf8'));
    return { slug, fields, body, seconds: Number(fields.durationSeconds) };
  }),
);

/** `1:05` and `00:01:05.250` in seconds. */
const seconds = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

function cuesOf(vtt: string) {
  const blocks = [...vtt.matchAll(/^([\d:.]+) --> ([\d:.]+)\n(.+)$/gm)];
  return blocks.map(([, from = '', to = '', text = '']) => ({ from: seconds(from), to: seconds(to), text }));
}

it('has an article and a recording for each lesson, small enough to come with the source', async () => {
  expect(articles.map(({ slug }) => slug).toSorted()).toEqual(lessons.toSorted());
  expect((await namesIn(FILES, '.mp4')).toSorted()).toEqual(lessons.toSorted());
  const sizes = await Promise.all((await readdir(FILES)).map(async (name) => (await stat(new URL(name, FILES))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(11 * MEGABYTE);
});

it('gives every lecture its own place in a course', () => {
  const places = articles.map(({ fields }) => `${fields.category} ${fields.order}`);
  expect(new Set(places).size).toBe(places.length);
  for (const { fields } of articles) {
    expect(COURSES).toContain(fields.category);
    expect(['초급', '중급', '고급']).toContain(fields.level);
  }
});

describe.each(articles)('$slug', ({ fields, seconds: length }) => {
  it('plays while it is still on its way: an mp4 whose index comes first', async () => {
    const film = await readFile(new URL(fields.video ?? '', FILES));
    expect(film.length).toBeLessThan(1.5 * MEGABYTE);
    expect(film.toString('latin1', 4, 8)).toBe('ftyp');
    expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'));
  });

  it('has a poster, and a practice file where it names one', async () => {
    expect((await stat(new URL(fields.cover ?? '', FILES))).size).toBeLessThan(60_000);
    if (fields.practice) expect((await stat(new URL(fields.practice, FILES))).size).toBeGreaterThan(100);
  });

  it('is told in captions from its beginning to its end, one sentence after the other', async () => {
    const cues = cuesOf(await readFile(new URL(fields.captions ?? '', FILES), 'utf8'));
    expect(cues[0]?.from).toBeLessThan(1);
    expect(cues.at(-1)?.to).toBeGreaterThan(length - 3);
    for (const [i, cue] of cues.entries()) {
      expect(cue.text, cue.text).toMatch(/(니다|세요)\.$/);
      expect(cue.to).toBeGreaterThan(cue.from);
      expect(cues[i + 1]?.from ?? length).toBeGreaterThanOrEqual(cue.to);
    }
  });

  it('has chapters in order, each with a name', () => {
    const chapters = (fields.chapters ?? '').split('; ').map((chapter) => /^(\d\d:\d\d) (\S.*)$/.exec(chapter));
    const starts = chapters.map((chapter) => seconds(chapter?.[1] ?? 'none'));
    expect(starts[0]).toBe(0);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(starts.at(-1)).toBeLessThan(length);
    expect(length).toBeGreaterThanOrEqual(40);
    expect(length).toBeLessThanOrEqual(75);
  });
});
