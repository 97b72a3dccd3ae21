import { readFile, readdir, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { parseFrontMatter } from '#server/markdown/front-matter.ts';

const MARKET = new URL('../../content/market/', import.meta.url);
/** Px of a window that a page shows at least as 11 px: it is 960 px wide there, and 702 in the page of an item. */
const SMALLEST = 16;

it('draws no letter of a window too small to be read in the page of a market item', async () => {
  const css = await readFile(new URL('screens.css', import.meta.url), 'utf8');
  const sizes = [...css.matchAll(/font(?:-size)?:\s[^;]*?([\d.]+)px/g)].map(([, px]) => Number(px));
  expect(sizes.length).toBeGreaterThan(20);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(SMALLEST);
});

it('has no picture above the limit of the renderer', async () => {
  const limit = /MAX_BYTES = ([\d_]+);/.exec(await readFile(new URL('render.mjs', import.meta.url), 'utf8'))?.[1];
  const pictures = (await readdir(new URL('images/', MARKET))).filter((name) => name.endsWith('.webp'));
  expect(pictures.length).toBeGreaterThan(10);
  for (const name of pictures)
    expect((await stat(new URL(`images/${name}`, MARKET))).size, name).toBeLessThanOrEqual(
      Number(limit?.replaceAll('_', '')),
    );
});

it('has for every market item a picture for the list, and others of the size in which a page shows them', async () => {
  const articles = (await readdir(MARKET)).filter((name) => name.endsWith('.md'));
  for (const name of articles) {
    const { fields } = parseFrontMatter(await readFile(new URL(name, MARKET), 'utf8'));
    const shown = fields.screenshots?.split(', ') ?? [];
    expect(fields.cover, name).toBeTruthy();
    expect(shown.length, name).toBeGreaterThan(0);
    expect(shown, name).not.toContain(fields.cover);
    for (const picture of shown) {
      const { width, height } = await sharp(await readFile(new URL(`images/${picture}`, MARKET))).metadata();
      expect([width, height], picture).toEqual([1440, 900]);
    }
  }
});
