import { INQUIRY_STATUSES } from '#shared/inquiries/inquiry-states.ts';
import type { Db } from '#server/db/open-database.ts';
import { idOf } from './fill-board.ts';

const AT_ONCE = 250;
const MINUTE_MS = 60_000;
const OPEN = 600;
const COMPANIES = ['한빛철강', '다온물류', '가람전자', '누리은행', '새솔병원', '이룸교육', '큰나래건설', '맑은식품'];

/** Inserts inquiries, one per minute until `now`, with a memo on every tenth. */
export async function fillInquiries(db: Db, inquiries: number, now: string): Promise<void> {
  for (let from = 1; from <= inquiries; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, inquiries - from + 1) }, (_, i) => from + i);
    await db
      .insertInto('inquiry')
      .values(numbers.map((n) => inquiryOf(n, inquiries, now)))
      .execute();
    const memos = numbers.filter((n) => n % 10 === 0);
    await db
      .insertInto('inquiry_memo')
      .values(
        memos.map((n) => ({
          id: `memo-${n}`,
          inquiry_id: idOf(n),
          author_id: null,
          author_name: '오세린',
          body: '전화로 일정을 안내했습니다.',
          created_at: now,
        })),
      )
      .execute();
  }
}

function inquiryOf(n: number, inquiries: number, now: string) {
  const createdAt = new Date(Date.parse(now) - (inquiries - n) * MINUTE_MS).toISOString();
  // Only the newest are open, as where work is done.
  const status = (n > inquiries - OPEN && INQUIRY_STATUSES[n % INQUIRY_STATUSES.length]) || '완료';
  return {
    id: idOf(n),
    number: `C-${createdAt.slice(0, 10).replaceAll('-', '')}-${String(n).padStart(7, '0')}`,
    type: 'CONTACT' as const,
    status,
    complete_yn: status === '완료' ? ('Y' as const) : ('N' as const),
    completed_at: status === '완료' ? createdAt : null,
    owner_id: null,
    user_id: null,
    name: '홍길동',
    company: `${COMPANIES[n % COMPANIES.length]} ${n % 997}사업부`,
    department: '디지털혁신팀',
    position: '팀장',
    email: `hong${n}@example.com`,
    email_key: `hong${n}@example.com`,
    mailbox_key: `hong${n}@example.com`,
    phone: '010-1234-5678',
    phone_key: '01012345678',
    industry: '제조',
    company_size: '300–999명',
    inquiry_type: '도입상담',
    products: '["Studio"]',
    target_work: '',
    user_count: '',
    robot_count: '',
    environment: '',
    start_date: '',
    message: '견적서 처리 업무를 자동화하고 싶습니다.',
    created_at: createdAt,
    updated_at: createdAt,
  };
}
