import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import {
  DETAIL_BOARDS,
  FAQ_MARKDOWN_PATH,
  FEED_BOARDS,
  LIST_PATHS,
  STATIC_PATHS,
  detailPath,
  feedPath,
  markdownPath,
} from '#server/features/feeds/public-paths.ts';
import { paths } from '#shared/paths.ts';
import { routes } from './routes.tsx';
import { handleOf } from './screen.ts';

it('the sitemap names only pages of the site map that everybody may open', () => {
  const details = DETAIL_BOARDS.map((boardType) => detailPath(boardType, 'a1'));
  for (const path of [...STATIC_PATHS, ...LIST_PATHS, ...details]) {
    const handle = handleOf(matchRoutes(routes, path)?.at(-1)?.route);
    expect([path, handle?.access, handle?.module === 'site/not-found']).toEqual([path, 'public', false]);
  }
});

it('pages and feeds call the same things by the same addresses', () => {
  for (const boardType of DETAIL_BOARDS) {
    expect(detailPath(boardType, 'a 1')).toBe(paths.boardDetail(boardType, 'a 1'));
    expect(markdownPath(boardType, 'a 1')).toBe(paths.boardMarkdown(boardType, 'a 1'));
  }
  for (const boardType of FEED_BOARDS) expect(feedPath(boardType)).toBe(paths.boardFeed(boardType));
  expect(FEED_BOARDS).toEqual(expect.arrayContaining(['notice', 'library']));
  expect(FAQ_MARKDOWN_PATH).toBe(paths.boardMarkdown('faq', ''));
});
