import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it('leaves the words of an answer alone', () => {
  expect(plainText('**중요** [FAQ](/faq?open=1)를 확인하세요.\n\n\n\n```text\nnpm \\[a\\]\n```')).toBe(
    '중요 FAQ를 확인하세요.\n\nnpm [a]',
  );
});
