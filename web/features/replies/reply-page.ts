import { LIMITS } from '#shared/limits.ts';

const NAME = 'replies';

/** The page of replies that an address names; of documents with very many. */
export function replyPageOf(search: URLSearchParams): number {
  const page = Number(search.get(NAME));
  return Number.isInteger(page) && page >= 1 && page <= LIMITS.listPageMax ? page : 1;
}

/** `open`: the document where a list page has it open. */
export const replyPageAddress = (page: number, open?: string): string =>
  `?${open === undefined ? '' : `open=${open}&`}${NAME}=${page}#replies`;
