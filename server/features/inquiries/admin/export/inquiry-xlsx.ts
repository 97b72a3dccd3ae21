import { INQUIRY_KINDS } from '#shared/inquiries/inquiry-choices.ts';
import { koreanTime } from '#shared/text/days.ts';
import { productsOf } from '../inquiry.presenter.ts';
import type { ExportedInquiry } from './exported-inquiries.ts';

const agreedTo = (kind: string) => (row: ExportedInquiry) => (row.consents.has(kind) ? '동의' : '');

/** Columns of the Excel file, in order. */
export const EXPORT_COLUMNS: readonly { header: string; width: number; value: (row: ExportedInquiry) => string }[] = [
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
