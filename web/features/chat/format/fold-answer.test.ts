import { expect, it } from 'vitest';
import { assistantAnswerText } from '#shared/messages/chat/assistant-answer.ko.ts';
import { foldAfter, foldedName, partsOf, withoutAsk } from './fold-answer.ts';
import { parseAnswerBlocks } from './parse-answer-blocks.ts';

function shape(content: string) {
  const { seen, folded, related } = partsOf(parseAnswerBlocks(content));
  return [seen.map(({ text }) => text), folded.map(({ text }) => text), related];
}

it('folds what stands between 더 보기 and the rule, and sets the questions that lead on apart', () => {
  const answer =
    '매달 25일입니다.\n\n**더 보기**\n\n나머지입니다.\n- 하나\n\n---\n\n이런 내용도 확인해보세요.\n\n**"언제인가요?"**\n';
  expect(shape(answer)).toEqual([['매달 25일입니다.'], ['나머지입니다.', '하나'], ['언제인가요?']]);
  expect(shape('**다른 제목**\n글\n---\n끝')).toEqual([['다른 제목', '글', '---', '끝'], [], []]);
  // While it is coming, the fold is not closed yet.
  expect(shape('답\n\n**더 보기**\n\n나머지')).toEqual([['답'], ['나머지'], []]);
});

it('leaves questions that are the answer itself where they stand', () => {
  expect(shape('어느 것이 궁금하신가요?\n\n**"설치"**\n**"가격"**')).toEqual([
    ['어느 것이 궁금하신가요?', '설치', '가격'],
    [],
    [],
  ]);
});

it('hides the line that announces a list with it, and names what it hides', () => {
  const blocks = parseAnswerBlocks('답변입니다.\n\n기준은 셋입니다.\n\n- 하나\n- 둘\n- 셋\n\n- 다른 목록\n\n끝');
  expect([1, 2, 3, 4, 5, 6, 7].map((shown) => foldAfter(blocks, shown))).toEqual([1, 1, 3, 4, 5, 6, 7]);
  const named = (from: number) => foldedName(blocks.slice(from));
  expect([2, 3, 5, 6].map(named)).toEqual(['항목 4개 더 보기', '항목 3개 더 보기', '항목 1개 더 보기', '더 보기']);
  const table = parseAnswerBlocks('- 먼저\n\n사양입니다.\n\n| 구분 | 최소 |\n| --- | --- |\n| 메모리 | 8GB |');
  expect([0, 1, 3].map((from) => foldedName(table.slice(from)))).toEqual([
    '항목 2개 더 보기',
    '표 1개 더 보기',
    '표의 나머지 1줄 보기',
  ]);
  // Not only the rest of the table, if more is hidden with it.
  const mixed = parseAnswerBlocks('| 구분 | 최소 |\n| --- | --- |\n| 메모리 | 8GB |\n| 공간 | 1GB |\n\n끝\n\n- 함께');
  expect(foldedName(mixed.slice(1))).toBe('항목 3개 더 보기');
  expect(foldedName(mixed.slice(1, 4))).toBe('항목 2개 더 보기');
  expect(foldedName(parseAnswerBlocks('1. 하나\n2. 둘\n\n끝'))).toBe('순서 2단계 보기');
});

it('folds before some steps or shows the greater part of them, and says that the rest is missing', () => {
  const steps = '1. 하나\n2. 둘\n3. 셋\n4. 넷\n5. 다섯';
  const fold = (content: string) => (shown: number) => foldAfter(parseAnswerBlocks(content), shown);
  expect([1, 2, 3, 4, 5, 6, 7].map(fold(`답변입니다.\n\n${steps}\n\n끝`))).toEqual([1, 1, 1, 4, 5, 6, 7]);
  // What is announced is folded with its announcement, and the next list begins anew.
  expect([3, 5].map(fold(`답변입니다.\n\n순서입니다.\n\n${steps}\n\n1. 따로`))).toEqual([1, 5]);
  const named = (from: number) => foldedName(parseAnswerBlocks(steps).slice(from));
  expect([0, 3].map(named)).toEqual(['순서 5단계 보기', '나머지 2단계 보기']);
  const twoLists = parseAnswerBlocks(`${steps}\n\n1. 따로\n2. 또 따로`);
  expect(foldedName(twoLists.slice(4))).toBe('항목 3개 더 보기');
});

it('leaves no names of columns without a row', () => {
  const table = '| 구분 | 최소 |\n| --- | --- |\n| 메모리 | 8GB |\n| 공간 | 1GB |';
  const blocks = parseAnswerBlocks(`답입니다.\n\n사양입니다.\n\n${table}`);
  expect([2, 3, 4, 5].map((shown) => foldAfter(blocks, shown))).toEqual([1, 1, 4, 5]);
});

it('never folds an answer away that begins with its steps or its table', () => {
  const steps = parseAnswerBlocks('1. 하나\n2. 둘\n3. 셋\n4. 넷');
  expect([1, 2, 3].map((shown) => foldAfter(steps, shown))).toEqual([1, 2, 3]);
  const table = parseAnswerBlocks('| 구분 | 최소 |\n| --- | --- |\n| 메모리 | 8GB |\n| 공간 | 1GB |');
  expect([1, 2, 3].map((shown) => foldAfter(table, shown))).toEqual([2, 2, 3]);
});

it('leads to the forms once: by the buttons below an answer that was not found', () => {
  const [said] = assistantAnswerText.unanswered;
  const blocks = parseAnswerBlocks(assistantAnswerText.unanswered.join('\n\n'));
  expect(withoutAsk(blocks).map(({ text }) => text)).toEqual([said]);
});
