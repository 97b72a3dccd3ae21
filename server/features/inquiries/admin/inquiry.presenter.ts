import type { InquirySummary } from '#shared/contract/inquiries/inquiry.contract.ts';
import type { Selectable } from 'kysely';
import { isUncontacted } from '#shared/inquiries/inquiry-states.ts';
import type { InquiryTable } from '#server/db/tables/inquiry.tables.ts';
import { maskEmail, maskName, maskPhone } from '#server/personal-data/mask-value.ts';
import type { WorkingTime } from '#server/working-time/due-time.rules.ts';
import { dueAfter } from '#server/working-time/due-time.rules.ts';
import type { SummaryRow } from './inquiry-list.queries.ts';

export const productsOf = (row: { products: string }) => JSON.parse(row.products) as string[];

/** What the person entered, except for the company, which the summary has. */
export const submittedOf = (row: Selectable<InquiryTable>) => ({
  name: row.name,
  department: row.department,
  position: row.position,
  email: row.email,
  phone: row.phone,
  industry: row.industry,
  companySize: row.company_size,
  inquiryType: row.inquiry_type,
  products: productsOf(row),
  targetWork: row.target_work,
  userCount: row.user_count,
  robotCount: row.robot_count,
  environment: row.environment,
  startDate: row.start_date,
  message: row.message,
});

/** For due times: the setting, and the current time in ISO 8601. */
export interface DueClock {
  setting: WorkingTime;
  now: string;
}

/** By when somebody contacts the person; null once that has happened, and for erased inquiries. */
function dueOf({ status, created_at, erased_at }: SummaryRow, { setting }: DueClock): string | null {
  const isOpen = erased_at === null && isUncontacted(status);
  return isOpen ? dueAfter(created_at, setting) : null;
}

/** A list row with personal data masked; opening an inquiry shows it and is logged. */
export function summaryOf(row: SummaryRow, clock: DueClock): InquirySummary {
  const dueAt = dueOf(row, clock);
  const isErased = row.erased_at !== null;
  return {
    contractId: row.id,
    contractNumber: row.number,
    type: row.type,
    status: row.status,
    completeYn: row.complete_yn,
    subject: row.inquiry_type || productsOf(row).join(', '),
    company: row.company,
    maskedName: isErased ? '' : maskName(row.name),
    maskedEmail: isErased ? '' : maskEmail(row.email),
    maskedPhone: isErased ? '' : maskPhone(row.phone),
    owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name ?? '' },
    memoCount: row.memo_count ?? 0,
    fileCount: row.file_count ?? 0,
    createdAt: row.created_at,
    isErased,
    dueAt,
    isOverdue: dueAt !== null && dueAt < clock.now,
  };
}
