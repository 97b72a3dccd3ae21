import { expect, it } from 'vitest';
import { firstQuestion, normaliseQuery } from './normalise-query.ts';

it.each([
  ['안녕하세요! 비밀번호를 바꾸고 싶어요 알려주세요', '비밀번호를 바꾸고 싶어요'],
  ['설치가 안 돼요ㅠㅠ', '설치가 안 돼요'],
  ['E-1301 떴다 ㅡㅡ 뭐하라는거', 'E-1301 떴다 뭐하라는거'],
  ['ㅋㅋ 로봇 몇 대까지 돼요 궁금합니다 ㅠ', '로봇 몇 대까지 돼요'],
  ['ㅅㅌㄷㅇ', 'ㅅㅌㄷㅇ'],
  ['ㅎㄱㅊㄹ 영수증', 'ㅎㄱㅊㄹ 영수증'],
  ['ㅋㅋ', 'ㅋㅋ'],
])('leaves what is asked: %s', (query, asked) => {
  expect(normaliseQuery(query).replace(/\s+/g, ' ')).toBe(asked);
});

it.each([
  ['가격은 얼마인가요? 300명이 쓰려고 합니다.', '가격은 얼마인가요?'],
  ['가격은 얼마인가요?', undefined],
  ['가격은 얼마인가요? 300명이 쓰면요?', undefined],
  ['300명이 쓰려고 합니다. 가격은 얼마인가요?', undefined],
])('reads the question before what is told about it: %s', (query, asked) => {
  expect(firstQuestion(query)).toBe(asked);
});
