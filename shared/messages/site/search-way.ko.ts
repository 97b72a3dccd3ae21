import { withParticle } from '#shared/text/korean.ts';

/** Links of the search page. Separate from search.ko.ts, which many pages load for its names. */
export const searchWaysText = {
  startsTitle: '바로 찾아가기',
  starts: {
    faq: '자주 묻는 질문과 답변',
    manual: '설치부터 운영까지 안내',
    library: '설치 파일과 교육자료',
    qna: '묻고 답변 받기',
  },
  screensTitle: '바로 가기',
  /** `words` are written without blanks and in small letters. */
  screens: {
    cost: {
      hint: '금액을 정하는 기준과 효과 계산',
      words: ['가격', '비용', '요금', '견적', '단가', '금액', '도입효과', '절감', 'roi'],
    },
    freeTrial: { hint: '30일 동안 실제 업무에 적용', words: ['체험', '평가판', '트라이얼', 'trial', '데모'] },
    inquiry: { hint: '도입 상담과 견적, 시연', words: ['문의', '상담', '견적', '시연', '데모', '전화', '연락처'] },
    webdriver: { hint: '브라우저에 맞는 드라이버 다운로드', words: ['드라이버', 'driver'] },
    company: { hint: '사업자 정보와 연락처', words: ['회사소개', '사업자', '대표이사', '대표자', '연락처'] },
  },
  /** Above the few texts that come nearest. */
  nearTitle: (query: string) => `‘${query}’에 꼭 맞는 글을 찾지 못했습니다`,
  near: (count: number) => `가장 가까운 글 ${count}건입니다.`,
  searchRest: (query: string, count: string, isCapped: boolean) =>
    `${withParticle(`‘${query}’`, '으로')} 찾은 글 ${count}건${isCapped ? ' 이상' : ''} 보기`,
  askAssistant: 'AI에게 물어보기',
  asideTitle: '원하는 답을 찾지 못하셨나요?',
  asideText: '바로 물어보시면 답을 찾아드립니다.',
};
