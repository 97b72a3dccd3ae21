import { expect, it } from 'vitest';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import { openAsAdministrator as open } from '#web/rendered-page.fixture.ts';
import { shouldRevalidate } from './users.tsx';

const AT = '2026-11-20T05:06:00.000Z';
const SHOWN = '2026.11.20 14:06';
const ONE_PAGE = { page: 1, size: 20 };
/** Three pages. */
const many = { totalCount: 45, size: 20 };

it('questions tell when an answer is due, who gives it, and what was written when it was handed over', async () => {
  const question = { category: '오류', authorName: '홍길동', createdAt: AT, dueAt: AT };
  const { rows, text, links } = await open('/admin/questions', {
    '/api/v1/questions/queue': {
      ...ONE_PAGE,
      totalCount: 2,
      overdueCount: 1,
      mineCount: 1,
      colleagues: [{ userId: 'u1', name: '김상담', loginId: 'kim' }],
      list: [
        {
          ...question,
          documentId: 'q1',
          title: '멈춥니다',
          isPrivate: false,
          isOverdue: true,
          assignee: null,
          note: '',
          assignedBy: '',
        },
        {
          ...question,
          documentId: 'q2',
          title: '열리지 않습니다',
          isPrivate: true,
          isOverdue: false,
          assignee: { userId: 'u1', name: '김상담' },
          note: '부탁드립니다',
          assignedBy: '이관리',
        },
      ],
    },
  });
  expect(rows).toEqual([
    ['멈춥니다', `답변 기한 ${SHOWN} 기한 지남`, '오류', '홍길동', '담당자 지정'],
    ['[ 비밀글 ] 열리지 않습니다 부탁드립니다', `답변 기한 ${SHOWN}`, '오류', '홍길동', '김상담'],
  ]);
  expect(text).toContain('전체 2 기한 지남 1 내 담당 1 답변함');
  expect(links).toContain('/admin/questions?open=q2');
});

it('members are searched, narrowed and sorted by the address, and seen masked unless asked for', async () => {
  const { rows, chosen, sent } = await open('/admin/users?q=hong&role=ROLE_SALES&sort=loginId&dir=asc&whole=1', {
    '/api/v1/admin/users': {
      ...many,
      list: [
        {
          userId: 'u1',
          loginId: 'hong1234',
          maskedName: '홍*동',
          maskedEmail: 'h***@example.com',
          whole: null,
          affiliation: '한빛',
          roles: ['ROLE_USER', 'ROLE_SALES'],
          state: 'locked',
          createdAt: AT,
        },
        {
          userId: 'u2',
          loginId: 'kim12345',
          maskedName: '김*수',
          maskedEmail: 'k***@example.com',
          whole: { name: '김영수', email: 'kim@example.com' },
          affiliation: '',
          roles: ['ROLE_USER'],
          state: 'active',
          createdAt: AT,
        },
      ],
    },
  });
  expect(rows).toEqual([
    ['hong1234', '잠김', '일반회원 영업', '홍*동 한빛 h***@example.com', '한빛', '가입일 2026.11.20'],
    ['kim12345', '이용 중', '일반회원', '김영수 kim@example.com', '', '가입일 2026.11.20'],
  ]);
  expect(chosen).toEqual(['영업', '상태 전체']);
  expect(sent('/api/v1/admin/users')).toEqual({
    keyword: 'hong',
    role: 'ROLE_SALES',
    state: '',
    sort: 'loginId',
    direction: 'asc',
    isWhole: true,
    page: 1,
  });
});

it.each([
  ['?whole=1', '?whole=1&open=u1', false],
  ['?whole=1&open=u1', '?whole=1&open=u2', false],
  ['?whole=1&open=u1', '?whole=1', false],
  ['?whole=1&open=u1', '?whole=1&open=u1', true],
  ['?open=u1', '?whole=1', true],
  ['?page=1', '?page=2', true],
])('members are listed anew from %s to %s: %s', (from, to, isListed) => {
  const [currentUrl, nextUrl] = [from, to].map((query) => new URL(query, 'https://portal.test')) as [URL, URL];
  expect(shouldRevalidate({ currentUrl, nextUrl })).toBe(isListed);
});

it('where no question is overdue, that is said, with the way to those that wait', async () => {
  const { text, links, sent } = await open('/admin/questions?overdue=Y', {
    '/api/v1/questions/queue': { ...ONE_PAGE, totalCount: 1, overdueCount: 0, mineCount: 0, colleagues: [], list: [] },
  });
  expect(sent('/api/v1/questions/queue')).toEqual({ show: 'overdue', page: 1 });
  expect(text).toContain('답변 기한이 지난 질문이 없습니다. 기다리는 질문 모두 보기');
  expect(links).toContain('/admin/questions');
});

it('where somebody answers no question, that is said, with the way to those that wait', async () => {
  const { text, links, sent } = await open('/admin/questions?mine=Y', {
    '/api/v1/questions/queue': { ...ONE_PAGE, totalCount: 1, overdueCount: 1, mineCount: 0, colleagues: [], list: [] },
  });
  expect(sent('/api/v1/questions/queue')).toEqual({ show: 'mine', page: 1 });
  expect(text).toContain('담당하는 질문이 없습니다. 기다리는 질문 모두 보기');
  expect(links).toContain('/admin/questions');
});

it('the filter of the questions goes with each row, and with the steps and the way back from one', async () => {
  const waiting = { title: '멈춥니다', category: '오류', authorName: '홍길동', createdAt: AT, dueAt: AT };
  const row = { ...waiting, isPrivate: false, assignee: null, note: '', assignedBy: '' };
  const queue = {
    ...many,
    overdueCount: 43,
    mineCount: 0,
    page: 2,
    colleagues: [],
    list: ['q1', 'q3', 'q4'].map((documentId) => ({ ...row, documentId, isOverdue: true })),
  };
  const asked: DocumentDetail = {
    documentId: 'q3',
    boardType: 'qna',
    category: '오류',
    title: '멈춥니다',
    authorName: '홍길동',
    isPrivate: false,
    isReadable: true,
    isPinned: false,
    isNew: false,
    isMine: false,
    isScheduled: false,
    isHidden: false,
    reviewState: null,
    reviewNote: '',
    answerState: '답변대기',
    fields: {},
    coverUrl: null,
    viewCount: 0,
    likeCount: 0,
    replyCount: 0,
    fileCount: 0,
    ratingAverage: null,
    ratingCount: 0,
    isLiked: false,
    bodyHtml: '<p>왜죠?</p>',
    files: [],
    version: 1,
    updatedAt: AT,
    publishedAt: AT,
    previous: null,
    next: null,
    abilities: {
      update: true,
      delete: true,
      restore: true,
      like: true,
      reply: true,
      replyOfficially: true,
      changeAnswerState: true,
      readHistory: true,
    },
  };
  const list = await open('/admin/questions?overdue=Y&page=2', { '/api/v1/questions/queue': queue });
  expect(list.sent('/api/v1/questions/queue')).toEqual({ show: 'overdue', page: 2 });
  expect(list.rows).toHaveLength(3);
  expect(list.text).toContain('전체 45 기한 지남 43 내 담당 0 답변함');
  expect(list.links).toEqual(
    expect.arrayContaining(['/admin/questions?overdue=Y&open=q3', '/admin/questions?page=3&overdue=Y']),
  );
  const openDesk = (list: typeof queue.list) =>
    open('/admin/questions?overdue=Y&open=q3', {
      '/api/v1/questions/queue': { ...queue, list, overdueCount: list.length },
      '/api/v1/questions/sources': { official: [], answered: [] },
      '/api/v1/board/detail': asked,
      '/api/v1/board/replyList': { list: [], totalCount: 0, page: 1, pageCount: 1 },
    });
  const desk = await openDesk(queue.list);
  expect(desk.links).toContain('/admin/questions?page=2&overdue=Y');
  expect(desk.text).toContain('3건 중 2번째');
  expect(desk.sent('/api/v1/questions/queue')).toEqual({ show: 'overdue', around: 'q3' });
  const [before] = queue.list;
  // Not overdue itself, so nothing comes after it.
  const last = { ...row, documentId: 'q3', isOverdue: false, note: '부탁드립니다', assignedBy: '이관리' };
  const outside = await openDesk([...(before ? [before] : []), last]);
  expect(outside.text).toContain('부탁드립니다');
  expect(outside.text).toContain('2건 중 2번째');
});

it('the answered questions of the dashboard are a list, with the time of the first answer', async () => {
  const answered = { documentId: 'q1', title: '멈춥니다', category: '오류', authorName: '홍길동', isPrivate: true };
  const { rows, text, links, sent } = await open('/admin/questions?answered=Y&page=2', {
    '/api/v1/questions/queue': { ...ONE_PAGE, totalCount: 3, overdueCount: 1, mineCount: 2, colleagues: [], list: [] },
    '/api/v1/questions/answered': {
      ...many,
      list: [{ ...answered, createdAt: AT, answeredAt: '2026-11-21T00:00:00.000Z' }],
    },
  });
  expect(rows).toEqual([['[ 비밀글 ] 멈춥니다', '첫 답변 2026.11.21 09:00', SHOWN, '오류', '홍길동']]);
  expect(text).toContain('전체 3 기한 지남 1 내 담당 2 답변함 총 45건');
  expect(links).toEqual(expect.arrayContaining(['/qnaDetail/q1', '/admin/questions?answered=Y&page=3']));
  expect(sent('/api/v1/questions/answered')).toEqual({ page: 2 });
});
