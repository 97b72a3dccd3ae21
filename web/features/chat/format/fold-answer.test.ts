import { expect, it } from 'vitest';
import { assistantAnswerText } from '#shared/messages/chat/assistant-answer.ko.ts';
import { foldAfter, itemsAtStart, partsOf, withoutAsk } from './fold-answer.ts';
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

it('hides the line that announces a list with it, and counts the items that it hides', () => {
  const blocks = parseAnswerBlocks('답변입니다.\n\n기준은 셋입니다.\n\n- 하나\n- 둘\n- 셋\n\n- 다른 목록\n\n끝');
  expect([1, 2, 3, 4, 5, 6, 7].map((shown) => foldAfter(blocks, shown))).toEqual([1, 1, 3, 4, 5, 6, 7]);
  expect([2, 3, 4, 5, 6].map((shown) => itemsAtStart(blocks.slice(shown)))).toEqual([3, 2, 1, 1, 0]);
});

it('leads to the forms once: by the buttons below an answer that was not found', () => {
  const [said] = assistantAnswerText.unanswered;
  const blocks = parseAnswerBlocks(assistantAnswerText.unanswered.join('\n\n'));
  expect(withoutAsk(blocks).map(({ text }) => text)).toEqual([said]);
});
