import { expect, it } from 'vitest';
import { openPage } from '#web/rendered-page.fixture.ts';

const AT = '2026-11-20T05:06:00.000Z';
const many = { totalCount: 45, size: 20 };
const counts = { notifications: 1, questions: 2, replies: 3, inquiries: 4, market: 5, downloads: 6 };

const open = (query: string, answers: Parameters<typeof openPage>[2]) =>
  openPage(`/myActivity${query}`, ['ROLE_USER'], { '/api/v1/user/activity-counts': counts, ...answers });

it('one’s own questions tell whether they are answered', async () => {
  const { text, links, sent } = await open('?view=questions&page=2', {
    '/api/v1/user/my-posts': {
      ...many,
      list: [
        {
          documentId: 'q1',
          boardType: 'qna',
          title: '멈춥니다',
          createdAt: AT,
          answerState: '답변대기',
          reviewState: null,
          isPrivate: true,
          replyCount: 3,
          fileCount: 1,
        },
      ],
    },
  });
  expect(text).toContain('알림 1 질문 2 댓글 3 문의 4 마켓 5 다운로드 6');
  expect(text).toContain('총 45건 멈춥니다 2026.11.20 댓글 3 비밀글 답변대기');
  expect(links).toEqual(expect.arrayContaining(['/qnaDetail/q1', '/myActivity?view=questions&page=3']));
  expect(sent('/api/v1/user/my-posts')).toEqual({ page: 2, boardType: 'qna' });
});

it('one’s own replies lead to what they answer', async () => {
  const reply = { documentId: 'q1', boardType: 'qna', title: '멈춥니다', isOfficial: false, createdAt: AT } as const;
  const { text, links } = await open('?view=replies', {
    '/api/v1/user/my-replies': {
      ...many,
      list: [
        { ...reply, replyId: 'r1', excerpt: '로그를 더합니다.', isAccepted: true, isReadable: true, canDelete: false },
        {
          ...reply,
          documentId: 'q2',
          title: '비밀글입니다.',
          replyId: 'r2',
          excerpt: '제 번호입니다.',
          isAccepted: false,
          isReadable: false,
          canDelete: true,
        },
      ],
    },
  });
  expect(text).toContain('총 45건 멈춥니다 로그를 더합니다. QnA 2026.11.20 채택 비밀글입니다.');
  expect(text.match(/삭제/g)).toHaveLength(1);
  expect(text).toContain('제 번호입니다. QnA 2026.11.20 삭제');
  expect(links).toEqual(expect.arrayContaining(['/qnaDetail/q1']));
  expect(links).not.toContain('/qnaDetail/q2');
});

const inquiry = {
  contractNumber: 'C-20261120-0001',
  type: 'CONTACT',
  receivedAt: AT,
  excerpt: '견적서를 자동화하고 …',
  asked: {
    inquiryType: '견적',
    products: ['Studio', 'Robot'],
    targetWork: '',
    userCount: '',
    robotCount: '',
    environment: '',
    startDate: '',
  },
  message: '견적서를 자동화하고 싶습니다.',
  fileNames: ['요건.pdf', '견본.xlsx'],
} as const;

it('one’s own inquiries tell their state, what was asked and what was answered', async () => {
  const answers = [{ body: '견적서를 보내드립니다.', authorName: '오세린', answeredAt: AT }];
  const { text } = await open('?view=inquiries', {
    '/api/v1/user/my-contracts': {
      ...many,
      list: [
        {
          ...inquiry,
          fileNames: [...inquiry.fileNames],
          asked: { ...inquiry.asked, products: ['Studio', 'Robot'] },
          status: '연락완료',
          answers,
        },
      ],
    },
  });
  expect(text).toContain('견적서를 자동화하고 … 답변 있음 연락완료 보기 접기 제품 문의 C-20261120-0001 2026.11.20');
  expect(text).toContain(
    '문의하신 내용 견적서를 자동화하고 싶습니다. 문의유형 견적 관심제품 Studio, Robot 첨부파일 요건.pdf, 견본.xlsx',
  );
  expect(text).toContain('답변 담당자 오세린 2026.11.20 14:06 견적서를 보내드립니다. 동의 철회');
});

it('an inquiry without an answer tells what happens next, and is open where its address says so', async () => {
  const list = [
    { ...inquiry, fileNames: [], asked: { ...inquiry.asked, products: [] }, status: '접수' as const, answers: [] },
  ];
  const answers = { '/api/v1/user/my-contracts': { ...many, list } };
  const { text, opened, sent } = await open('?view=inquiries&open=C-20261120-0001', answers);
  expect(sent('/api/v1/user/my-contracts')).toEqual({ page: 1, first: 'C-20261120-0001' });
  expect(text).toContain('담당자가 내용을 확인하고 영업일 하루 안에 연락드립니다.');
  expect(text).not.toContain('답변 있음');
  expect(opened).toBe(1);
  expect((await open('?view=inquiries', answers)).opened).toBe(0);
});

it.each([
  ['inquiry-answered', null, '/myActivity?view=inquiries&open=C-20261120-0001'],
  ['inquiry-assigned', 'i1', '/contact/list?open=i1'],
  ['inquiry-mentioned', 'i1', '/contact/list?open=i1'],
] as const)('a notice %s leads to that inquiry', async (kind, contractId, address) => {
  const notice = { kind, title: 'C-20261120-0001', detail: '오세린', document: null, contractId } as const;
  const { links } = await open('', {
    '/api/v1/user/notifications': {
      ...many,
      list: [{ ...notice, notificationId: 'n1', isUnread: true, createdAt: AT }],
    },
    '/api/v1/user/notification-mail': {
      isEmailConfirmed: true,
      byMail: { answer: true, reply: true, acceptance: true, review: true, assignment: true, mention: true },
    },
  });
  expect(links).toContain(address);
});

it('what one downloaded leads to where it is from', async () => {
  const { text, links } = await open('?view=downloads', {
    '/api/v1/user/my-downloads': {
      ...many,
      list: [
        {
          fileId: 'f1',
          fileName: '설치 안내.pdf',
          sizeBytes: 2_097_152,
          documentId: 'd1',
          boardType: 'library',
          title: '설치',
          downloadedAt: AT,
        },
      ],
    },
  });
  expect(text).toContain('총 45건 설치 안내.pdf 설치 자료실 2MB 2026.11.20');
  expect(links).toEqual(expect.arrayContaining(['/libraryDetail/d1']));
});
