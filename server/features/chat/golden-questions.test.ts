import { expect, it } from 'vitest';
import { chatText } from '#shared/messages/chat/chat.ko.ts';
import { indexManual } from '#server/search/index/index-manual.ts';
import { indexPages } from '#server/search/index/index-pages.ts';
import { seedDemo } from '#server/seed/seed-demo.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { askBuiltin } from './builtin/ask.fixture.ts';

/** What visitors ask most, with a piece of the title that answers. Whole question sets are for the deep gate. */
const ANSWERED = [
  ['견적은 어떻게 받나요?', '도입 비용'],
  ['무료 체험은 며칠인가요', '무료체험'],
  ['라이선스를 다른 PC로 옮기고 싶어요', '라이선스'],
  ['비밀번호를 잊어버렸어요', '비밀번호를 잊어버렸습니다'],
  ['설치 최소 사양이 어떻게 되나요', '사양'],
  ['엑셀 파일을 자동으로 읽을 수 있나요', '엑셀'],
  ['회원 탈퇴는 어떻게 하나요', '탈퇴'],
  ['교육은 어디서 신청하나요', '교육'],
  ['윈도우 11에서도 되나요', '사양'],
  ['오프라인에서도 설치할 수 있나요', '설치'],
  ['로봇 설치하려면 뭐가 필요해?', '사양'],
  ['제품 소개서 받을 수 있나요', '제품 소개서'],
  ['계약 기간은 얼마나 되나요?', '계약 기간은'],
  ['해지하면 환불되나요?', '해지하면 환불'],
  ['계약이 끝나면 데이터는?', '계약이 끝나면 데이터'],
  ['Studio가 뭐예요?', 'Studio, Robot, Manager는'],
  ['Robot이 뭐예요', 'Studio, Robot, Manager는'],
  ['Manager가 뭐예요?', 'Studio, Robot, Manager는'],
  ['제품 종류별로 뭐가 달라요', 'Studio, Robot, Manager는'],
  ['Center는 무엇을 하는 곳인가요', 'Studio, Robot, Manager는'],
  ['설 연휴에도 지원되나요', '기술지원은'],
  ['Robot와 Studio 비교', 'Studio, Robot, Manager는'],
  ['Robot과 Studio 차이가 뭐예요?', 'Studio, Robot, Manager는'],
  ['어떤 제품이 있나요', '어떤 제품인가요'],
  ['셀렉터가 뭐예요', '셀렉터'],
  ['셀렉터를 못 찾는대요', '요소를 찾을 수 없습니다'],
  ['요소를 찾을 수 없습니다', '요소를 찾을 수 없습니다'],
  ['버튼을 못 찾는다는데요', '요소를 찾을 수 없습니다'],
  ['대기열이 뭔가요', '대기열'],
  ['경쟁사보다 뭐가 좋아요', '다른 RPA 제품과'],
  ['다른 RPA랑 뭐가 달라요', '다른 RPA 제품과'],
  ['왜 여기 제품을 써야 하나요', '다른 RPA 제품과'],
  ['비밀번호 변경', '회원정보의'],
  ['비밀번호 바꾸는 법', '회원정보의'],
  ['크롬 드라이버 버전', 'session not created'],
  ['다른 RPA에서 옮겨올 수 있나요', '옮겨올 수 있나요'],
] as const;

/** Of what the panel suggests on these pages, each. */
const SUGGESTED = {
  market: ['템플릿과 컴포넌트는 어떻게 설치하나요', '마켓은 어떤 곳인가요', '심사를 거치나요'],
  faq: ['어떤 프로그램까지', '도입하는 데 얼마나 걸리나요', '어떤 기준으로 세나요'],
};

/** With what these answers begin: what was asked, before its conditions. */
const BEGINNINGS = [
  ['설치하려면 뭐가 필요해?', 'Studio와 담당자 PC의 Robot은 Windows 10 22H2 이상'],
  ['마켓의 템플릿은 무료인가요?', '템플릿은 무료인 것도 있고'],
  ['마켓에 올라온 것은 심사를 거치나요?', '마켓에 올라온 것은 모두 담당자의 심사를'],
  ['무료체험은 어떻게 신청하나요?', '[무료체험](/freeExperience)에서 신청'],
  ['사용자 교육은 어떻게 신청하나요?', '사용자 교육은 [제품 문의](/contact)에서'],
] as const;

const MOST_UNSURE = 1;

const UNANSWERED = [
  '내일 서울 날씨 어때요?',
  '삼성전자 주가 알려줘',
  '파이썬으로 피보나치 짜줘',
  '대통령이 누구야',
  '김치찌개 끓이는 법',
  '로또 번호 추천해줘',
  '근처 맛집 어디 있어',
  '오늘 점심 뭐 먹지',
  '이번 주 로또 당첨번호',
];

it('answers what visitors ask most from the right document, and refuses what the portal says nothing about', async () => {
  const portal = await buildTestApp();
  await seedDemo(portal.context, 'demouser', 'Passw0rd!');
  await indexManual(portal.context);
  await indexPages(portal.context);
  const refused: string[] = [];
  for (const [query, title] of ANSWERED) {
    const { isUnanswered, sources } = await askBuiltin(portal, query);
    if (isUnanswered) refused.push(query);
    // Where it is not sure enough to answer, what is right comes first among what is near.
    expect(sources[0]?.passage.title, query).toContain(title);
  }
  expect(refused.length, refused.join()).toBeLessThanOrEqual(MOST_UNSURE);
  for (const page of ['market', 'faq'] as const)
    for (const [i, title] of SUGGESTED[page].entries()) {
      const query = chatText.suggestionsOf[page][i] ?? '';
      const { isUnanswered, sources } = await askBuiltin(portal, query);
      expect(isUnanswered, query).toBe(false);
      expect(sources[0]?.passage.title, query).toContain(title);
    }
  for (const [query, beginning] of BEGINNINGS)
    expect((await askBuiltin(portal, query)).text.slice(0, 60), query).toContain(beginning);
  for (const query of ['크롬 드라이버는 어디서 받나요', '엣지 드라이버 다운로드', '웹 드라이버 받기'])
    expect((await askBuiltin(portal, query)).text, query).toContain('"menu":"/webdriver"');
  for (const [i, menu] of ['/cost', '/freeExperience', '/reference'].entries())
    expect((await askBuiltin(portal, chatText.suggestionsOf.buyers[i] ?? '')).text).toContain(`"menu":"${menu}"`);
  const price = [
    '가격이 얼마예요?',
    '100명 회사인데 얼마나 들까요',
    '회사 규모별 요금',
    '얼마예요?',
    '얼마에요',
    '그럼 얼마예요?',
    '그래서 얼마라고요',
    '비싼가요?',
    '직원 20명인데 얼마나',
    '한 달에 얼마나 들어요',
    '월 이용료 얼마',
    '1년에 얼마나 드나요',
    '연간 비용은 어느 정도예요',
    '직원 수에 따라 가격이 달라지나요',
    '직원 50명인데 몇대 필요함',
    '로봇 몇 대가 필요한가요',
    '우리 규모에 맞는 구성이 뭔가요',
  ];
  for (const query of [...price, '직원 20명인데 얼마나 들어요?', '100명이면 가격이 얼마나 드나요?'])
    expect((await askBuiltin(portal, query)).text, query).toContain('"menu":"/cost"');
  for (const query of price)
    expect((await askBuiltin(portal, query)).text, query).toContain('금액은 아래 기준으로 정해집니다.');
  const earlier = [{ question: 'Robot와 Studio 비교', answer: '…' }];
  expect((await askBuiltin(portal, '설치는 어떻게 하나요?', { earlier })).isUnanswered).toBe(false);
  const afterPrice = [{ question: '가격이 얼마예요?', answer: '…' }];
  const what = await askBuiltin(portal, '이거 뭐 하는 제품이에요?', { earlier: afterPrice });
  expect(what.sources[0]?.passage.title).toContain('어떤 제품인가요');
  const effects = { question: '효과는요?', answer: (await askBuiltin(portal, '효과는요?')).text };
  expect((await askBuiltin(portal, '그럼 얼마예요?', { earlier: [effects] })).text).toContain('금액은 아래 기준으로');
  for (const query of ['어떤 회사들이 쓰고 있나요', '누가 쓰나요?', '쓰는 회사 알려줘', '고객사가 어디예요?'])
    expect((await askBuiltin(portal, query)).text, query).toContain('"menu":"/reference"');
  for (const query of UNANSWERED) {
    const { isUnanswered, sources } = await askBuiltin(portal, query);
    expect(isUnanswered, query).toBe(true);
    // Nothing here is near to the weather.
    expect(sources, query).toEqual([]);
  }
});
