import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { DETAIL_BOARDS, LIST_PATHS, STATIC_PATHS } from '#server/features/feeds/public-paths.ts';
import { paths } from '#shared/paths.ts';
import { routes } from './routes.tsx';
import { handleOf } from '#web/lib/page/route-handle.ts';

it('the sitemap names only pages of the site map that everybody may open', () => {
  const details = DETAIL_BOARDS.map((boardType) => paths.boardDetail(boardType, 'a1'));
  for (const path of [...STATIC_PATHS, ...LIST_PATHS, ...details]) {
    const handle = handleOf(matchRoutes(routes, path)?.at(-1)?.route);
    expect([path, handle?.access, handle?.module === 'site/not-found']).toEqual([path, 'public', false]);
  }
});
