import { useLoaderData } from 'react-router';
import { paths } from '#shared/paths.ts';
import { useBoardType } from '#web/features/documents/board-of-route.ts';
import type { ListQuery } from './list-query.ts';
import { writeListQuery } from './list-query.ts';
import type { loadList } from './load-list.ts';

/** Returns URLs of this list with changed parameters, starting at page 1. */
export function useListAddress() {
  const boardType = useBoardType();
  const { query } = useLoaderData<typeof loadList>();
  return (changes: Partial<ListQuery>) =>
    paths.boardList(boardType) + writeListQuery({ ...query, page: 1, ...changes });
}
