import { expect, it } from 'vitest';
import { loadAnalyser } from './analyser.ts';

it('looks for a word with its prefix first, and for the rest of it where no text has that', async () => {
  const { terms } = await loadAnalyser();
  expect(terms('큐 재처리')).toEqual([{ any: ['큐'] }, { any: ['재처리', '처리'] }]);
  expect(terms('재고 처리')).toEqual([{ any: ['재고'] }, { any: ['처리'] }]);
});

it('a number with thousands of dots gives few tokens: its beginnings alone would be millions of characters', async () => {
  const { tokens } = await loadAnalyser();
  const given = tokens('1.'.repeat(25_000)).join(' ');
  expect(given.length).toBeLessThan(1_000);
  expect(tokens('4.6.1')).toEqual(['4.6.1', '4.6']);
});

it('reads a verb whose ending would make it a name, in questions as in texts', async () => {
  const { terms, tokens } = await loadAnalyser();
  const wordsOf = (text: string) => terms(text).flatMap(({ any }) => any);
  expect(wordsOf('엑셀 파일은 어떻게 읽나요?')).toEqual(['엑셀', '파일', '읽다']);
  expect(wordsOf('적어둔 암호, 모아둔 쿠폰, 병실은 비워야')).toEqual([
    '적다',
    '암호',
    '모으다',
    '쿠폰',
    '병실',
    '비우다',
  ]);
  expect(wordsOf('원액이 먼저인가요, 서류가 필요한가요')).toEqual(['원액', '먼저', '서류', '필요']);
  expect(wordsOf('교육도 해주시나요, 알림이 오나요, 문의가 있으신가요, 얼마임')).toEqual([
    '교육',
    '알림',
    '문의',
    '얼마',
  ]);
  expect(wordsOf('안먹음 못잡겠어요 넣을수있나 열어야함 걸어둔거')).toEqual(['먹다', '잡다', '넣다', '열다', '걸다']);
  expect(wordsOf('몇메가까지')).toEqual(['메가']);
  expect(tokens('무엇을 읽나요?')).toContain('읽다');
  for (const name of ['사무실', '분야', '기준', '인가', '안내서']) expect(wordsOf(name), name).toEqual([name]);
});
