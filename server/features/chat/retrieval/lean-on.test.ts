import { expect, it } from 'vitest';
import { indexDocument } from '#server/search/index/index-document.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make.document.ts';
import { askBuiltin } from '../builtin/ask.fixture.ts';

const FAQS: readonly (readonly [title: string, bodyText: string, variants: string])[] = [
  [
    '무료체험은 무엇을 얼마 동안 쓸 수 있나요?',
    '30일 동안 모두 쓰실 수 있습니다. 무료체험 화면에서 신청합니다.',
    '무료로 써볼 수 있나요\n무료체험 기간\n무료체험 신청',
  ],
  [
    '사용자 교육은 어떻게 신청하나요?',
    '매달 온라인 교육을 엽니다. 고객사 임직원은 무료로 참여합니다. 제품 문의에서 신청합니다.',
    '교육은 언제 있나요\n교육 비용이 얼마예요',
  ],
  [
    '도입 비용은 어떻게 정해지나요?',
    '공개된 가격표는 없으며, 쓰실 수량에 맞추어 견적을 내드립니다. 금액은 Studio와 Robot의 수로 정해집니다.',
    '가격이 얼마예요\n비용이 얼마나 드나요',
  ],
  [
    '클라우드와 설치형 가운데 무엇을 고르면 되나요?',
    '서버를 운영할 분이 없으면 클라우드를, 업무망이 나뉘어 있으면 설치형을 권합니다.',
    '클라우드와 설치형의 차이',
  ],
  ['RPA가 무엇인가요?', '반복 업무를 소프트웨어 로봇이 대신하는 기술입니다.', 'RPA가 뭐예요'],
  ['셀렉터가 깨지면 어떻게 고치나요?', '셀렉터 편집기에서 다시 찾기를 누릅니다.', '셀렉터 고치는 법'],
  [
    '비밀번호를 잊어버렸습니다',
    '비밀번호 찾기에서 다시 정하실 수 있습니다. 메일이 오지 않으면 스팸함을 먼저 확인해주세요.',
    '비밀번호 분실',
  ],
  ['메일을 자동으로 받으려면 어떻게 하나요?', '메일 활동으로 메일을 받습니다.', '메일 받기\n메일 자동화'],
];
const OFFLINE = '등록한 뒤에는 인터넷이 끊겨도 14일 동안 쓸 수 있습니다.';

async function portalWithFaqs(): Promise<TestApp> {
  const portal = await buildTestApp();
  for (const [title, bodyText, variants] of FAQS)
    await makeDocument(portal, {
      boardType: 'faq',
      title,
      category: '기타',
      bodyText,
      fields: { variants, isUsed: 'true' },
    });
  await makeDocument(portal, { boardType: 'library', title: '라이선스 등록 안내', bodyText: OFFLINE });
  return portal;
}

/** The last question of a conversation, with what was answered before. */
async function talk(portal: TestApp, questions: readonly string[]) {
  const earlier: { question: string; answer: string }[] = [];
  for (const question of questions.slice(0, -1))
    earlier.push({ question, answer: (await askBuiltin(portal, question, { earlier })).text });
  return askBuiltin(portal, questions.at(-1) ?? '', { earlier });
}

it('answers a question that names nothing by what the answer before stood on', async () => {
  const portal = await portalWithFaqs();
  for (const [questions, said] of [
    [['무료로 써볼수있어?', '며칠동안 쓸 수 있나요'], '30일 동안'],
    [['무료로 써볼수있어?', '신청은 어디서 해'], '무료체험 화면에서 신청'],
    [['무료로 써볼수있어?', '며칠동안 쓸 수 있나요', '신청은 어디서 해'], '무료체험 화면에서 신청'],
    [['교육 언제 해요?', '비용은?'], '임직원은 무료로'],
    [['교육 언제 해요?', '비용이 얼마예요?'], '임직원은 무료로'],
    [['교육 언제 해요?', '비용이 드나요?'], '임직원은 무료로'],
    [['교육 언제 해요?', '신청 방법은?'], '[제품 문의](/contact)에서 신청'],
    [['비밀번호 분실', '메일이 안 와요'], '스팸함'],
    [['안녕하세요', '무료로 써볼수있어?', '신청은 어디서 해'], '무료체험 화면에서 신청'],
  ] as const) {
    const { text, isUnanswered } = await talk(portal, questions);
    expect(text, questions.join(' > ')).toContain(said);
    expect(text, questions.join(' > ')).not.toContain('14일');
    expect(isUnanswered, questions.join(' > ')).toBe(false);
  }
});

it('leads to where that is done which was spoken of before', async () => {
  const portal = await portalWithFaqs();
  for (const where of ['어디서 해요', '그럼 신청은?', '그럼 어디서 신청해요?', '신청하고 싶어요']) {
    const { text } = await talk(portal, ['무료 체험 되나요', where]);
    expect(text, where).toContain('"menu":"/freeExperience"');
    expect(text, where).not.toContain('30일 동안');
  }
  expect((await talk(portal, ['무료 체험 되나요', '감사합니다', '어디서 신청해요?'])).text).toContain('"menu"');
  for (const questions of [
    ['RPA가 뭐예요', '어디서 해요'],
    ['무료 체험 되나요', '신청은 언제까지 하나요'],
    ['지난달 공지 보여줘', '신청은 언제까지 하나요'],
  ])
    expect((await talk(portal, questions)).text, questions.join(' > ')).not.toContain('"menu"');
});

it('tells whoever was not helped what else is known, and where to ask when nothing is', async () => {
  const portal = await portalWithFaqs();
  const id = await makeDocument(portal, { boardType: 'library', title: '프린터 안내' });
  const html =
    '<h2>인쇄하기</h2><p>프린터를 켜고 인쇄를 누릅니다.</p><h2>종이 넣기</h2><p>프린터의 서랍을 엽니다.</p>' +
    '<h2>토너 바꾸기</h2><p>프린터의 앞면을 엽니다.</p><h2>인쇄되지 않을 때</h2><p>케이블을 다시 꽂습니다.</p>';
  await portal.context.db.updateTable('document').set({ body_html: html }).where('id', '=', id).execute();
  await indexDocument(portal.context.db, id);
  const first = ['프린터 인쇄하기', '그래도 안돼'];
  expect(await talk(portal, first)).toMatchObject({
    text: expect.stringContaining('케이블을 다시 꽂습니다'),
    isUnanswered: false,
  });
  for (const asks of ['안 되나요?', '안 되면 어떻게 해요', '복사해도 안 되나요?', '똑같은 건가요?'])
    expect((await talk(portal, ['셀렉터 고치는 법', asks])).text, asks).not.toContain('해결되지 않아 죄송합니다');
  for (const questions of [
    [...first, '해봐도 안 돼요'],
    ['셀렉터 고치는 법', '안되는데요'],
    ['셀렉터 고치는 법', '그래도 안됐어요'],
    ['셀렉터 고치는 법', '해봤는데 안 열려요'],
  ]) {
    const { text, isUnanswered } = await talk(portal, questions);
    expect(text, questions.join(' > ')).toContain('해결되지 않아 죄송합니다');
    expect(text).toContain('[QnA 등록](/qnaRegister)');
    expect(isUnanswered, questions.join(' > ')).toBe(true);
  }
});

it('says where more stands when all of it was said, and not the same again', async () => {
  const portal = await portalWithFaqs();
  for (const [questions, title, said] of [
    [['가격이 얼마예요', '더 자세히 알려줘'], '도입 비용은 어떻게 정해지나요?', '견적을'],
    [['가격이 얼마예요', '고마워요', '좀 더 자세히 알려주세요'], '도입 비용은 어떻게 정해지나요?', '견적을'],
    [['가격이 얼마예요', '더 자세히', '더 자세히'], '도입 비용은 어떻게 정해지나요?', '견적을'],
    [['RPA가 뭐야', '가격이 얼마예요', '더 자세히 알려줘'], '도입 비용은 어떻게 정해지나요?', '견적을'],
    [['RPA가 뭐야', '쉽게 설명해줘'], 'RPA가 무엇인가요?', '소프트웨어 로봇이'],
  ] as const) {
    const { text, sources, isUnanswered } = await talk(portal, questions);
    expect(text, questions.join(' > ')).toContain(`[${title}](/faq?open=`);
    expect(text, questions.join(' > ')).toContain('앞에서 모두 안내해드렸습니다.');
    expect(text, questions.join(' > ')).not.toContain(said);
    expect(sources[0]?.passage.title, questions.join(' > ')).toBe(title);
    expect(isUnanswered, questions.join(' > ')).toBe(false);
  }
});

it('tells more of a longer text, a part at a time', async () => {
  const portal = await portalWithFaqs();
  const id = await makeDocument(portal, { boardType: 'library', title: '대기열 안내' });
  const html = [
    '대기열은 처리할 일을 모아두는 곳입니다.',
    '관리 화면에서 새로 만듭니다.',
    '끝난 일은 지웁니다.',
    '네 번까지 나눕니다.',
  ]
    .map((sentence, i) => `<h2>대기열 ${i + 1}</h2><p>${sentence}</p>`)
    .join('');
  await portal.context.db.updateTable('document').set({ body_html: html }).where('id', '=', id).execute();
  await indexDocument(portal.context.db, id);
  const asked = ['대기열은 뭐 하는 곳이에요'];
  const told: string[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    told.push((await talk(portal, asked)).text);
    asked.push('더 자세히');
  }
  expect(told[0]).toContain('모아두는 곳입니다');
  expect(told[1]).not.toContain('모아두는 곳입니다');
  expect(told.join('\n')).toContain('새로 만듭니다');
  expect(told.at(-1)).toContain('모두 안내해드렸습니다');
});

it('refuses what that does not tell, and says that it comes near', async () => {
  const portal = await portalWithFaqs();
  for (const [questions, near] of [
    [['클라우드랑 설치형 차이가 뭐예요', '비용 차이는요?'], '클라우드와 설치형 가운데 무엇을 고르면 되나요?'],
    [['비밀번호를 잊어버렸습니다', '그거 며칠 걸려요?'], '비밀번호를 잊어버렸습니다'],
    [['무료로 써볼수있어?', '복구되나요?'], '무료체험은 무엇을 얼마 동안 쓸 수 있나요?'],
    [['RPA가 뭐야', '그거 누가 만들었어?'], 'RPA가 무엇인가요?'],
  ] as const) {
    const { sources, isUnanswered } = await talk(portal, questions);
    expect(isUnanswered, questions.join(' > ')).toBe(true);
    expect(sources[0]?.passage.title, questions.join(' > ')).toBe(near);
  }
});

it('does not bend a question that names what it asks of by the one before', async () => {
  const portal = await portalWithFaqs();
  for (const [questions, said] of [
    [['무료체험 기간', '셀렉터 고치는 법'], '다시 찾기'],
    [['셀렉터 고치는 법', '무료체험 기간'], '30일 동안'],
    [['무료체험 기간', '교육 언제 해요?'], '온라인 교육'],
    [['교육 언제 해요?', '무료로 써볼수있어?'], '30일 동안'],
    [['RPA가 뭐야', '도입 비용은 어떻게 정해지나요?'], '견적을'],
    [['가격이 얼마예요', 'RPA가 뭐야'], '소프트웨어 로봇이'],
    [['가격이 얼마예요', '비밀번호를 잊어버렸습니다'], '비밀번호 찾기에서'],
    [['교육 언제 해요?', '가격 알려주세요'], '견적을'],
    [['교육 언제 해요?', '가격이 얼마예요?'], '견적을'],
    [['셀렉터 고치는 법', '메일이 안 와요'], '메일 활동으로'],
    [['비밀번호 분실', '메일 받기'], '메일 활동으로'],
    [['무료체험 기간', '그럼 셀렉터 고치는 법은?'], '다시 찾기'],
  ] as const) {
    const { text, isUnanswered } = await talk(portal, questions);
    expect(isUnanswered, questions.join(' > ')).toBe(false);
    expect(text, questions.join(' > ')).toContain(said);
  }
});

it('offers no question that has nothing in common with the answer', async () => {
  const portal = await portalWithFaqs();
  expect((await talk(portal, ['가격이 얼마예요'])).suggested).toEqual([]);
});
