import { expect, it } from 'vitest';
import { loadAnalyser } from '#server/search/analyse/analyser.ts';
import { planOf } from '#server/search/query/query-plan.ts';
import { blocksOf } from './blocks.ts';
import { chooseBlocks } from './choose-blocks.ts';
import { renderBlocks } from './render-blocks.ts';

/** What is answered out of one part of a text, and what is folded below it. */
async function answer(text: string, content: string, title = '안내') {
  const analyser = await loadAnalyser();
  const { terms } = planOf(analyser, text);
  const idf = terms.map(() => 1);
  const found = { terms, idf, weights: idf, counts: idf, documents: [], all: 1 };
  const evidence = { ...found, text, own: text, analyser, isOffTopic: false };
  const { shown, rest } = chooseBlocks(
    evidence,
    { place: 'faq', title, passages: [] },
    blocksOf([{ passageId: 1, position: 0, heading: '', content }]),
  );
  return { shown: renderBlocks(shown, true).join(''), rest: renderBlocks(rest, true).join('') };
}

it('shows the row that was asked for, and folds the whole table', async () => {
  const rows = Array.from({ length: 12 }, (_, i) => `함수${i} | 글자를 다룹니다`);
  const { shown, rest } = await answer('함수3', `함수 | 하는 일\n${rows.join('\n')}`);
  expect(shown).toContain('**함수3**');
  expect(shown).not.toContain('함수7');
  expect(rest).toContain('함수7');
});

it('shows all rows of a short table if none says what was asked', async () => {
  const rows = ['청소년 | 학생증의 발급일', '어른 | 한 달에 오는 날'];
  const { shown } = await answer('이용 요금은 어떻게 정하나요', `구분 | 기준\n${rows.join('\n')}`);
  expect(shown).toContain('학생증의 발급일');
  expect(shown).toContain('한 달에 오는 날');
});

it('shows the table behind the paragraph that answers, though it does not repeat the question', async () => {
  const other = Array.from({ length: 16 }, (_, i) => `매점은 ${i}층에 있으며 방문하신 분께 안내해드립니다.`).join(' ');
  const content = `세탁기는 누구나 쓸 수 있습니다. 세탁기가 바쁜 시간은 저녁입니다.\n때 | 대수\n평일 | 여섯\n주말 | 넷\n${other}`;
  const { shown } = await answer('세탁기', content);
  expect(shown).toContain('여섯');
  expect(shown).not.toContain('매점');
});

it('leads a table with the last sentence of the paragraph above it, if that is folded', async () => {
  const above = '설명은 길지만 여기서는 접습니다. '.repeat(30);
  const { shown } = await answer('가마 온도', `${above}흙마다 다릅니다.\n가마 | 온도\n도자기 가마 | 온도 1250도`);
  expect(shown).toMatch(/^흙마다 다릅니다\.\n\n- /);
  expect(shown).not.toContain('여기서는 접습니다');
});

it('shows the table whose head names what was asked, though a paragraph says more of the words', async () => {
  const about = '작업실마다 다르니 자리를 먼저 골라주시기 바라며 안내 창구에서 도와드립니다.';
  const other = '선반을 여럿 쓰시면 권장 사양을 따라주시고, 자리는 창구에서 골라주시기 바랍니다.'.repeat(4);
  const rows = ['나무', '다리', '나사', '바퀴'].map(
    (one) => `${one} | 안에서 쓰는 보통의 ${one} | 밖에서 쓰는 굵은 ${one}`,
  );
  const content = `${about}\n구분 | 선반 최소 | 선반 권장\n${rows.join('\n')}\n${other}`;
  const { shown } = await answer('선반 사양', content, '선반과 책상을 들이려면 어떤 사양이 필요한가요?');
  for (const row of ['보통의 나무', '보통의 다리', '굵은 나사', '굵은 바퀴']) expect(shown).toContain(row);
});

it('shows the whole table if no row names what was asked, though one has such a number', async () => {
  const rows = ['항목 | 작은 가게 | 큰 가게', '냉장고 | 4칸 | 8칸', '오븐 | 최소 2단 | 4단', '선풍기 | 둘 | 넷'];
  const { shown } = await answer('제과점 최소 사양', rows.join('\n'), '제과점');
  for (const item of ['냉장고', '오븐', '선풍기']) expect(shown).toContain(item);
});

it('prefers steps if asked how', async () => {
  const about = '예약은 누구나 하실 수 있으며 예약하신 자리는 다음 날 아침까지 하루 동안 비워 두고 기다립니다. '.repeat(
    6,
  );
  const steps = Array.from({ length: 5 }, (_, i) => `${i + 1}. 예약 화면의 ${i + 1}번 칸을 채운 다음 넘어갑니다.`);
  const content = `환영합니다.\n${about}\n${steps.join('\n')}`;
  for (const query of ['예약 어떻게 하나요', '예약하는 방법'])
    for (const step of steps) expect((await answer(query, content)).shown).toContain(step);
});

it('begins with the paragraph that says what was asked, if nothing before it does', async () => {
  const steps = '1. 접수대에서 이름을 적습니다.\n2. 열쇠를 받습니다.';
  const content = `한 달 동안 가마를 빌려드립니다.\n${steps}\n수업이 끝나도 만든 그릇은 가져가십니다.`;
  const { shown } = await answer('수업 끝나면 만든 그릇은', content);
  expect(shown).toMatch(/^수업이 끝나도/);
  expect(shown).toContain('2. 열쇠를 받습니다.');
  expect((await answer('안내', content)).shown).toMatch(/^한 달 동안/);
});

it('shows a list whole, and what else was said below the fold', async () => {
  const items = Array.from({ length: 8 }, (_, i) => `- 준비물 ${i}`).join('\n');
  const other = Array.from(
    { length: 12 },
    (_, i) => `주차장은 지하 ${i}층에 있으며 방문하신 분께 안내해드립니다.`,
  ).join(' ');
  const { shown, rest } = await answer('준비물', `준비물은 다음과 같습니다.\n${items}\n${other}`);
  expect(shown).toContain('준비물은 다음과 같습니다.');
  for (const item of items.split('\n')) expect(shown).toContain(item);
  expect(shown).not.toContain('주차장');
  expect(rest).toContain('주차장');
});

it('shows no code without the sentence before it', async () => {
  const other = Array.from({ length: 20 }, (_, i) => `주차장은 지하 ${i}층에 있으며 안내해드립니다.`).join(' ');
  const content = `${other} 줄의 이름은 이렇게 적습니다.\n    <base text='단추' />`;
  const { shown } = await answer('base 단추', content);
  expect(shown).toContain("줄의 이름은 이렇게 적습니다.\n\n```text\n<base text='단추' />");
  expect(shown).not.toContain('지하 9층');
});

it('begins with the answer to the title that was asked, though another paragraph says more of the words', async () => {
  const first = '삼상 전기와 돌 바닥이 있는 방이면 됩니다.';
  const other = '작업실에 가마를 여럿 들이려면 창구에서 준비할 것이 필요한지 물어봐주시기 바랍니다. '.repeat(12);
  const content = `${first}\n${other}`;
  const { shown } = await answer('가마를 들이려면 뭐가 필요해?', content, '가마를 들이려면 무엇이 필요한가요?');
  expect(shown.startsWith(first)).toBe(true);
});

it('shows first what tells such a thing as was asked for', async () => {
  const long = '점검하는 동안에는 결제가 되지 않으니 미리 해주시기 바랍니다.';
  const { shown } = await answer('점검 몇 시', `${long}\n새벽 02:00부터 점검합니다.`);
  expect(shown).toContain('02:00');
});

it('does not go on with a table where a passage was left out', () => {
  const passage = (position: number, content: string) => ({ passageId: position, position, heading: '설치', content });
  const first = '항목 | 값\n메모리 | 8GB';
  const rows = '이름 | 하는 일\nINSTALLDIR | 폴더';
  expect(blocksOf([passage(0, first), passage(2, rows)]).map(({ lines }) => lines.length)).toEqual([2, 2]);
  expect(blocksOf([passage(0, first), passage(1, '디스크 | 20GB')]).map(({ lines }) => lines.length)).toEqual([3]);
  // Its head is repeated in each passage.
  const rest = '항목 | 값\n디스크 | 20GB';
  expect(blocksOf([passage(0, first), passage(1, rest)]).map(({ lines }) => lines.length)).toEqual([3]);
});
