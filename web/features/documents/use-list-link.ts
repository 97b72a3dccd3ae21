import { useAppState } from '#web/lib/app-context.tsx';
import { paths } from '#shared/paths.ts';
import { useBoardType } from './route-board.ts';

/** Link to the list in its last state: page, search and order. */
export function useListLink(): string {
  const boardType = useBoardType();
  const search = useAppState(({ currentList, currentSearch }) => (currentList === boardType ? currentSearch : ''));
  return paths.boardList(boardType) + search;
}
