import { useLoaderData } from 'react-router';
import { paths } from '#shared/paths.ts';
import type { InquiryList } from './load-inquiries.ts';
import type { InquiryQuery } from './inquiry-query.ts';
import { readInquiryQuery, writeInquiryQuery } from './inquiry-query.ts';
import { useAskedParams } from '#web/features/admin/admin-query.ts';

export const useInquiryList = () => useLoaderData<InquiryList>();

/** What is shown of the list, or of the board column by column. */
export function useInquiryRows() {
  const { list, board } = useInquiryList();
  return list?.list ?? board?.columns.flatMap((column) => column.list) ?? [];
}

/** URLs of the inquiry list with changed parameters, starting at page 1. */
export function useInquiryListAddress() {
  const query = readInquiryQuery(useAskedParams(paths.contactList()));
  return (changes: Partial<InquiryQuery>) =>
    paths.contactList() + writeInquiryQuery({ ...query, page: 1, open: '', ...changes });
}

/** URL of the same list with this drawer open. */
export function useOpenAddress() {
  const { query } = useInquiryList();
  return (contractId: string) => paths.contactList() + writeInquiryQuery({ ...query, open: contractId });
}
