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
      list: [{ ...reply, replyId: 'r1', excerpt: '로그를 더합니다.', isAccepted: true }],
    },
  });
  expect(text).toContain('총 45건 멈춥니다 로그를 더합니다. QnA 2026.11.20 채택');
  expect(links).toEqual(expect.arrayContaining(['/qnaDetail/q1']));
});

it('one’s own inquiries tell their state, and can be withdrawn', async () => {
  const { text } = await open('?view=inquiries', {
    '/api/v1/user/my-contracts': {
      ...many,
      list: [
        {
          contractNumber: 'C-20261120-0001',
          type: 'CONTACT',
          status: '연락완료',
          receivedAt: AT,
          excerpt: '견적서를 자동화하고 싶습니다.',
          fileCount: 2,
        },
      ],
    },
  });
  expect(text).toContain(
    'C-20261120-0001 견적서를 자동화하고 싶습니다. 제품 문의 2026.11.20 첨부 2개 연락완료 동의 철회',
  );
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
