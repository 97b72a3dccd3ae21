import { expect, it } from 'vitest';
import { htmlOfText, textOfHtml } from './reply-text.ts';

it('turns lines and empty lines into breaks and paragraphs, and nothing typed into markup', () => {
  expect(htmlOfText('안녕하세요.\n<b>A & B</b>\n\n\n확인 부탁드립니다. ')).toBe(
    '<p>안녕하세요.<br>&lt;b&gt;A &amp; B&lt;/b&gt;</p><p>확인 부탁드립니다.</p>',
  );
});

it('gives back what was typed', () => {
  const typed = '첫 줄\n둘째 줄 "따옴표"\n\n&lt;는 부호입니다 <끝>';
  expect(textOfHtml(htmlOfText(typed))).toBe(typed);
  // The server writes line breaks like this.
  expect(textOfHtml('<p>가<br />나</p>')).toBe('가\n나');
});

it('leaves a comment with more than text to the rich editor', () => {
  expect(textOfHtml('<p><strong>굵게</strong></p>')).toBeNull();
  expect(textOfHtml('<ul><li><p>하나</p></li></ul>')).toBeNull();
});
