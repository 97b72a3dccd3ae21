import type { LoaderFunctionArgs } from 'react-router';
import { redirect } from 'react-router';
import { boardOf } from '#shared/boards.ts';
import { servicesFrom } from '#web/lib/page/loader-context.ts';
import { paths } from '#shared/paths.ts';
import { boardTypeFrom } from '#web/features/documents/route-board.ts';
import { readListQuery, writeListQuery } from './document-query.ts';

/** Loads one page of a board's list by the query string. */
export async function loadDocuments(args: LoaderFunctionArgs) {
  const { api, store } = servicesFrom(args);
  const boardType = boardTypeFrom(args);
  const list = paths.boardList(boardType);
  const { currentSearch } = store.getState();
  if (isReturn(args.url) && currentSearch !== '') throw redirect(list + currentSearch);

  const query = readListQuery(args.url.searchParams, boardOf(boardType));
  const { type: searchType, q: keyword, my: myOnly, page, category, sort, filters, startDt, endDt, status } = query;
  const result = await api.post(
    '/api/v1/board/list',
    { boardType, page, category, searchType, keyword, sort, myOnly, filters, startDt, endDt, status },
    { signal: args.request.signal },
  );
  const pageCount = Math.max(1, Math.ceil(result.totalCount / result.size));
  if (page > pageCount) throw redirect(list + writeListQuery({ ...query, page: pageCount }));
  return { query, result, pageCount };
}

/**
 * The list was entered without a query from another page. The app state still has the last list state (specification
 * point 4), which is restored.
 */
const isReturn = (url: URL) => !import.meta.env.SSR && url.search === '' && url.pathname !== window.location.pathname;
