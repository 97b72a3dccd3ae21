import { describe, expect, it } from 'vitest';
import type { Actor } from '#shared/permissions.ts';
import { menuRequestOf } from './menu-request.ts';

const MEMBER: Actor = { id: 'm', roles: ['ROLE_USER'] };
const SALES: Actor = { id: 's', roles: ['ROLE_SALES'] };

function ask(query: string, actor: Actor = null) {
  const now = '2026-11-21T03:00:00.000Z';
  const request = menuRequestOf({ query, actor, now });
  return request && { ...request, menu: decodeURIComponent(request.menu) };
}

describe('spec 3 menu navigation', () => {
  it.each([
    ['지난달 공지 보여줘', { menu: '/notice', startDt: '2026-10-01', endDt: '2026-10-31', desc: '지난달 공지사항' }],
    ['공지사항 목록', { menu: '/notice', startDt: '', endDt: '' }],
    ['최근 7일 점검 공지 보여주세요', { menu: '/notice?category=점검', startDt: '2026-11-15', endDt: '2026-11-21' }],
    ['자료실 어디에 있어요?', { menu: '/library' }],
    ['도입 사례 보고 싶어요', { menu: '/reference' }],
    ['내가 한 질문 어디서 봐요', { menu: '/qna', isAll: true }],
    ['제 질문 어디서 볼 수 있나요', { menu: '/qna', isAll: true }],
    ['제 답변은 어디서 보나요', { menu: '/myActivity', desc: '내 활동', isAll: true }],
    ['제 질문에 답변이 달렸는지 어디서 보나요', { menu: '/myActivity', isAll: true }],
    ['내가 한 질문에 답 왔나 확인', { menu: '/myActivity', isAll: true }],
    ['답변 왔다는데 어디로 가면 되나요', { menu: '/myActivity', isAll: true }],
    ['제가 올린 질문 답변 확인', { menu: '/myActivity', isAll: true }],
    ['문의한 거 처리 상황 어디서 확인해요', { menu: '/myActivity', isAll: true }],
    ['무료체험 신청한 거 어떻게 됐는지 보고 싶어요', { menu: '/myActivity', isAll: true }],
    ['내가 다운로드한 파일 목록 어디 있나요', { menu: '/myActivity', isAll: true }],
    ['고객사 이름이 궁금해요', { menu: '/reference', isAll: true }],
    ['어떤 회사들이 쓰고 있고 결과가 어땠나요?', { menu: '/reference', isAll: true, customersOf: '' }],
    ['어느 업체가 도입해서 성과가 있었나요', { menu: '/reference', customersOf: '' }],
    ['도입 효과가 얼마나 되나요', { menu: '/reference', customersOf: '' }],
    ['도입 효과 계산', { menu: '/cost' }],
    ['직원 20명 회사인데 견적 얼마나 나오나요', { menu: '/cost', topic: '도입 비용' }],
    ['얼마임', { menu: '/cost', topic: '도입 비용' }],
    ['가격이 얼마죠?', { menu: '/cost' }],
    ['금융권 고객사', { menu: '/reference?category=금융', customersOf: '금융' }],
    ['건설 회사도 쓰나요', { menu: '/reference?category=건설·에너지', customersOf: '건설·에너지' }],
    ['답변대기 질문 목록 보여줘', { menu: '/qna', status: '답변대기' }],
    ['무료체험 신청하고 싶어요', { menu: '/freeExperience', isAll: false }],
    ['써보고 싶어요', { menu: '/freeExperience', isAll: true }],
    ['한번 사용해보고 싶은데요', { menu: '/freeExperience', isAll: true }],
    ['크롬 드라이버 받기', { menu: '/webdriver', isAll: false }],
    ['상담 신청할래요', { menu: '/contact', isAll: true }],
    ['회원가입 하려면 어디로 가요? 페이지 알려줘', { menu: '/signup' }],
    ['비밀번호 까먹었어요', { menu: '/findIDPW' }],
    ['9월 공지사항 알려줘', { menu: '/notice', startDt: '2026-09-01', endDt: '2026-09-30' }],
    ['다음달 공지', { menu: '/notice', startDt: '2026-12-01', endDt: '2026-12-31' }],
    ['점검 공지만', { menu: '/notice?category=점검' }],
    ['내가 쓴 글 보여줘', { menu: '/qna' }],
    ['답변대기중인 질문 보여줘', { menu: '/qna', status: '답변대기' }],
    ['Q&A', { menu: '/qna' }],
    ['엑셀 템플릿 마켓에서 찾아줘', { menu: '/market?category=템플릿&q=엑셀' }],
    ['매뉴얼 어디있어요', { menu: '/manual/', isAll: true }],
    ['로그인하고 싶어', { menu: '/login', isAll: true }],
    ['로그인 화면', { menu: '/login' }],
    ['로그인 어디서 해요', { menu: '/login' }],
    ['문의 남기고 싶어요', { menu: '/contact', isAll: true }],
    ['어디서 문의하나요', { menu: '/contact', isAll: true }],
    ['상담', { menu: '/contact', isAll: true }],
    ['상담원 연결해주세요', { menu: '/contact', isAll: true }],
    ['데모 시연 신청하고 싶어요', { menu: '/contact', isAll: true }],
    ['담당자랑 통화하고 싶은데요', { menu: '/contact', isAll: false }],
    ['도입 문의', { menu: '/contact', isAll: true }],
    ['자료 다운로드 어디 있어요', { menu: '/library', isAll: true }],
    ['영상 강의 목록', { menu: '/videoTutorial' }],
    ['사용법', { menu: '/manual/', isAll: true }],
    ['사용 방법 알려주세요', { menu: '/manual/', isAll: true }],
    ['문의하기', { menu: '/contact', isAll: true }],
    ['회원가입 하고싶어요', { menu: '/signup', isAll: true }],
    [
      '설치 파일 어디서 받아요',
      { menu: '/library?category=설치파일', lead: expect.stringContaining('고객사로 등록된 회원이 로그인하신 뒤') },
    ],
    ['설치파일', { menu: '/library?category=설치파일' }],
    ['다운로드 어디', { menu: '/library', isAll: true }],
    ['다운받는 곳 알려줘', { menu: '/library' }],
    ['다운로드 하는 곳', { menu: '/library' }],
    ['다운받을 수 있는 곳', { menu: '/library' }],
    ['설치파일 주세요', { menu: '/library?category=설치파일' }],
    ['회사 소개 보여줘', { menu: '/company', isAll: true }],
  ])('%s', (query, expected) => {
    expect(ask(query)).toMatchObject(expected);
  });

  it('leads members to their own questions', () => {
    const query = '내 문의 답변대기 목록';
    expect(ask(query, MEMBER)).toMatchObject({ menu: '/qna?my=1', status: '답변대기' });
    expect(ask(query)).toMatchObject({ menu: '/qna', status: '답변대기' });
    expect(ask('내가 쓴 글 보여줘', MEMBER)).toMatchObject({ menu: '/qna?my=1' });
  });

  it('leads nobody to log in or sign up who has', () => {
    for (const query of ['로그인하고 싶어', '로그인 화면', '회원가입 하고싶어요'])
      expect(ask(query, MEMBER), query).toBeNull();
  });

  it('leads those alone to inquiries who may read them', () => {
    const query = '지난주 상담 접수 목록 보여줘';
    expect(ask(query, SALES)).toMatchObject({ menu: '/contact/list', startDt: '2026-11-09' });
    expect(ask(query, MEMBER)?.menu).not.toBe('/contact/list');
    expect(ask('고객사 문의 목록 보여줘', SALES)).toMatchObject({ menu: '/contact/list' });
    for (const actor of [MEMBER, null]) expect(ask('고객사 문의 목록 보여줘', actor)).toBeNull();
  });

  it.each([
    '자료실에 설치파일이 안보여요',
    '답변은 언제 오나요',
    '답변이 안 와요',
    'AI 답변이 틀렸어요',
    '다운로드한 파일은 어디에 저장되나요',
    '마켓에 올리면 심사 얼마나 걸려',
    '얼마나 걸려요',
    '얼마 동안 쓸 수 있나요',
    '고객사 전용 자료',
    '서비스 쓰는 회사에 얼마를 받나요',
    '교육 회사 소속인데 가입되나요',
    '체험판은 며칠동안 써볼수 있어요?',
    '엣지 드라이버는 버전 몇자리까지 맞춰야해?',
    '12월 교육 언제 있어요',
    '무료체험 신청한 업체가 몇 군데인가요',
    '로그인이 안 돼요',
    '로그인 화면이 안 열려요',
    '로그인 어떻게 해요',
    '로그인 화면 자동화하는 법',
    '문의하면 며칠 걸려요',
    '상담 시간',
    '엑셀 활동 사용법',
    '공지를 메일로 받을 수 있나요',
    '점검 일정은 어디에 설정하나요',
    '설치 파일 해시는 어떻게 확인하나요',
    '설치 파일 받다가 끊겼어요',
    '다운로드 폴더 지정',
    '다운로드가 느려요',
    '설치 파일 용량',
    '첨부 자료가 목록에 안 보여요',
    '게시판에 제가 쓴 글 저작권은 누구한테 있나요',
    '회원가입하면 뭐가 좋아요',
    '매뉴얼에 있는 예제가 안 돼요',
    '대표이사 승인 흐름 만들고 싶어요',
  ])('is no way to a page: %s', (query) => {
    expect(ask(query)).toBeNull();
  });
});
