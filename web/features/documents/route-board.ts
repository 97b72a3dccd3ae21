import type { LoaderFunctionArgs } from 'react-router';
import { useMatches } from 'react-router';
import type { BoardType } from '#shared/boards.ts';
import type { RouteHandle } from '#web/lib/page/route-handle.ts';
import { handleFrom, handleOf } from '#web/lib/page/route-handle.ts';

/** The board of the current route: all boards share one set of pages. */
export const boardTypeFrom = (args: LoaderFunctionArgs): BoardType => boardTypeIn(handleFrom(args));

export const useBoardType = (): BoardType => boardTypeIn(handleOf(useMatches().at(-1)));

function boardTypeIn(handle: RouteHandle | undefined): BoardType {
  const board = handle?.board ?? null;
  if (board === null) throw new Error('routes.tsx gives this page no board of shared/boards.ts');
  return board;
}
