import { expect, it } from 'vitest';
import { koreanDay } from '#shared/text/days.ts';
import { periodOf } from '#web/features/admin/filter-period.ts';
import { openAsAdministrator as open } from '#web/rendered-page.fixture.ts';

const AT = '2026-11-20T05:06:00.000Z';
const SHOWN = '2026.11.20 14:06';

const engine = { isOn: true, provider: 'openai', testQuestion: '설치 방법을 알려주세요' } as const;
const gap = {
  gapId: 'g1',
  state: 'open' as const,
  count: 5,
  lastAskedAt: AT,
  faq: null,
  askedAgainAt: null,
  questions: [
    {
      messageId: 'm1',
      conversationId: 'c1',
      question: '환불되나요?',
      isDisliked: false,
      comment: '',
      askedAt: AT,
      again: null,
    },
  ],
};
const noGaps = {
  list: [],
  totalCount: 0,
  size: 20,
  counts: { todo: 0, drafted: 0, answered: 0, dismissed: 0 },
};

it('the overview tells what needs work first, then how many questions were answered, then the engine', async () => {
  const { text, links, sent } = await open('/admin/assistant', {
    '/api/v1/admin/assistant/overview': {
      ...engine,
      isOn: false,
      counts: { questions: 40, answered: 30, unanswered: 8, failed: 2, likes: 5, dislikes: 3, medianFirstPartMs: 1234 },
    },
    '/api/v1/admin/assistant/gaps': {
      ...noGaps,
      list: [gap, { ...gap, gapId: 'g2' }, { ...gap, gapId: 'g3' }, { ...gap, gapId: 'g4' }],
      counts: { ...noGaps.counts, todo: 4 },
    },
  });
  expect(text).toContain('AI 어시스턴트를 꺼두었습니다. 방문자의 질문에 답변하지 않습니다. 먼저 할 일 환불되나요?');
  expect(text.match(/FAQ 초안 만들기/g)).toHaveLength(3);
  expect(text).toMatch(/답하지 못한 질문 4묶음 모두 보기 최근 30일 첫 답변까지 \(중간값\) 1.2초/);
  expect(text).toContain(
    '질문 40건 답변함 30건 75% 답을 찾지 못함 8건 20% 실패 2건 도움이 됨 5건 도움이 되지 않음 3건 답변 엔진 OpenAI 호환 모델',
  );
  expect(text).toContain('‘설치 방법을 알려주세요’라고 물어');
  expect(links).toContain('/admin/assistant/gaps');
  const { from, until } = periodOf('month', koreanDay(new Date()));
  expect(links).toContain(`/admin/assistant/conversations?state=unanswered&from=${from}&until=${until}`);
  expect(sent('/api/v1/admin/assistant/gaps')).toEqual({ tab: 'todo' });
});

it('on a new portal the overview says what to do first instead of zeros, and later that nothing waits', async () => {
  const counts = {
    questions: 0,
    answered: 0,
    unanswered: 0,
    failed: 0,
    likes: 0,
    dislikes: 0,
    medianFirstPartMs: null,
  };
  const overviewOf = (questions: number) =>
    open('/admin/assistant', {
      '/api/v1/admin/assistant/overview': { ...engine, counts: { ...counts, questions } },
      '/api/v1/admin/assistant/gaps': noGaps,
    });
  const { text, links } = await overviewOf(0);
  expect(text).toMatch(/먼저 할 일 .* 1 엔진 시험하기 .* 2 FAQ 등록하기 .* 3 고정 답변 등록하기/);
  expect(text).not.toContain('0건');
  expect(text).not.toContain('꺼두었습니다');
  expect(links).toEqual(expect.arrayContaining(['#assistant-test', '/faqRegister', '/admin/assistant/pins?pin=new']));
  const later = await overviewOf(7);
  expect(later.text).toContain('먼저 할 일 지금 처리할 질문이 없습니다.');
  expect(later.text).toContain('질문 7건');
});

it('conversations tell how many questions went unanswered, as they are narrowed by the address', async () => {
  const one = { questionCount: 3, updatedAt: AT };
  const { rows, text, chosen, links, sent } = await open(
    '/admin/assistant/conversations?q=설치&state=unanswered&rating=dislike&page=2',
    {
      '/api/v1/admin/assistant/conversations': {
        totalCount: 45,
        questionCount: 61,
        size: 20,
        list: [
          { ...one, conversationId: 'c1', title: '설치 방법', isMember: true, unansweredCount: 0, dislikeCount: 0 },
          { ...one, conversationId: 'c2', title: '가격', isMember: false, unansweredCount: 2, dislikeCount: 1 },
        ],
      },
    },
  );
  expect(rows).toEqual([
    ['설치 방법', '', '질문 3개', '회원', SHOWN],
    ['가격', '답을 찾지 못한 질문 2개 도움이 되지 않음', '질문 3개', '비회원', SHOWN],
  ]);
  expect(text).toContain('대화 45건 · 조건에 맞는 질문 61개');
  expect(chosen).toEqual(['답을 찾지 못함', '도움이 되지 않음', '기간 전체']);
  expect(links, 'with the list that it leads on in').toContain(
    '/admin/assistant/conversations/c2?q=설치&state=unanswered&rating=dislike&page=2',
  );
  expect(sent('/api/v1/admin/assistant/conversations')).toEqual({
    q: '설치',
    state: 'unanswered',
    rating: 'dislike',
    from: '',
    until: '',
    page: 2,
  });
});

it('a conversation shows each answer as the chat did, its sources once, and what to do where there was none', async () => {
  const asked = { comment: '', engine: 'builtin', askedAt: AT, firstPartMs: 300, tookMs: 1200, rating: null };
  const { text, links, sent } = await open('/admin/assistant/conversations/c1?state=unanswered', {
    '/api/v1/admin/assistant/conversations': {
      totalCount: 2,
      questionCount: 4,
      size: 20,
      list: ['c0', 'c1'].map((conversationId) => ({
        conversationId,
        title: '',
        isMember: false,
        questionCount: 2,
        unansweredCount: 1,
        dislikeCount: 0,
        updatedAt: AT,
      })),
    },
    '/api/v1/admin/assistant/conversation': {
      conversationId: 'c1',
      title: '설치 방법',
      isMember: false,
      createdAt: AT,
      messages: [
        {
          messageId: 'm1',
          question: '어떻게 설치하나요?',
          answer:
            '**설치 파일**을 실행합니다.\n\n| 제품 | Windows |\n| --- | --- |\n| 로봇 | 11 |\n\n```json\n{"menu":"download","desc":"다운로드"}\n```\n\n' +
            `- [요건](/faq?open=f2)\n${'- 준비합니다.\n'.repeat(9)}\n이런 내용도 확인해보세요.\n\n**"삭제는요?"**`,
          status: 'answered',
          rating: 'dislike',
          comment: '파일이 없습니다',
          engine: 'builtin',
          askedAt: AT,
          firstPartMs: 300,
          tookMs: 1200,
          sources: [
            { place: 'faq', title: '설치하기', content: '설치 파일', url: '/faq?open=f1' },
            { place: 'faq', title: '요건', content: '', url: '/faq?open=f2' },
          ],
          gap: null,
        },
        {
          ...asked,
          messageId: 'm2',
          question: '주차장은\n어디인가요?',
          answer: '찾지 못했습니다.',
          status: 'unanswered',
          sources: [{ place: 'faq', title: '가까운 글', content: '', url: '/faq?open=f3' }],
          gap: { gapId: 'g1', state: 'open', faq: null },
        },
      ],
    },
  });
  expect(text).toContain(
    `비회원 ${SHOWN} 답을 찾지 못한 질문 1개 주차장은 어디인가요? 답변함 도움이 되지 않음 ${SHOWN} 비회원 어떻게 설치하나요? AI 어시스턴트 설치 파일을 실행합니다. 제품`,
  );
  expect(text).toContain('다운로드 메뉴로 이동 관련 질문 : 삭제는요?');
  expect(text).toContain('설치하기 첫 답변 300ms · 전체 1,200ms');
  expect(
    links.filter((link) => link.startsWith('/download?endDt=')),
    'the button that was offered',
  ).toHaveLength(1);
  expect(text).toMatch(/항목 \d+개 더 보기 (요건|준비)/);
  expect(text).toContain('의견 : 파일이 없습니다');
  expect(text).not.toMatch(/\||---|\*\*|가까운 글/);
  expect(links).toContain('/faq?open=f1');
  expect(links.filter((link) => link === '/faq?open=f2')).toHaveLength(1);
  expect(links).toEqual(expect.arrayContaining(['#m2', '/faqRegister?gap=g1']));
  expect(links).toContain('/admin/assistant/pins?pin=new&question=주차장은 어디인가요%3F');
  expect(sent('/api/v1/admin/assistant/conversation')).toEqual({ conversationId: 'c1' });
  expect(sent('/api/v1/admin/assistant/conversations')).toMatchObject({ state: 'unanswered', page: 1 });
  expect(links, 'back to the list it came from').toContain('/admin/assistant/conversations?state=unanswered');
});

it('unanswered questions of one meaning stand together, by what was done about them', async () => {
  const question = { conversationId: 'c1', isDisliked: false, comment: '', askedAt: AT, again: null };
  const { text, links, sent } = await open('/admin/assistant/gaps?tab=drafted', {
    '/api/v1/admin/assistant/gaps': {
      totalCount: 1,
      size: 20,
      counts: { todo: 4, drafted: 1, answered: 2, dismissed: 3 },
      list: [
        {
          gapId: 'g1',
          state: 'missed',
          count: 5,
          lastAskedAt: AT,
          faq: { documentId: 'f1', isUsed: true },
          askedAgainAt: AT,
          questions: [
            {
              ...question,
              messageId: 'm1',
              question: '환불되나요?',
              again: { isAnswered: false, answer: '모릅니다.' },
            },
            { ...question, messageId: 'm2', question: '환불 기간은?', isDisliked: true, comment: '틀렸습니다' },
          ],
        },
      ],
    },
  });
  expect(text).toContain('할 일 4 초안 작성 중 1 답변됨 2 제외함 3 질문 묶음 1개 환불되나요?');
  expect(text).toContain('FAQ를 게시했지만 아직 답하지 못한 질문이 있습니다.');
  expect(text).toContain(`5회 질문 마지막 질문 ${SHOWN}`);
  expect(text).toContain(`환불되나요? 답을 찾지 못함 ${SHOWN} 다시 물어본 결과 아직 못 찾음 모릅니다.`);
  expect(text).toContain(`환불 기간은? 도움이 되지 않음 ${SHOWN} 의견 : 틀렸습니다 이 밖에 3번 더 질문했습니다.`);
  expect(links).toEqual(expect.arrayContaining(['/admin/assistant/gaps?tab=answered', '/faqModify/f1']));
  expect(sent('/api/v1/admin/assistant/gaps')).toEqual({ tab: 'drafted', page: 1 });
});

it('pinned answers tell their questions, and who wrote them', async () => {
  const { text, links } = await open('/admin/assistant/pins', {
    '/api/v1/admin/assistant/pins': {
      list: [
        {
          pinId: 'p1',
          questions: ['가격', '비용'],
          answer: '**월 10만 원**입니다.\n\n- 로봇: 1대\n- 기간: 1년',
          link: '/cost',
          savedBy: '김운영',
          updatedAt: AT,
        },
      ],
    },
  });
  expect(text).toContain('가격 외 질문 1개 월 10만 원입니다. · 로봇: 1대 · 기간: 1년 김운영 저장 2026.11.20 /cost');
  expect(links).toEqual(expect.arrayContaining(['/admin/assistant/pins?pin=new', '/admin/assistant/pins?pin=p1']));
});

it('API keys tell when they were used last, and whether they were taken back', async () => {
  const key = { createdAt: AT, prefix: 'ak_1' };
  const { rows } = await open('/admin/assistant/keys', {
    '/api/v1/chat/keys/list': {
      list: [
        { ...key, keyId: 'k1', name: '제품 화면', lastUsedAt: AT, revokedAt: null },
        { ...key, keyId: 'k2', name: '시험', lastUsedAt: null, revokedAt: AT },
      ],
    },
  });
  expect(rows).toEqual([
    ['제품 화면', '사용 중', 'ak_1 …', '발급일 2026.11.20', `마지막 사용 ${SHOWN}`, '폐기'],
    ['시험', '폐기됨', 'ak_1 …', '발급일 2026.11.20', '사용한 적 없음', ''],
  ]);
});
