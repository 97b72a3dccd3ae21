import { useLoaderData, useNavigation } from 'react-router';
import { boardOf } from '#shared/boards.ts';
import { paths } from '#shared/paths.ts';
import { useBoardType } from '#web/features/documents/route-board.ts';
import type { ListQuery } from './document-query.ts';
import { readListQuery, writeListQuery } from './document-query.ts';
import type { loadDocuments } from './load-documents.ts';

/**
 * Returns URLs of this list with changed parameters, starting at page 1. While another view of the list loads, they
 * start from that view: otherwise who sorts and searches at once would lose the order.
 */
export function useListAddress() {
  const boardType = useBoardType();
  const list = paths.boardList(boardType);
  const { query } = useLoaderData<typeof loadDocuments>();
  const { location: next } = useNavigation();
  const latest = next?.pathname === list ? readListQuery(new URLSearchParams(next.search), boardOf(boardType)) : query;
  return (changes: Partial<ListQuery>) => list + writeListQuery({ ...latest, page: 1, ...changes });
}
