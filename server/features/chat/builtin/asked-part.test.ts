import { expect, it } from 'vitest';
import { assistantAnswerText } from '#shared/messages/chat/assistant-answer.ko.ts';
import { indexDocument } from '#server/search/index/index-document.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { askBuiltin } from './ask.fixture.ts';

type Given = Parameters<typeof makeDocument>[1];

async function publish(portal: TestApp, { html, ...document }: Given & { html: string }) {
  const id = await makeDocument(portal, document);
  await portal.context.db.updateTable('document').set({ body_html: html }).where('id', '=', id).execute();
  await indexDocument(portal.context.db, id);
}

const table = (...rows: string[][]) =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

const shownOf = async (portal: TestApp, query: string, ...before: string[]) =>
  (await askBuiltin(portal, query, { earlier: before.map((question) => ({ question, answer: '네.' })) })).text.split(
    assistantAnswerText.foldBegin,
  )[0] ?? '';

const BASIS = table(
  ['구분', '정하는 기준'],
  ['어린이', '키와 보호자의 동행'],
  ['청소년', '학생증의 발급일'],
  ['어른', '한 달에 오는 날의 수'],
);
const NOTES = Array.from(
  { length: 6 },
  (_, i) => `<li>이용료 ${i + 1}만 원은 접수대에서 확인증과 함께 내시면 됩니다.</li>`,
);

it('shows the table that a sentence announces, whole or the row that was asked for', async () => {
  const portal = await buildTestApp();
  const html = `<p>수영장은 회원제로 운영합니다. 이용료는 아래 기준으로 정합니다.</p>${BASIS}<ul>${NOTES.join('')}</ul><p>${'주차장과 매점은 따로 운영하므로 오시기 전에 확인해주세요. '.repeat(5)}</p>`;
  await publish(portal, { boardType: 'faq', title: '수영장 이용료는 얼마인가요?', html });
  const whole = await shownOf(portal, '수영장 이용료는 얼마인가요?');
  for (const basis of ['키와 보호자의', '학생증의 발급일', '오는 날의 수']) expect(whole).toContain(basis);
  const row = await shownOf(portal, '수영장 청소년 이용료는 얼마인가요?');
  expect(row).toContain('학생증의 발급일');
  expect(row).not.toContain('오는 날의 수');
});

it('shows the row that a question asks for behind the one before it, which asked for the table', async () => {
  const portal = await buildTestApp();
  const needs = table(
    ['항목', '최소'],
    ['운영체제', 'Windows 10'],
    ['프로세서', '4코어'],
    ['메모리', '8GB'],
    ['저장 공간', '20GB'],
  );
  const html = `<p>로봇을 설치할 컴퓨터는 아래를 갖춰야 합니다.</p>${needs}`;
  await publish(portal, { boardType: 'faq', title: '로봇을 설치하려면 무엇이 필요한가요?', html });
  for (const title of ['휴가는 며칠인가요?', '주차장은 어디에 있나요?', '영수증은 어떻게 받나요?'])
    await publish(portal, { boardType: 'faq', title, html: '<p>총무팀에 물어보시면 알려드립니다.</p>' });
  const before = '로봇 설치하려면 뭐가 필요해?';
  expect(await shownOf(portal, before)).toContain('20GB');
  for (const query of ['그럼 메모리는 얼마나 필요해?', '메모리는?']) {
    const row = await shownOf(portal, query, before);
    expect(row, query).toContain('8GB');
    expect(row, query).not.toContain('20GB');
  }
});

it('says again what was just said where a question asks for it', async () => {
  const portal = await buildTestApp();
  const html = '<p>체험은 신청하신 날부터 30일 동안 쓰실 수 있습니다.</p><p>결제 정보는 받지 않습니다.</p>';
  await publish(portal, { boardType: 'faq', title: '무료체험은 어떻게 신청하나요?', html });
  const question = '무료체험은 어떻게 신청하나요?';
  const earlier = [{ question, answer: (await askBuiltin(portal, question)).text }];
  const { text, isUnanswered } = await askBuiltin(portal, '그건 며칠 동안이에요?', { earlier });
  expect([text.split('\n')[0], isUnanswered]).toEqual([expect.stringContaining('30일'), false]);
  expect((await askBuiltin(portal, '그래도 안 되면?', { earlier })).isUnanswered).toBe(true);
});

it('never ends with a sentence that announces a list without the list', async () => {
  const portal = await buildTestApp();
  const long = '혼자 하지 마시고 곁에 있는 분께 먼저 알린 뒤 서두르지 말고 천천히 움직여주세요';
  const steps = ['가스를 잠급니다', '창문을 엽니다', '밖으로 나옵니다', '전화합니다', '기다립니다', '다시 켭니다'].map(
    (step) => `${step}. ${long}.`,
  );
  const html = `<p>가스 냄새가 나면 먼저 불을 쓰지 마세요. 다음 순서로 조치합니다.</p><ol>${steps.map((step) => `<li><p>${step}</p></li>`).join('')}</ol><p>${'점검 기사는 신청하신 날 오후에 방문해 배관과 호스, 계량기를 차례로 살펴봅니다. '.repeat(8)}</p>`;
  await publish(portal, { boardType: 'faq', title: '가스 냄새가 나면 어떻게 하나요?', html });
  const shown = await shownOf(portal, '가스 냄새가 나요');
  expect(shown).toContain('다음 순서로');
  for (const step of steps) expect(shown).toContain(step);
});

it('shows a short text whole instead of folding its first sentence', async () => {
  const portal = await buildTestApp();
  const html =
    '<p>14일 동안 텐트 하나와 침낭 둘을 빌려드립니다. 보증금은 받지 않습니다.</p><ol><li><p>대여 신청서를 적습니다.</p></li><li><p>문자를 받으면 찾으러 옵니다.</p></li></ol>';
  await publish(portal, { boardType: 'faq', title: '캠핑 장비 대여는 무엇을 얼마 동안 해주나요?', html });
  const shown = await shownOf(portal, '캠핑 장비 대여는 어떻게 신청하나요?');
  expect(shown).toContain('14일 동안');
  expect(shown).toContain('1. 대여 신청서를 적습니다.');
});

it('answers a code from the text whose title or wording names it, and shows nothing about other codes', async () => {
  const portal = await buildTestApp();
  const rows = [
    ['표시', '뜻'],
    ['H-16', '물이 모자랍니다.'],
    ['H-17', '불꽃이 약합니다.'],
    ['H-18', '배기가 막혔습니다.'],
    ...Array.from({ length: 12 }, (_, i) => [`H-${30 + i}`, `${i}번 감지기를 바꿔야 하니 기사를 부릅니다.`]),
  ];
  const general = '<ol><li><p>경고 표시는 무엇인가요?</p></li><li><p>경고가 언제부터 나왔나요?</p></li></ol>';
  const html = `${general}${table(...rows)}`;
  await publish(portal, { boardType: 'library', title: '경고 표시 모음', html });
  const [row] = (await askBuiltin(portal, 'H-18 경고가 떠요')).text.split(assistantAnswerText.foldBegin);
  expect(row).toContain('배기가 막혔습니다.');
  expect(row).not.toContain('경고 표시는 무엇인가요');
  await makeDocument(portal, {
    boardType: 'faq',
    title: '보일러 불이 켜졌다 금방 꺼집니다',
    fields: { variants: 'H-17 경고가 떠요', isUsed: 'true' },
    bodyText: '필터를 물로 씻어 말린 뒤 다시 켭니다.',
  });
  for (const query of ['H-17 경고가 떠요', 'H17 경고', 'H-17 오류'])
    expect(await shownOf(portal, query), query).toContain('필터를 물로 씻어');
  expect((await askBuiltin(portal, 'H-19 경고가 떠요')).isUnanswered).toBe(true);
});

it('does not promise of the company what a customer’s story tells of itself', async () => {
  const portal = await buildTestApp();
  const html = '<h2>환불도 이틀이면 됩니다</h2><p>강습을 그만두신 분의 환불은 이틀 안에 입금합니다.</p>';
  const fields = { customerName: '푸른체육관', approved: 'true' };
  await publish(portal, { boardType: 'reference', title: '강습 접수일의 줄이 사라졌습니다', fields, html });
  const { isUnanswered, text } = await askBuiltin(portal, '환불은 되나요?');
  expect(isUnanswered).toBe(true);
  expect(text).toContain(assistantAnswerText.nothingExact);
  for (const query of ['강습 접수일에 무엇이 달라졌나요?', '그만두신 분 환불을 이틀 안에 입금한 회사'])
    expect(await shownOf(portal, query), query).toContain('강습을 그만두신');
  await makeDocument(portal, { boardType: 'faq', title: '환불은 되나요?', bodyText: '7일 안에는 모두 돌려드립니다.' });
  const answered = await askBuiltin(portal, '환불은 되나요?');
  expect(answered.text).toContain('7일 안에는');
  expect(answered.all).not.toContain('푸른체육관');
});

it('names the customers whose references are public when asked who uses the product', async () => {
  const portal = await buildTestApp();
  const story = (customerName: string, title: string, approved: string) =>
    makeDocument(portal, {
      boardType: 'reference',
      title,
      fields: { customerName, approved },
      isHidden: approved === '',
    });
  const id = await story('푸른체육관', '접수일의 줄이 사라졌습니다', 'true');
  const other = await story('푸른체육관', '추첨을 하루에 마칩니다', 'true');
  await story('달빛제과', '아직 알리지 않은 이야기', '');
  for (const query of ['어떤 회사들이 쓰고 있나요?', '누가 쓰고 있어요?', '고객 사례 보여줘']) {
    const { text, sources, all } = await askBuiltin(portal, query);
    expect(text.match(/푸른체육관/g), query).toHaveLength(1);
    expect(text).toContain('"menu":"/reference"');
    expect(sources).toHaveLength(1);
    expect(all).not.toContain('달빛제과');
  }
  await portal.context.db.updateTable('document').set({ is_hidden: 1 }).where('id', '=', id).execute();
  expect((await askBuiltin(portal, '어떤 회사들이 쓰고 있나요?')).text).toContain(`/referenceDetail/${other}`);
});

it('names all customers by industry with what they measured and how many they are, and of very many says that these are the newest', async () => {
  const portal = await buildTestApp();
  const story = (customerName: string, category: string, kpi1 = '') =>
    makeDocument(portal, { boardType: 'reference', category, fields: { customerName, approved: 'true', kpi1 } });
  await story('달빛은행', '금융');
  await story('푸른철강', '제조', '결산 마감|5|2|일');
  await story('별빛증권', '금융');
  const ask = async () => (await askBuiltin(portal, '어떤 회사들이 쓰고 있나요?')).text;
  const names = (text: string) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
  expect(names(await ask())).toMatch(
    /^사례를 공개한 고객은 3곳입니다\.\n\n- \*\*제조\*\*: 푸른철강\(결산 마감 5일.→.2일\)\n- \*\*금융\*\*: (?:별빛증권, 달빛은행|달빛은행, 별빛증권)\n\n/,
  );
  for (let i = 0; i < 30; i += 1) await story(`가게 ${i}`, '유통·물류');
  expect(await ask()).toMatch(/^사례를 공개한 고객 가운데 최근 30곳입니다\./);
});

it('names the customers of the industry that was asked for, and says so if none made its reference public', async () => {
  const portal = await buildTestApp();
  for (const [category, customerName] of [
    ['제조', '푸른철강'],
    ['금융', '달빛은행'],
    ['IT·서비스', '새벽시스템'],
    ['유통·물류', '한길물류'],
  ] as const) {
    const fields = { customerName, approved: 'true' };
    await makeDocument(portal, { boardType: 'reference', category, title: `${customerName} 이야기`, fields });
  }
  await makeDocument(portal, {
    boardType: 'reference',
    category: '제조',
    title: '아직 알리지 않은 이야기',
    fields: { customerName: '숨은제과', approved: '' },
    isHidden: true,
  });
  for (const [query, customer] of [
    ['제조업 고객사 있나요?', '푸른철강'],
    ['제조업체도 쓰나요', '푸른철강'],
    ['금융권에서도 사용하고 있나요', '달빛은행'],
    ['it 회사 사례 보여줘', '새벽시스템'],
    ['물류 쪽 도입 실적 있습니까', '한길물류'],
  ] as const) {
    const { all, text, sources } = await askBuiltin(portal, query);
    expect(
      sources.map(({ passage }) => passage.title),
      query,
    ).toEqual([`${customer} 이야기`]);
    expect(text, query).toMatch(/^사례를 공개한 [^ ]+ 고객은 1곳입니다\./);
    expect(text, query).toContain(`[${customer}](${sources[0]?.url})`);
    expect(text, query).toContain('"menu":"/reference?category=');
    expect(all, query).not.toContain('숨은제과');
  }
  const earlier = [{ question: '어떤 회사들이 쓰고 있나요?', answer: '…' }];
  expect((await askBuiltin(portal, '금융권도 있어요?', { earlier })).text).toContain('[달빛은행](');
  expect((await askBuiltin(portal, '금융권 보안은요?', { earlier })).text).not.toContain('[달빛은행](');
  const ofIndustry = [{ question: '제조업 고객사 있나요', answer: '…' }];
  expect((await askBuiltin(portal, '금융권은요?', { earlier: ofIndustry })).text).toContain('[달빛은행](');
  for (const query of ['신청하고 싶어요', '만나고 싶어요', '어디 있어요?', '회사'])
    expect((await askBuiltin(portal, query, { earlier: ofIndustry })).text, query).not.toContain('[푸른철강](');
  const none = await askBuiltin(portal, '공공기관 납품 실적 있습니까?');
  expect(none.text).toContain('사례를 공개한 공공 고객은 아직 없습니다.');
  expect(none.sources).toEqual([]);
  for (const query of ['교육 있나요?', '제조업 회사인데 얼마인가요?'])
    expect((await askBuiltin(portal, query)).text, query).not.toContain('/reference');
});

it('says first what a text with a summary is about, though another part has more words of the question', async () => {
  const portal = await buildTestApp();
  const summary = '창고를 열지 않고 주문 수천 건을 한 번에 처리합니다.';
  const html = `<p>월말에 바쁜 분을 위해 만들었습니다. ${'설명은 화면의 도움말에 있습니다. '.repeat(12)}</p><h2>받는 절차</h2><p>문의를 남기면 연락드립니다.</p><h2>필요한 것</h2><p>권한을 준비합니다.</p>`;
  const install = '계약하신 뒤 담당자가 재고표 연동 시험까지 함께 진행합니다. 연동 계정을 준비해주세요.';
  const fields = { summary, install };
  await publish(portal, { boardType: 'market', title: '재고표 연동 도구', fields, html });
  const shown = await shownOf(portal, '재고표 연동되나요?');
  expect(shown.startsWith(summary)).toBe(true);
  expect(shown).toContain('연동 시험까지 함께');
});

it('shows the part that says most of what was asked, where others have the same words', async () => {
  const portal = await buildTestApp();
  const other =
    '보낸 사람마다 메일함을 나누어 두면 찾기 쉽고, 오래된 것은 달마다 치우며, 남길 것은 이름을 바꾸어 둡니다.';
  const html = `<p>메일을 받고 보내는 일을 맡깁니다.</p>
    <h2>분류</h2><p>${`${other} `.repeat(4)}</p><h2>정리</h2><p>${`${other} `.repeat(4)}</p>
    <h2>메일 보내기</h2><p>메일을 보내려면 보낼 메일의 제목을 적고 보내기를 누릅니다. 보내기 전에 받을 사람의 주소가 맞는지 다시 보고, 크기가 25MB를 넘으면 나누어 보냅니다. 보낸 메일은 한 해 동안 남습니다.</p><h2>지우기</h2><p>${other}</p>`;
  await publish(portal, { boardType: 'library', title: '메일 자동화', html });
  expect(await shownOf(portal, '메일은 어떻게 보내나요?')).toContain('제목을 적고 보내기를 누릅니다');
});

it('tells a row of a long table with its columns, however far it stands from the head', async () => {
  const portal = await buildTestApp();
  const rows = Array.from({ length: 60 }, (_, i) => [`${i + 1}호실`, `${i + 20}명까지 앉는 방`, `보증금의 ${i + 40}%`]);
  const html = `<p>강의실마다 다릅니다.</p>${table(['강의실', '크기', '취소하면 내는 금액'], ...rows)}`;
  await publish(portal, { boardType: 'library', title: '강의실 대관 안내', html });
  const shown = await shownOf(portal, '강의실 47호실 대관');
  expect(shown).toContain('47호실');
  expect(shown).toContain('취소하면 내는 금액');
  expect(shown).not.toContain('1호실 |');
});

it('tells a bare value with the line that it stands under, in an answer and of a near text', async () => {
  const portal = await buildTestApp();
  const html = `${table(['비품', '위치'], ['빔프로젝터', '접수대에서 받는 곳'])}<p>비품 분실</p><p>10%</p>`;
  await publish(portal, { boardType: 'notice', title: '물건을 잃어버렸을 때', html });
  expect(await shownOf(portal, '물건 분실 보험료 할인 비율')).toContain('비품 분실\n\n10%');
  const near = await askBuiltin(portal, '물건 반납이 늦으면 몇 퍼센트인가요');
  expect(near.isUnanswered).toBe(true);
  expect(near.text).toContain('— 비품 분실: 10%');
});

it('tells of a near text no head of a table alone', async () => {
  const portal = await buildTestApp();
  const html = table(['비품 이름', '비품 위치'], ['빔프로젝터', '접수대에서 드립니다']);
  await publish(portal, { boardType: 'notice', title: '물건을 잃어버렸을 때', html });
  const near = await askBuiltin(portal, '비품 이름표가 떨어졌어요');
  expect(near.isUnanswered).toBe(true);
  expect(near.text).toContain('— 빔프로젝터: 접수대에서 드립니다');
});
