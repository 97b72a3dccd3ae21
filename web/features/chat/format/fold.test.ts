import { expect, it } from 'vitest';
import { partsOf } from './fold.ts';
import { parseAnswerBlocks } from './parse-answer-blocks.ts';

const shape = (content: string) =>
  partsOf(parseAnswerBlocks(content)).map(({ isFolded, blocks }) => [isFolded, blocks.map(({ text }) => text)]);

it('folds what stands between 더 보기 and the rule, and nothing else', () => {
  const answer =
    '매달 25일입니다.\n\n**더 보기**\n\n나머지입니다.\n- 하나\n\n---\n\n이런 내용도 확인해보세요.\n\n**"언제인가요?"**\n';
  expect(shape(answer)).toEqual([
    [false, ['매달 25일입니다.']],
    [true, ['나머지입니다.', '하나']],
    [false, ['이런 내용도 확인해보세요.', '언제인가요?']],
  ]);
  expect(shape('**다른 제목**\n글\n---\n끝')).toEqual([[false, ['다른 제목', '글', '---', '끝']]]);
  // While it is coming, the fold is not closed yet.
  expect(shape('답\n\n**더 보기**\n\n나머지')).toEqual([
    [false, ['답']],
    [true, ['나머지']],
  ]);
});
