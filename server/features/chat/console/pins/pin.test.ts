import { expect, it } from 'vitest';
import { auditOf } from '#server/testing/audit-entries.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { browserOf, says } from '#server/features/chat/chat.fixture.ts';

const pin = {
  pinId: null as string | null,
  questions: '기술지원 운영 시간\n고객센터는 몇 시까지 하나요?\n기술지원 운영 시간',
  answer: '평일 **9시부터 18시**까지 운영합니다.',
  link: '/contact',
  updatedAt: null as string | null,
};

type Convertible = { markdown: string } | { html: string };

async function openPortal() {
  const engine = says('엔진의 답변입니다.');
  const portal = await buildTestApp({}, { engine });
  const { token } = await makeUser(portal, { roles: ['ROLE_ADMIN'], userName: '관리자' });
  const save = (changes: Partial<typeof pin> = {}) =>
    portal.post('/api/v1/admin/assistant/pin-save', { ...pin, ...changes }, { token });
  const list = async () => (await portal.post('/api/v1/admin/assistant/pins', undefined, { token })).data.list;
  const convert = async (input: Convertible) =>
    (await portal.post('/api/v1/admin/assistant/pin-convert', input, { token })).data;
  return { portal, engine, token, save, list, convert, visitor: browserOf(portal) };
}

it('answers in the fixed words whoever would answer else, with where they come from', async () => {
  const { engine, save, visitor } = await openPortal();
  await save();
  const { answer, last } = await visitor.ask('기술지원 운영 시간이 궁금합니다');
  expect(answer).toBe(pin.answer);
  expect(last).toMatchObject({
    event: 'message_end',
    metadata: {
      retriever_resources: [{ dataset_name: '고정 답변', url: '/contact', document_name: '기술지원 운영 시간' }],
    },
  });
  expect(engine.asked).toEqual([]);
});

it('says where the words come from when they lead nowhere', async () => {
  const { save, visitor } = await openPortal();
  await save({ link: '' });
  const { answer, last } = await visitor.ask('기술지원 운영 시간은?');
  expect(answer).toBe(`${pin.answer}\n\n출처: 고정 답변`);
  expect(last).toMatchObject({ metadata: { retriever_resources: [] } });
});

it.each([
  '영업 시간 알려주세요',
  '영업시간 알려줘!',
  '영업시간이 어떻게 되나요?',
  '영업 시간은 뭐예요',
  '영업시간인가요',
  '영업시간',
])('answers however it is spaced and asked: %s', async (question) => {
  const { save, visitor } = await openPortal();
  await save({ questions: '영업시간\n영업시간이 어떻게 되나요' });
  expect((await visitor.ask(question)).answer).toBe(pin.answer);
});

it.each(['영업 담당자 알려주세요', '알려주세요', '주말 영업시간 알려주세요', '영업'])(
  'keeps the fixed words for what they answer: %s',
  async (question) => {
    const { save, visitor } = await openPortal();
    await save({ questions: '영업시간\n영업시간이 어떻게 되나요' });
    expect((await visitor.ask(question)).answer).toBe('엔진의 답변입니다.');
  },
);

it.each(['기술지원 신청 방법', '로봇 운영 시간을 바꾸고 싶어요', '시간'])(
  'leaves what only touches on it to the engine: %s',
  async (question) => {
    const { save, visitor } = await openPortal();
    await save();
    expect((await visitor.ask(question)).answer).toBe('엔진의 답변입니다.');
  },
);

it('is changed and deleted with effect on the next question, and written down', async () => {
  const { portal, token, save, list, visitor } = await openPortal();
  const { pinId } = (await save()).data;
  expect(await list()).toMatchObject([
    { pinId, questions: ['기술지원 운영 시간', '고객센터는 몇 시까지 하나요?'], savedBy: '관리자' },
  ]);
  const [{ updatedAt }] = await list();
  portal.advance(1000);
  await save({ pinId, updatedAt, answer: '이제 19시까지 운영합니다.' });
  for (const seen of [updatedAt, null])
    expect(await save({ pinId, updatedAt: seen, answer: '늦은 저장' })).toMatchObject({ status: 409, code: 'CM08' });
  expect((await visitor.ask('기술지원 운영 시간')).answer).toBe('이제 19시까지 운영합니다.');
  const remove = () => portal.post('/api/v1/admin/assistant/pin-delete', { pinId }, { token });
  expect(await remove()).toMatchObject({ status: 200 });
  expect(await remove(), 'a colleague was first').toMatchObject({ status: 200 });
  expect(await save({ pinId })).toMatchObject({ status: 404 });
  expect((await visitor.ask('기술지원 운영 시간')).answer).toBe('엔진의 답변입니다.');
  expect((await auditOf(portal)).map(({ action, target }) => `${action} ${target}`)).toEqual([
    `assistant.pin ${pinId}`,
    `assistant.pin ${pinId}`,
    `assistant.unpin ${pinId}`,
  ]);
});

it.each([
  [{ questions: ' \n ' }, { questions: '예시 질문을 입력해주세요.' }],
  [{ questions: '가'.repeat(201) }, { questions: '예시 질문은 한 줄에 최대 200자까지 적을 수 있습니다.' }],
  [{ questions: '질문\n'.repeat(21) }, { questions: '예시 질문은 최대 20개까지 적을 수 있습니다.' }],
  [{ answer: ' ' }, { answer: '답변을 입력해주세요.' }],
  [{ answer: '가'.repeat(4_001) }, { answer: '답변은 최대 4,000자까지 입력할 수 있습니다.' }],
  [{ link: 'javascript:alert(1)' }, { link: '/로 시작하는 주소나 https:// 주소를 입력해주세요.' }],
  [{ link: '/../..//evil.example' }, { link: '/로 시작하는 주소나 https:// 주소를 입력해주세요.' }],
  [{ link: '/notice\u202e' }, { link: '/로 시작하는 주소나 https:// 주소를 입력해주세요.' }],
  [{ link: '//evil.example' }, { link: '/로 시작하는 주소나 https:// 주소를 입력해주세요.' }],
])('refuses %j', async (changes, fields) => {
  const { save } = await openPortal();
  expect(await save(changes)).toMatchObject({ status: 400, data: { fields } });
});

it('keeps one answer to a question that two write at once, and refuses it in another', async () => {
  const { save, list } = await openPortal();
  const answers = await Promise.all([save(), save({ answer: '동료의 답변입니다.' })]);
  const refused = { questions: '다른 고정 답변에 이미 있는 질문입니다. 그 답변을 수정해주세요.' };
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)?.data.fields).toEqual(refused);
  expect(await list()).toHaveLength(1);
  for (const same of ['기술지원 운영 시간', '기술지원 운영시간이 어떻게 되나요?'])
    expect((await save({ questions: `새 질문\n${same}` })).data.fields, same).toEqual(refused);
  expect(await save({ questions: '새 질문' })).toMatchObject({ status: 200 });
});

it('refuses an answer that would take too long to show', async () => {
  const { portal, token, save } = await openPortal();
  const markdown = '> '.repeat(8_000);
  const message = '인용과 목록은 20단계까지만 겹칠 수 있습니다.';
  expect(await save({ answer: markdown })).toMatchObject({ status: 400, data: { fields: { answer: message } } });
  expect(await portal.post('/api/v1/admin/assistant/pin-convert', { markdown }, { token })).toMatchObject({
    status: 400,
    message,
  });
});

it('comes out of the editor as the chat shows it, line by line', async () => {
  const { convert } = await openPortal();
  const markdown =
    '### 운영 시간\n\n평일 **9시부터 18시**까지, 08:00~20:00 `a*b`\n점심은 12시입니다. [문의](/contact)\n\n- 월요일 휴관\n- 공휴일 운영\n\n1. 신청\n2. 방문\n\n**"예약은 어떻게 하나요?"**';
  const { html } = await convert({ markdown });
  expect(html).toContain('<br>점심은');
  const back = (await convert({ html })).markdown;
  const lines = (text: string) => text.split('\n').map((line) => line.trimEnd().replace('\\~', '~'));
  expect(lines(back)).toEqual(lines(markdown));
  const menu = '```\n{"menu":"/notice"}\n```';
  expect((await convert({ html: (await convert({ markdown: menu })).html })).markdown).toBe(menu);
  expect((await convert({ html: '<p>글<script>x()</script> <a href="javascript:x()">밖</a></p>' })).markdown).toBe(
    '글 밖',
  );
});

it.each([
  ['titles of every level', '# 안내\n\n## 운영 시간\n\n###### 위치', '### 안내\n\n### 운영 시간\n\n### 위치'],
  [
    'rows of tables',
    '| 요일 | 시간 |\n|---|---:|\n| 평일 | **9시** |\n| 주말 | |',
    '요일 | 시간\n\n평일 | **9시**\n\n주말 |',
  ],
])('keeps %s on the way through the editor, which knows one title and no table', async (_, markdown, expected) => {
  const { convert } = await openPortal();
  const { html } = await convert({ markdown });
  expect(html).not.toMatch(/<(?:h[12456]|t)/);
  expect((await convert({ html })).markdown).toBe(expected);
});

it('limits the words of an answer as the editor counts them, not the marks and addresses around them', async () => {
  const { save, convert } = await openPortal();
  const address = 'https://example.com/a_b_c';
  const html = `<p><a href="${address}">${address}</a></p>`.repeat(150);
  const { markdown } = await convert({ html });
  expect(markdown.length).toBeGreaterThan(8_000);
  expect(await save({ answer: markdown })).toMatchObject({ status: 200 });
  expect((await convert({ markdown })).html).toContain(address);
});
