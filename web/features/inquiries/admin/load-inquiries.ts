import type { LoaderFunctionArgs } from 'react-router';
import { redirect } from 'react-router';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { paths } from '#shared/paths.ts';
import { filtersOf, listInputOf, readInquiryQuery, writeInquiryQuery } from './inquiry-query.ts';

/** Loads the list or the board, by the query string. */
export async function loadInquiries(args: LoaderFunctionArgs) {
  const api = apiFrom(args);
  const { signal } = args.request;
  const query = readInquiryQuery(new URL(args.request.url).searchParams);
  if (query.view === 'board') {
    const board = await api.post('/api/v1/free/board', filtersOf(query), { signal });
    return { query, board, list: null, pageCount: 1, owners: board.owners, savedFilters: board.savedFilters };
  }
  const list = await api.post('/api/v1/free/list', listInputOf(query), { signal });
  const pageCount = Math.max(1, Math.ceil(list.totalCount / list.size));
  if (query.page > pageCount) throw redirect(paths.contactList() + writeInquiryQuery({ ...query, page: pageCount }));
  return { query, board: null, list, pageCount, owners: list.owners, savedFilters: list.savedFilters };
}

export type InquiryList = Awaited<ReturnType<typeof loadInquiries>>;
