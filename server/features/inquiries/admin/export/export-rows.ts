import type { InquiryFilters } from '#shared/contract/site/inquiry.contract.ts';
import { INQUIRY_KINDS } from '#shared/inquiries/inquiries.ts';
import type { Db } from '#server/db/open-database.ts';
import { standingConsents } from '#server/features/inquiries/standing-consents.ts';
import { productsOf } from '../inquiry.presenter.ts';
import { filteredInquiries } from '../inquiry-list.queries.ts';
import { koreanTime } from '#shared/text/days.ts';
import { plainCell } from './plain-cell.ts';

const BATCH = 500;

type Row = Awaited<ReturnType<typeof nextBatch>>[number];

const agreedTo = (kind: string) => (row: Row) => (row.consents.has(kind) ? '동의' : '');

/** Columns of the Excel file, in order. */
export const EXPORT_COLUMNS: readonly { header: string; width: number; value: (row: Row) => string }[] = [
  { header: '접수번호', width: 18, value: (row) => row.number },
  { header: '접수일시', width: 18, value: (row) => koreanTime(new Date(row.created_at)) },
  { header: '구분', width: 10, value: (row) => INQUIRY_KINDS[row.type] },
  { header: '상태', width: 10, value: (row) => row.status },
  { header: '완료', width: 6, value: (row) => row.complete_yn },
  { header: '담당자', width: 12, value: (row) => row.owner_name ?? '' },
  { header: '회사명', width: 24, value: (row) => row.company },
  { header: '업종', width: 12, value: (row) => row.industry },
  { header: '회사규모', width: 14, value: (row) => row.company_size },
  { header: '이름', width: 12, value: (row) => row.name },
  { header: '부서', width: 16, value: (row) => row.department },
  { header: '직책', width: 12, value: (row) => row.position },
  { header: '이메일', width: 28, value: (row) => row.email },
  { header: '연락처', width: 18, value: (row) => row.phone },
  { header: '문의유형', width: 12, value: (row) => row.inquiry_type },
  { header: '제품', width: 22, value: (row) => productsOf(row).join(', ') },
  { header: '자동화 대상 업무', width: 28, value: (row) => row.target_work },
  { header: '사용 인원', width: 10, value: (row) => row.user_count },
  { header: '로봇 수', width: 10, value: (row) => row.robot_count },
  { header: '사용 환경', width: 16, value: (row) => row.environment },
  { header: '희망 시작일', width: 12, value: (row) => row.start_date },
  { header: '문의내용', width: 60, value: (row) => row.message },
  { header: '마케팅 활용', width: 12, value: agreedTo('marketing') },
  { header: '광고 이메일', width: 12, value: agreedTo('advertising-email') },
  { header: '광고 문자메시지', width: 14, value: agreedTo('advertising-sms') },
  { header: '광고 전화', width: 12, value: agreedTo('advertising-phone') },
];

/** Newest first, in batches, so that memory stays small and no long transaction is open. */
export async function* exportedRows(db: Db, filters: InquiryFilters): AsyncGenerator<string[]> {
  let last: Row | undefined;
  do {
    const batch = await nextBatch(db, filters, last);
    for (const row of batch) yield EXPORT_COLUMNS.map(({ value }) => plainCell(value(row)));
    last = batch.length === BATCH ? batch.at(-1) : undefined;
  } while (last);
}

async function nextBatch(db: Db, filters: InquiryFilters, after: { created_at: string; id: string } | undefined) {
  let query = filteredInquiries(db, filters)
    .leftJoin('user as owner', 'owner.id', 'inquiry.owner_id')
    .selectAll('inquiry')
    .select('owner.name as owner_name')
    .orderBy('inquiry.created_at', 'desc')
    .orderBy('inquiry.id', 'desc')
    .limit(BATCH);
  if (after) {
    query = query.where((eb) =>
      eb.or([
        eb('inquiry.created_at', '<', after.created_at),
        eb.and([eb('inquiry.created_at', '=', after.created_at), eb('inquiry.id', '<', after.id)]),
      ]),
    );
  }
  const rows = await query.execute();
  if (rows.length === 0) return [];
  const given = new Map<string, Set<string>>();
  for (const { inquiry_id: id, kind, agreed } of await standingConsents(
    db,
    rows.map((row) => row.id),
  )) {
    if (agreed === 1) given.set(id, (given.get(id) ?? new Set()).add(kind));
  }
  return rows.map((row) => ({ ...row, consents: given.get(row.id) ?? new Set<string>() }));
}
