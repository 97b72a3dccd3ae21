import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it('leaves the words of an answer alone', () => {
  expect(plainText('**중요** [FAQ](/faq?open=1)를 확인하세요.\n\n\n\n```text\nnpm \\[a\\]\n```')).toBe(
    '중요 FAQ를 확인하세요.\n\nnpm [a]',
  );
  expect(plainText('공지입니다.\n\n```json\n{"menu":"/notice","desc":"지난달 공지사항"}\n```\n')).toBe(
    '공지입니다.\n\n→ 지난달 공지사항 메뉴로 이동',
  );
  expect(plainText('### 차이\n\n---\n\n- **Studio**: 만듭니다.\n  - 녹화\n\\- 3')).toBe(
    '차이\n\n• Studio: 만듭니다.\n  • 녹화\n- 3',
  );
  expect(plainText('```json\n{"menu": oops}\n```')).toBe('{"menu": oops}');
  expect(plainText('평일 08:00\\~20:00, \\*별\\*, \\_줄\\_, \\<b>')).toBe('평일 08:00~20:00, *별*, _줄_, <b>');
});
