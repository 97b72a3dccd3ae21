import { expect, it } from 'vitest';
import { assistantAnswerText } from '#shared/messages/chat/assistant-answer.ko.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { askBuiltin } from '../builtin/ask.fixture.ts';

it('reads a question that says too little behind the one before it, and any other by itself', async () => {
  const portal = await buildTestApp();
  const faq = (title: string, bodyText: string) => makeDocument(portal, { boardType: 'faq', title, bodyText });
  await faq(
    '회의실 예약은 어떻게 하나요?',
    '캘린더에서 회의실을 고르고 시간을 정합니다. 예약 취소는 시작 10분 전까지 됩니다.',
  );
  await faq('주문 취소는 어떻게 하나요?', '주문 내역에서 취소를 누릅니다.');
  await faq('방화벽은 어떤 포트를 여나요?', '서버는 443 포트를 엽니다. 클라이언트는 8443 포트를 엽니다.');
  const after = (question: string) => ({ earlier: [{ question, answer: '네.' }] });
  for (const query of ['취소는?', '취소는요?'])
    expect(
      (await askBuiltin(portal, query, after('회의실 예약은 어떻게 하나요?'))).sources[0]?.passage.title,
      query,
    ).toContain('회의실');
  for (const query of ['그럼 클라이언트는?', '그럼 클라이언트는요?'])
    expect((await askBuiltin(portal, query, after('방화벽 서버 포트 알려주세요'))).text, query).toContain('8443');
  const weather = await askBuiltin(portal, '날씨는?', after('회의실 예약은 어떻게 하나요?'));
  expect(weather.isUnanswered).toBe(true);
  const own = await askBuiltin(portal, '주문 취소는 어떻게 하나요?', after('회의실 예약은 어떻게 하나요?'));
  expect(own.sources[0]?.passage.title).toContain('주문 취소');
});

it('takes a question with a noun and a verb for one of its own, unless the previous text answers it as well', async () => {
  const portal = await buildTestApp();
  const faq = (title: string, bodyText: string) => makeDocument(portal, { boardType: 'faq', title, bodyText });
  await faq('메일 보내기', '메일 활동에 받는 사람과 제목을 적고 실행하면 메일을 보냅니다.');
  await faq('라이선스를 새 컴퓨터로 옮기기', '등록을 해제하면 메일로 새 키를 보냅니다. 유효 기간은 7일입니다.');
  await faq('교육 일정 안내', '교육은 매달 둘째 주에 열립니다. 신청은 교육 메뉴에서 받습니다.');
  await faq('기간을 바꾸는 방법', '보고서의 기간을 눌러 바꿉니다.');
  const titleAfter = async (question: string, query: string) =>
    (await askBuiltin(portal, query, { earlier: [{ question, answer: '네.' }] })).sources[0]?.passage.title;
  const license = '라이선스를 새 컴퓨터로 옮기려면 어떻게 하나요?';
  expect(await titleAfter(license, '메일은 어떻게 보내나요?')).toContain('메일 보내기');
  expect(await titleAfter(license, '유효 기간은?')).toContain('라이선스');
  expect(await titleAfter('교육 일정이 어떻게 되나요?', '신청은 어디서 받아요?')).toContain('교육 일정');
});

it('asks of what a message names after 그럼, or with nothing but an amount, the same as before', async () => {
  const portal = await buildTestApp();
  const faq = (title: string, bodyText: string) => makeDocument(portal, { boardType: 'faq', title, bodyText });
  await faq('이용 요금은 얼마인가요?', '요금은 로봇 수로 정하며, 로봇 하나는 한 달에 10만 원입니다.');
  await faq('로봇 설치 파일', '로봇은 설치 파일을 받아 설치합니다. 서버와 대면 상담실에 두 대를 두었습니다.');
  await faq('대면 상담 안내', '대면 상담은 로봇 상담실에서 합니다.');
  await faq('체험은 어떻게 신청하나요?', '체험 화면에서 신청하시며 비용은 받지 않습니다.');
  const titleAfter = async (question: string, query: string) =>
    (await askBuiltin(portal, query, { earlier: [{ question, answer: '네.' }] })).sources[0]?.passage.title;
  for (const query of ['그럼 로봇 두 대면요?', '로봇 두 대면요?', '그러면 로봇 두 대는?'])
    expect(await titleAfter('로봇 한 대의 이용 요금은 얼마인가요?', query), query).toContain('이용 요금');
  expect(await titleAfter('체험은 어떻게 신청하나요?', '그럼 비용은 있나요?')).toContain('체험은');
  expect(await titleAfter('체험은 어떻게 신청하나요?', '그럼 로봇 설치 파일은 어디에 있나요?')).toContain('설치 파일');
});

it('takes the price for a question of its own, whatever was said before', async () => {
  const portal = await buildTestApp();
  const faq = (title: string, bodyText: string) => makeDocument(portal, { boardType: 'faq', title, bodyText });
  await faq('도입 비용은 어떻게 정해지나요?', '도입 비용은 로봇 수로 정하며, 로봇 하나는 한 달에 10만 원입니다.');
  await faq('로봇을 설치하려면 무엇이 필요한가요?', '로봇을 설치하려면 Windows 10과 메모리 8GB가 필요합니다.');
  const earlier = [{ question: '로봇을 설치하려면 무엇이 필요한가요?', answer: 'Windows 10입니다.' }];
  for (const query of ['얼마예요?', '이거 얼마예요?', '얼마야', '가격이 얼마인가요?'])
    expect((await askBuiltin(portal, query, { earlier })).sources[0]?.passage.title, query).toContain('도입 비용');
});

it('asks of a name the same as of another of its kind before it', async () => {
  const portal = await buildTestApp();
  const faq = (title: string, bodyText: string) => makeDocument(portal, { boardType: 'faq', title, bodyText });
  for (const [name, key] of [
    ['크롬', 'F1'],
    ['Edge', 'F2'],
    ['윈도우', 'F3'],
    ['맥', 'F4'],
    ['4.6', 'F5'],
    ['4.5', 'F6'],
  ] as const)
    await faq(`${name} 도움말은 어떻게 여나요?`, `${name}에서는 ${key} 키를 누릅니다.`);
  for (const [before, query, key] of [
    ['크롬 도움말은 어떻게 여나요?', '엣지는요?', 'F2'],
    ['Chrome 142 도움말은 어떻게 여나요?', '그럼 엣지는?', 'F2'],
    ['Windows 11에서 도움말은 어떻게 여나요?', '맥은?', 'F4'],
    ['4.6 도움말은 어떻게 여나요?', '4.5는?', 'F6'],
  ] as const) {
    const { text, isUnanswered } = await askBuiltin(portal, query, { earlier: [{ question: before, answer: '네.' }] });
    expect(isUnanswered, query).toBe(false);
    expect(text.split(assistantAnswerText.beside)[0], `${before} ${query}`).toContain(key);
  }
});

it('does not repeat what it just answered to a question that names nothing new, but says where else to look', async () => {
  const portal = await buildTestApp();
  const faq = (title: string, bodyText: string) => makeDocument(portal, { boardType: 'faq', title, bodyText });
  await faq('프린터 용지가 걸렸습니다', '프린터의 뒤쪽 덮개를 열어 용지를 뺍니다.');
  await faq('프린터 용지를 고르는 방법', '프린터 용지는 두꺼울수록 걸리기 쉽습니다.');
  const question = '프린터 용지가 걸렸습니다';
  const { text: answer } = await askBuiltin(portal, question);
  const { text, sources, isUnanswered } = await askBuiltin(portal, '그래도 안 되면?', {
    earlier: [{ question, answer }],
  });
  expect(answer).toContain('뒤쪽 덮개를');
  expect(text).toContain(assistantAnswerText.nothingElse);
  expect(text).not.toContain('뒤쪽 덮개를');
  expect(sources.map(({ passage }) => passage.title)).toEqual(['프린터 용지를 고르는 방법']);
  expect(isUnanswered).toBe(true);
});

it('keeps the subject through a chain, though a title asks the same of the new name alone', async () => {
  const portal = await buildTestApp();
  const faq = (title: string, bodyText: string) => makeDocument(portal, { boardType: 'faq', title, bodyText });
  await faq('Studio와 Robot의 최소 사양', 'Studio는 메모리 16GB, Robot은 메모리 8GB가 최소 사양입니다.');
  await faq('Robot은 무엇인가요?', 'Robot은 만든 흐름을 실행합니다.');
  await faq(
    '라이선스를 다른 컴퓨터로 옮기려면 어떻게 하나요?',
    '라이선스는 한 달에 세 번까지 옮기십니다. 횟수 제한이 있습니다.',
  );
  await faq('대기열의 재시도 횟수', '재시도 횟수를 제한합니다. 횟수 제한은 세 번입니다.');
  const chain = async (...asked: string[]) => {
    const titles: (string | undefined)[] = [];
    for (const [i, query] of asked.entries()) {
      const earlier = asked.slice(0, i).map((question) => ({ question, answer: '네.' }));
      titles.push((await askBuiltin(portal, query, { earlier })).sources[0]?.passage.title);
    }
    return titles;
  };
  const sizes = 'Studio와 Robot의 최소 사양';
  expect(await chain('Studio 최소 사양이 어떻게 되나요?', '그럼 Robot은?', 'Studio는요?')).toEqual([
    sizes,
    sizes,
    sizes,
  ]);
  const [, limit] = await chain('라이선스를 다른 컴퓨터로 옮기고 싶어요', '그럼 횟수 제한은?');
  expect(limit).toContain('라이선스를');
});

it('says again what it answered, asks 도 되나요 of the same, and reads a code in place of the one before it', async () => {
  const portal = await buildTestApp();
  const faq = (title: string, bodyText: string) => makeDocument(portal, { boardType: 'faq', title, bodyText });
  await faq('수영 강습은 어떻게 신청하나요?', '수영 강습은 창구에서 신청하며 온라인 신청도 됩니다.');
  await faq('온라인으로 상담할 수 있나요?', '상담은 온라인으로 하실 수 있습니다.');
  await faq('K-1042 오류가 나옵니다', 'K-1042 오류는 화면이 바뀌면 나옵니다.');
  await faq('K-2110 오류가 나옵니다', 'K-2110 오류는 화면이 잠기면 나옵니다.');
  await faq('사물함이 잠겼습니다', '사물함은 비밀번호를 틀리면 잠깁니다. 30분이 지나면 저절로 풀립니다.');
  const swimming = { question: '수영 강습은 어떻게 신청하나요?', answer: '네.' };
  const thanks = { question: '고마워요', answer: '네.' };
  const again = await askBuiltin(portal, '다시 말해주세요', { earlier: [swimming, thanks] });
  expect(again.text).toContain(assistantAnswerText.again);
  expect(again.text).toContain('창구에서 신청하며');
  expect((await askBuiltin(portal, '온라인으로도 되나요?', { earlier: [swimming] })).text).toContain('창구에서');
  const code = await askBuiltin(portal, '그럼 K-2110은?', {
    earlier: [{ question: 'K-1042 오류가 나요', answer: '네.' }],
  });
  expect(code.text.split(assistantAnswerText.beside)[0]).toContain('화면이 잠기면');
  expect(code.text.split(assistantAnswerText.beside)[0]).not.toContain('화면이 바뀌면');
  const locked = '사물함이 잠겼습니다';
  const { text: answer } = await askBuiltin(portal, locked);
  const when = await askBuiltin(portal, '언제 풀려요?', { earlier: [{ question: locked, answer }] });
  expect(when.text, 'the answer above tells it').toContain('30분이 지나면');
});

it('asks of a name in the place of another all that was asked before, and shows what says it', async () => {
  const portal = await buildTestApp();
  const SETTING = { 크롬: '개인 정보 보호', 엣지: '검색 및 서비스' };
  const paragraphs = (name: keyof typeof SETTING) => [
    `${name} 브라우저는 사내 표준 브라우저입니다. `.repeat(8),
    `${name} 브라우저의 즐겨찾기는 계정에 저장됩니다. `.repeat(8),
    `쿠키와 캐시는 설정의 ${SETTING[name]}에서 삭제합니다. 삭제한 뒤에는 다시 로그인합니다.`,
  ];
  for (const [name, filler] of [
    ['크롬', '확장 프로그램은 승인된 것만 설치합니다. '],
    ['엣지', '컬렉션은 부서에서 함께 씁니다. '],
  ] as const)
    await makeDocument(portal, {
      boardType: 'faq',
      title: `${name} 브라우저 안내`,
      bodyText: [...paragraphs(name), filler.repeat(20)].join('\n\n'),
    });
  const { text } = await askBuiltin(portal, '그럼 엣지는요?', {
    earlier: [{ question: '크롬 캐시는 어떻게 삭제하나요?', answer: '네.' }],
  });
  expect(text).toMatch(/^쿠키와 캐시는 설정의 검색 및 서비스에서/);
});
