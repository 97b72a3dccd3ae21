import { expect, it } from 'vitest';
import { meaningOf, nearness } from './question-meaning.ts';

const near = async (one: string, other: string) => nearness(await meaningOf(one), await meaningOf(other));

it.each([
  ['라이선스 갱신은 어떻게 하나요?', '라이센스 갱신 방법 알려주세요'],
  ['크롬 드라이버 버전이 안 맞아요', 'chrome driver 버전이 맞지 않습니다'],
  ['비밀번호를 잊어버렸어요', '패스워드를 잊어버렸습니다'],
])('finds the same meaning: %s / %s', async (one, other) => {
  expect(await near(one, other)).toBeGreaterThanOrEqual(0.65);
});

it.each([
  ['라이선스 갱신은 어떻게 하나요?', '라이선스 가격은 얼마인가요?'],
  ['로봇 설치 방법', '로봇 로그 위치'],
  ['ㅋㅋㅋ', '???'],
])('keeps apart what is not: %s / %s', async (one, other) => {
  expect(await near(one, other)).toBeLessThan(0.65);
});

it('keeps nothing of a person', async () => {
  const words = await meaningOf('주차장 요금 010-1234-5678 hong@example.com 김철수님');
  expect(words.join(' ')).not.toMatch(/1234|5678|hong|example|철수/);
});

it('reads the same question in the same way, whatever the order of its words', async () => {
  expect(await meaningOf('갱신 라이선스')).toEqual(await meaningOf('라이선스 갱신'));
  expect(await meaningOf('   ')).toHaveLength(1);
});
