import { expect, it } from 'vitest';
import { openAsAdministrator as open } from '#web/rendered-page.fixture.ts';
import { detail, version } from '../../boards/board-pages.fixture.ts';

const AT = '2026-11-20T05:06:00.000Z';
const LATER = '2026-12-01T15:00:00.000Z';
const SHOWN = '2026.11.20 14:06';
/** Three pages. */
const many = { totalCount: 45, size: 20 };

it('the trash tells who deleted what, and until when it can be restored', async () => {
  const { rows, links, sent } = await open('/admin/trash?page=2', {
    '/api/v1/board/trash': {
      ...many,
      list: [
        {
          documentId: 'd1',
          boardType: 'notice',
          title: '지운 공지',
          excerpt: '점검합니다. 두 시간 걸립니다.',
          authorName: '김운영',
          deletedAt: AT,
          deletedBy: '이관리',
          erasedAt: LATER,
        },
      ],
    },
  });
  expect(rows).toEqual([
    [
      '공지사항',
      '지운 공지 점검합니다. 두 시간 걸립니다.',
      '김운영',
      '삭제한 사람 이관리',
      '삭제일 2026.11.20 14:06',
      '완전 삭제 예정일 2026.12.02',
      '복구',
    ],
  ]);
  expect(links).toContain('/admin/trash?page=3');
  expect(sent('/api/v1/board/trash')).toEqual({ page: 2 });
});

it('searches without results lead to the search, and what readers say of the manual has a tab beside them', async () => {
  const comment = {
    path: '/manual/robot/',
    title: 'Robot',
    commentId: 'c1',
    comment: '그림이 없습니다.',
    isHelpful: false,
    day: '2026-11-19',
  };
  const ratings = {
    pages: [
      { path: '/manual/studio/', title: 'Studio', helpful: 3, unhelpful: 2 },
      { path: '/manual/robot/', title: 'Robot', helpful: 0, unhelpful: 1 },
    ],
    comments: { open: [comment], handled: [{ ...comment, commentId: 'c2', comment: '예시가 짧습니다.' }] },
  };
  const commentCounts = { open: 7, handled: 1 };
  const {
    rows,
    links,
    sent,
    text: searches,
  } = await open('/admin/missed-searches?from=2026-11-14&until=2026-11-20&page=2', {
    '/api/v1/search/missed': {
      size: 20,
      counts: { open: 45, handled: 3 },
      list: [{ query: '이지 봇', count: 12, lastDay: '2026-11-20' }],
    },
    '/api/v1/manual/comment-counts': commentCounts,
  });
  const { text, links: manualLinks } = await open('/admin/missed-searches?state=manual', {
    '/api/v1/search/missed': { size: 20, counts: { open: 45, handled: 3 }, list: [] },
    '/api/v1/manual/ratings': ratings,
    '/api/v1/manual/comment-counts': commentCounts,
  });
  const { text: emptyText } = await open('/admin/missed-searches?state=manual', {
    '/api/v1/search/missed': { size: 20, counts: { open: 45, handled: 3 }, list: [] },
    '/api/v1/manual/ratings': { pages: [], comments: { open: [], handled: [] } },
    '/api/v1/manual/comment-counts': { open: 0, handled: 0 },
  });
  expect(rows).toEqual([['이지 봇', '12회', '2026.11.20', 'FAQ 쓰기 처리 완료']]);
  expect(sent('/api/v1/search/missed')).toEqual({ isHandled: false, from: '2026-11-14', until: '2026-11-20', page: 2 });
  const period = 'from=2026-11-14&until=2026-11-20';
  expect(links, 'other pages and states keep the period').toEqual(
    expect.arrayContaining([
      `/admin/missed-searches?page=3&${period}`,
      `/admin/missed-searches?state=handled&${period}`,
      `/admin/missed-searches?state=manual&${period}`,
    ]),
  );
  expect(links).toEqual(expect.arrayContaining(['/search?q=이지+봇', '/faqRegister?title=이지 봇']));
  expect(manualLinks).toEqual(expect.arrayContaining(['/manual/studio/', '/manual/robot/']));
  for (const shown of [searches, text]) expect(shown).toContain('매뉴얼 의견 7');
  expect(text).toContain('남긴 의견 7 그림이 없습니다. 아쉽습니다 Robot · 2026.11.19 처리 완료 처리한 의견 1 예시가');
  expect(text).toContain('Studio 도움 3 · 아쉬움 2 Robot 아쉬움 1');
  expect(text).not.toContain('검색어입니다.');
  expect(emptyText).toContain('이곳에 모입니다.');
});

it('pop-ups stand by what they are now, and say why visitors do not see one', async () => {
  const popup = { popupFrom: AT, popupUntil: LATER, isUnseen: false, isCrowdedOut: false };
  const { text, links } = await open('/admin/popups', {
    '/api/v1/admin/popups': {
      shownAtMost: 3,
      list: [
        { ...popup, documentId: 'p4', title: '끝난 팝업', state: 'ended' },
        { ...popup, documentId: 'p1', title: '지금 팝업', state: 'running' },
        { ...popup, documentId: 'p2', title: '밀린 팝업', state: 'running', isCrowdedOut: true },
        { ...popup, documentId: 'p3', title: '다음 팝업', state: 'coming', isUnseen: true },
      ],
    },
  });
  const period = `${SHOWN} ~ 2026.12.02 00:00`;
  expect(text).toContain(
    `진행 중 2 방문자에게는 위에서부터 3개까지 하나씩 보여줍니다. ‘보이지 않음’은 위로 옮기면 보입니다. 지금 팝업 ${period}`,
  );
  expect(text).toContain(`밀린 팝업 보이지 않음 ${period} 미리보기`);
  expect(text).toContain(`예정 1 다음 팝업 게시 전 ${period} 미리보기 수정 예약 취소`);
  expect(text).toMatch(new RegExp(`종료 1 끝난 팝업 ${period} 미리보기 수정$`));
  expect(links).toEqual(expect.arrayContaining(['/noticeDetail/p1', '/noticeModify/p1']));
});

it('all documents are searched, narrowed and sorted by the address', async () => {
  const { rows, chosen, links, sent } = await open(
    '/admin/contents?board=notice&state=hidden&sort=title&dir=asc&q=점검&author=김&page=2',
    {
      '/api/v1/admin/contents': {
        ...many,
        list: [
          {
            documentId: 'd1',
            boardType: 'notice',
            title: '점검 안내',
            authorName: '김운영',
            state: 'hidden',
            reviewState: null,
            isPrivate: false,
            isWaiting: false,
            publishedAt: AT,
            updatedAt: AT,
            viewCount: 1234,
          },
          {
            documentId: 'd2',
            boardType: 'market',
            title: '반려된 상품',
            authorName: '홍길동',
            state: 'unpublished',
            reviewState: '반려',
            isPrivate: false,
            isWaiting: false,
            publishedAt: AT,
            updatedAt: AT,
            viewCount: 0,
          },
        ],
      },
    },
  );
  expect(rows).toEqual([
    ['점검 안내 선택', '숨김', '공지사항', '점검 안내', '김운영', '1,234', '2026.11.20', '수정'],
    ['반려된 상품 선택', '반려', '마켓', '반려된 상품', '홍길동', '0', '2026.11.20', '수정'],
  ]);
  expect(chosen).toEqual(['작성자', '공지사항', '숨김']);
  const narrowed = 'board=notice&state=hidden&author=김&q=점검';
  for (const sorted of ['&sort=title', '&sort=state', '&sort=views', ''])
    expect(links).toContain(`/admin/contents?${narrowed}${sorted}`);
  expect(links).toContain('/noticeModify/d1');
  expect(sent('/api/v1/admin/contents')).toEqual({
    boardType: 'notice',
    state: 'hidden',
    author: '김',
    keyword: '점검',
    sort: 'title',
    direction: 'asc',
    page: 2,
  });
});

it('items of the market wait for a review in a list', async () => {
  const item = { category: '템플릿', authorName: '홍길동', updatedAt: AT };
  const { rows, text } = await open('/admin/market', {
    '/api/v1/market/queue': {
      list: [
        { ...item, documentId: 'm1', title: '표 모으기', reviewState: '심사요청', hasNewVersion: false },
        { ...item, documentId: 'm2', title: '메일 보내기', reviewState: '게시', hasNewVersion: true },
      ],
    },
  });
  expect(rows).toEqual([
    ['심사요청', '표 모으기', '템플릿', '홍길동', SHOWN],
    ['새 버전', '메일 보내기', '템플릿', '홍길동', SHOWN],
  ]);
  expect(text).toContain('2건');
});

it('an item of the market is reviewed in its queue, between those before and after it', async () => {
  const item = { category: '템플릿', authorName: '홍길동', updatedAt: AT, hasNewVersion: false };
  const list = ['m1', 'd1', 'm3'].map((documentId) => ({
    ...item,
    documentId,
    title: documentId,
    reviewState: '심사중' as const,
  }));
  const openReview = async (documentIds: readonly string[]) =>
    open('/admin/market?open=d1', {
      '/api/v1/market/queue': { list: list.filter(({ documentId }) => documentIds.includes(documentId)) },
      '/api/v1/board/detail': { ...detail, reviewState: '심사중' },
      '/api/v1/market/detail': {
        versions: [version],
        reviews: [],
        ratingAverage: null,
        ratingCount: 0,
        abilities: { addVersion: false, submit: false, decide: true, review: false },
      },
    });
  const waiting = await openReview(['m1', 'd1', 'm3']);
  expect(waiting.text).toContain('담당자가 확인하고 있습니다. 반려 게시');
  expect(waiting.text).toContain('3건 중 2번째');
  expect(waiting.links).toEqual(expect.arrayContaining(['/admin/market', '/marketDetail/d1']));
  expect(waiting.sent('/api/v1/market/detail')).toEqual({ documentId: 'd1' });
  const decided = await openReview(['m1', 'm3']);
  expect(decided.text, 'it does not wait any more').not.toContain('번째');
});

it('boards to export tell how much they hold', async () => {
  const { text, chosen } = await open('/admin/transfer', {
    '/api/v1/board/transfer-boards': [
      { boardType: 'notice', documentCount: 12, fileCount: 3, fileBytes: 2_097_152 },
      { boardType: 'library', documentCount: 0, fileCount: 0, fileBytes: 0 },
    ],
  });
  expect(text).toContain('글 12건, 파일 3개(2MB)');
  expect(chosen).toEqual(['공지사항 (12건)', '공지사항 (12건)', '이 포털의 zip']);
});
