import { expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { askBuiltin } from './ask.fixture.ts';

it('answers what the few texts of a new portal say, though nobody wrote how people ask for it, and nothing else', async () => {
  const portal = await buildTestApp();
  await makeDocument(portal, { boardType: 'faq', title: '서버 점검은 언제 하나요?', bodyText: '매달 25일입니다.' });
  await makeDocument(portal, {
    boardType: 'library',
    title: '로봇 실행이 자주 멈춥니다',
    bodyText: '메모리를 16GB로 늘리고 다시 시작하면 해결됩니다.',
  });
  await makeDocument(portal, {
    boardType: 'notice',
    title: '신규 입사자 교육 일정 안내',
    bodyText: '입사자 교육은 매주 월요일 오전 10시에 3층 대회의실에서 진행합니다.',
  });
  for (const [query, said] of [
    ['서버 점검 언제 해요?', '매달 25일입니다.'],
    ['점검 날짜 알려줘', '매달 25일입니다.'],
    ['로봇이 자꾸 멈춰요 어떻게 해요', '메모리를 16GB로'],
    ['입사자 교육은 어디서 하나요', '3층 대회의실'],
  ] as const)
    expect((await askBuiltin(portal, query)).text, query).toContain(said);
  for (const query of ['로봇 청소기 추천해줘', '서버 호스팅 요금제 비교', '법인카드 한도는 얼마인가요', 'E-9999 오류'])
    expect((await askBuiltin(portal, query)).isUnanswered, query).toBe(true);
});
