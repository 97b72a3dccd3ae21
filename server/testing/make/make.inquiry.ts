import type { InputOf } from '#shared/contract/calls.ts';
import type { TestApp } from '../build-test-app.ts';

type Submission = InputOf<'/api/v1/free/write'>;

const yes = { version: '1.0', agreed: true };
const no = { version: '1.0', agreed: false };

let made = 0;

/** A valid form; missing values are filled in. */
export function submissionOf(given: Partial<Submission> = {}): Submission {
  made += 1;
  return {
    type: 'CONTACT',
    inquiryType: '도입상담',
    name: '홍길동',
    company: '한빛철강',
    department: '디지털혁신팀',
    position: '팀장',
    email: `hong${made}@example.com`,
    phone: '010-1234-5678',
    industry: '제조',
    companySize: '300–999명',
    message: '견적서 처리 업무를 자동화하고 싶습니다.',
    products: ['Studio'],
    ...(given.type === 'FREE' && { inquiryType: '', targetWork: '세금계산서 발행' }),
    consents: {
      privacy: yes,
      marketing: no,
      advertising: no,
      adChannels: { email: false, sms: false, phone: false },
    },
    ...given,
  };
}

/** Sends a form from a separate address; returns the inquiry's key. */
export async function makeInquiry(portal: TestApp, given: Partial<Submission> = {}): Promise<string> {
  made += 1;
  const answer = await portal.post('/api/v1/free/write', submissionOf(given), {
    remoteAddress: `10.9.${made >> 8}.${made % 256}`,
  });
  const { id } = await portal.context.db
    .selectFrom('inquiry')
    .select('id')
    .where('number', '=', answer.data.contractNumber)
    .executeTakeFirstOrThrow();
  return id;
}

/** The same, with the receipt's link opened. */
export async function makeConfirmedInquiry(portal: TestApp, given: Partial<Submission> = {}): Promise<string> {
  const id = await makeInquiry(portal, given);
  const at = portal.context.clock.now().toISOString();
  await portal.context.db.updateTable('inquiry').set({ email_confirmed_at: at }).where('id', '=', id).execute();
  return id;
}
