import { expect, it } from 'vitest';
import type { OutputOf } from '#shared/contract/calls.ts';
import type { DocumentSummary } from '#shared/contract/boards/board.contract.ts';
import { openPage as open } from '#web/rendered-page.fixture.ts';
import { AT, detail, file, noReplies, summary, version } from './board-pages.fixture.ts';

const listOf = (...list: DocumentSummary[]): OutputOf<'/api/v1/board/list'> => ({
  list,
  totalCount: 21,
  isCapped: false,
  page: 1,
  size: 12,
  categories: [{ name: '템플릿', count: 12 }],
  abilities: { register: true, order: false },
});

it('items of the market tell what they are for and how they are rated', async () => {
  const { text, links, sent } = await open('/market?category=템플릿&q=표&page=1', [], {
    '/api/v1/board/list': listOf(summary, {
      ...summary,
      documentId: 'd2',
      title: '새것',
      fields: { ...summary.fields, license: 'MIT', delivery: '다운로드' },
      ratingCount: 0,
      ratingAverage: null,
    }),
  });
  expect(text).toContain('총 21건 검색 초기화 로그인 후 보기');
  expect(text, 'on paper').toContain('총 21건 가운데 최신순 1~2번째입니다.');
  expect(text).toContain('템플릿 · 엑셀 표 모으기 표를 모읍니다. 평점 4.5점, 평가 2개 4.5 ( 2 )');
  expect(text).toContain('새것 표를 모읍니다. 라이선스 MIT 다운로드 처음 이전 1 2 다음');
  expect(links).toContain('/marketDetail/d1');
  expect(sent('/api/v1/board/list')).toMatchObject({ boardType: 'market', category: '템플릿', keyword: '표' });
});

it('an item of the market offers its newest version, with what others say of it', async () => {
  const { text, links } = await open('/marketDetail/d1', ['ROLE_USER'], {
    '/api/v1/board/detail': { ...detail, fields: { ...detail.fields, install: '압축을 풉니다.' } },
    '/api/v1/board/replyList': noReplies,
    '/api/v1/board/related': {
      list: [{ place: 'faq', documentId: 'q1', manualPath: null, title: '마켓은 무엇인가요' }],
    },
    '/api/v1/market/detail': {
      versions: [version, { ...version, versionId: 'v0', version: '1.1.0', changes: '처음', entries: [] }],
      reviews: [
        {
          reviewId: 'r1',
          authorName: '김*수',
          rating: 4,
          body: '편합니다.',
          createdAt: AT,
          isMine: false,
          canDelete: true,
        },
      ],
      ratingAverage: 4,
      ratingCount: 1,
      abilities: { addVersion: true, submit: false, decide: false, review: true },
    },
  });
  expect(text).toContain(
    '표를 모읍니다. 평점 4.0점, 평가 1개 1.2.0 다운로드 2MB · 다운로드 12회 업무분야 엑셀 본문입니다.',
  );
  expect(text).toContain('설치방법 압축을 풉니다. 버전 2 버전 추가 1.2.0 최신 2026.11.20 빨라졌습니다.');
  expect(text).toContain('표 모으기.zip · 2MB · 12회 구성 파일 1개 main.rpa 2KB 파일 확인값(SHA-256) abc123 1.1.0');
  expect(text).toContain('확인값(SHA-256) abc123 평가 1 ');
  expect(text).toContain('별점 1점 2점 3점 4점 5점 김*수 2026.11.20 평가 삭제 편합니다. 추천 5 목록 수정 삭제');
  expect(links).toEqual(expect.arrayContaining(['/marketModify/d1', '/faq?open=q1', file.url]));
});

it('staff decide about an item of the market that waits', async () => {
  const { text } = await open('/marketDetail/d1', ['ROLE_ADMIN'], {
    '/api/v1/board/detail': { ...detail, reviewState: '심사요청', reviewNote: '' },
    '/api/v1/board/replyList': noReplies,
    '/api/v1/board/related': { list: [] },
    '/api/v1/market/detail': {
      versions: [{ ...version, isPublished: false }],
      reviews: [],
      ratingAverage: null,
      ratingCount: 0,
      abilities: { addVersion: false, submit: false, decide: true, review: false },
    },
  });
  expect(text).toContain('심사상태 심사요청 심사를 기다리고 있습니다. 심사를 기다리는 상품 보기 심사 시작 반려 게시');
  expect(text).toContain('버전 1 1.2.0 최신 심사 대기 2026.11.20');
});

it('a reference tells its figures before its text, and leads to others of the same industry', async () => {
  const reference = { boardType: 'reference', category: '제조', reviewState: null } as const;
  const { text, links } = await open('/referenceDetail/d1', [], {
    '/api/v1/board/detail-free': {
      ...detail,
      ...reference,
      title: '한빛제조의 견적',
      fields: {
        summary: '견적을 자동화했습니다.',
        customerName: '한빛제조',
        kpi1: '처리 시간|120|30|분',
        kpi2: '오류|10|1|건',
        quote: '이제 밤에 일하지 않습니다.',
        quoteBy: '김팀장',
      },
    },
    '/api/v1/board/list': listOf(
      { ...summary, ...reference },
      { ...summary, ...reference, documentId: 'd9', title: '두리상사의 정산', fields: { customerName: '두리상사' } },
    ),
  });
  expect(text).toContain(
    '견적을 자동화했습니다. 처리 시간 도입 후 30분 도입 전 2시간 -75% 오류 도입 후 1건 도입 전 10건 -90%',
  );
  expect(text).toContain('본문입니다. “ 이제 밤에 일하지 않습니다. ” 김팀장');
  expect(text).toContain(
    '다른 고객 사례 두리상사 제조 · 두리상사 두리상사의 정산 추천 5 목록 수정 삭제 이전글 앞의 글',
  );
  expect(links).toEqual(expect.arrayContaining(['/referenceDetail/d9', '/contact?reference=d1']));
});

it('the reference that was chosen on the landing page comes first', async () => {
  const { text, links } = await open('/Reference?selected=d1', [], {
    '/api/v1/board/list': listOf({ ...summary, boardType: 'reference', title: '한빛제조의 견적' }),
    '/api/v1/board/reference-home': [
      {
        name: '한빛제조',
        value: 'd1',
        referenceExtraList: [
          { key: 'title', value: '견적이 네 배 빨라졌습니다' },
          { key: 'texts', value: '처음 쓰는 글' },
        ],
      },
    ],
  });
  expect(text).toContain('선택하신 고객 사례 · 한빛제조 견적이 네 배 빨라졌습니다 처음 쓰는 글 도입 이야기 보기');
  expect(links[1]).toBe('/referenceDetail/d1');
});

it('rows of the library tell what one gets, and who cannot have it', async () => {
  const row = { ...summary, boardType: 'library', reviewState: null, fields: { product: 'Studio' } } as const;
  const { text } = await open('/library', [], {
    '/api/v1/board/list': listOf(
      { ...row, title: '소개서', downloads: { kinds: ['pdf'], lockedFor: null } },
      { ...row, documentId: 'd2', title: '설치 파일', downloads: { kinds: ['zip'], lockedFor: 'customer' } },
    ),
  });
  expect(text).toContain('소개서 PDF 제품 Studio');
  expect(text).toContain('설치 파일 고객사 전용 ZIP 제품 Studio');
});

it('a lecture tells what it teaches in the list and beside the player', async () => {
  const lecture = {
    boardType: 'videoTutorial',
    category: '입문',
    title: '첫 자동화',
    reviewState: null,
    fields: { summary: '환율을 가져옵니다.', level: '초급', durationSeconds: '62' },
  } as const;
  const list = await open('/videoTutorial', [], { '/api/v1/board/list': listOf({ ...summary, ...lecture }) });
  expect(list.text).toContain('첫 자동화 환율을 가져옵니다. 2026.11.20');
  const { text } = await open('/videoTutorialDetail/d1', ['ROLE_USER'], {
    '/api/v1/board/detail': { ...detail, ...lecture },
    '/api/v1/board/replyList': noReplies,
    '/api/v1/board/related': { list: [] },
    '/api/v1/video/watch': { course: [], resumeSeconds: 0 },
  });
  expect(text).toContain('입문 초급 첫 자동화');
  expect(text).toContain('환율을 가져옵니다. 본문입니다. 추천 5 목록');
});

it('the answers follow a question at once, above the row of what can be done with it', async () => {
  const { text } = await open('/qnaDetail/d1', ['ROLE_USER'], {
    '/api/v1/board/detail': {
      ...detail,
      boardType: 'qna',
      reviewState: null,
      answerState: '답변대기',
      fields: { product: 'Studio' },
    },
    '/api/v1/board/replyList': noReplies,
    '/api/v1/board/related': { list: [] },
  });
  expect(text).toContain('본문입니다. 제품 Studio 답변과 댓글 0 아직 답변이 없습니다.');
  expect(text).toContain('등록 추천 5 목록 수정 삭제 이전글');
});

it('a file for customers is named and not offered to others', async () => {
  const { text, links } = await open('/libraryDetail/d1', ['ROLE_USER'], {
    '/api/v1/board/detail': {
      ...detail,
      boardType: 'library',
      reviewState: null,
      files: [
        { ...file, isAllowed: true },
        { ...file, fileId: 'f2', name: '설치.exe', visibility: 'customer', isAllowed: false, downloadCount: 0 },
      ],
    },
    '/api/v1/board/detail-free': {
      ...detail,
      boardType: 'library',
      reviewState: null,
      files: [
        { ...file, isAllowed: true },
        { ...file, fileId: 'f2', name: '설치.exe', visibility: 'customer', isAllowed: false, downloadCount: 0 },
      ],
    },
    '/api/v1/board/replyList': noReplies,
    '/api/v1/board/related': { list: [] },
  });
  expect(text).toMatch(
    /첨부파일 2 고객사 회원만 다운로드할 수 있습니다.* 무료체험 신청 표 모으기.zip 다운로드 12회 표 모으기.zip 다운로드 \(ZIP, 2MB\) 파일 확인값\(SHA-256\) abc123 설치.exe 2MB 고객사 .*본문입니다/,
  );
  expect(links.filter((link) => link === file.url)).toHaveLength(1);
  expect(links).toContain('/contact');
});

it('the versions of a document stand with the present one first', async () => {
  const saved = { category: '이벤트', bodyHtml: '<p>글</p>', fields: {}, savedBy: '김운영', savedAt: AT };
  const { text, sent } = await open('/history/d1', ['ROLE_ADMIN'], {
    '/api/v1/board/versions': {
      boardType: 'notice',
      current: { ...saved, version: 3, title: '지금 제목' },
      list: [
        { ...saved, version: 2, title: '앞의 제목', savedBy: '이관리' },
        { ...saved, version: 1, title: '첫 제목' },
      ],
      older: null,
    },
  });
  expect(text).toContain('3번째 내용 지금 내용 김운영 2026.11.20 14:06 저장 전체 내용 지금 제목 글 2번째 내용 이관리');
  expect(text).toMatch(/첫 제목 글 이 내용으로 되돌리기$/);
  expect(text.match(/이 내용으로 되돌리기/g)).toHaveLength(2);
  expect(sent('/api/v1/board/versions')).toEqual({ documentId: 'd1' });
});

it('a long history goes on on another page', async () => {
  const saved = { category: '이벤트', bodyHtml: '<p>글</p>', fields: {}, savedBy: '김운영', savedAt: AT };
  const { text, links, sent } = await open('/history/d1?from=9', ['ROLE_ADMIN'], {
    '/api/v1/board/versions': {
      boardType: 'notice',
      current: { ...saved, version: 12, title: '지금 제목' },
      list: [9, 8].map((version) => ({ ...saved, version, title: `제목 ${version}` })),
      older: 8,
    },
  });
  expect(sent('/api/v1/board/versions')).toEqual({ documentId: 'd1', from: 9 });
  expect(text).toMatch(/9번째 내용 .*8번째 내용 .*이전 이력 더 보기$/);
  expect(text).not.toContain('12번째 내용');
  expect(links).toContain('/history/d1?from=8');
});

it('the form of a new document says to a member what follows, and neither to staff nor beside an answered one', async () => {
  const formOf = (path: string, role: 'ROLE_USER' | 'ROLE_ADMIN', isNew = true) =>
    open(path, [role], {
      '/api/v1/board/regData': {
        categories: ['기타'],
        abilities: { pin: role === 'ROLE_ADMIN' },
        document: isNew
          ? null
          : {
              documentId: 'd1',
              title: '질문',
              category: '기타',
              bodyHtml: '<p>본문</p>',
              fields: {},
              isPrivate: false,
              isPinned: false,
              publishAt: null,
              popupFrom: null,
              popupUntil: null,
              version: 1,
              files: [],
            },
      },
    });
  expect((await formOf('/marketRegister', 'ROLE_USER')).text).toContain('심사를 거쳐 마켓에 공개됩니다.');
  expect((await formOf('/marketRegister', 'ROLE_ADMIN')).text).not.toContain('심사를 거쳐');
  expect((await formOf('/qnaRegister', 'ROLE_USER')).text).toContain('영업일 하루 안에 답변하고');
  expect((await formOf('/qnaModify/d1', 'ROLE_USER', false)).text).not.toContain('영업일 하루 안에');
});
