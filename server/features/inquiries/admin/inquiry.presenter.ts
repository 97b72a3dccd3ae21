import type { InquirySummary } from '#shared/contract/site/inquiry.contract.ts';
import { maskEmail, maskName, maskPhone } from '#server/personal-data/mask.ts';
import type { SummaryRow } from './inquiry-list.queries.ts';

export const productsOf = (row: { products: string }) => JSON.parse(row.products) as string[];

/** A list row with personal data masked; opening an inquiry shows it and is logged. */
export const summaryOf = (row: SummaryRow): InquirySummary => ({
  contractId: row.id,
  contractNumber: row.number,
  type: row.type,
  status: row.status,
  completeYn: row.complete_yn,
  subject: row.inquiry_type || productsOf(row).join(', '),
  company: row.company,
  maskedName: maskName(row.name),
  maskedEmail: maskEmail(row.email),
  maskedPhone: maskPhone(row.phone),
  owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name ?? '' },
  memoCount: row.memo_count ?? 0,
  fileCount: row.file_count ?? 0,
  createdAt: row.created_at,
});
