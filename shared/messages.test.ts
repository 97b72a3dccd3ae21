import { expect, it } from 'vitest';
import { LIMITS } from './limits.ts';
import { ERROR_TEXT } from './messages.ko.ts';
import { chatConsoleText } from './messages/admin/content/chat-console.ko.ts';
import { signup } from './messages/account/signup.ko.ts';
import { sizeInWords } from './text/size-in-words.ts';

it.each([
  [ERROR_TEXT.FI01, sizeInWords(LIMITS.attachmentMaxBytes)],
  [ERROR_TEXT.FI03, `${LIMITS.attachmentMaxCount}개`],
  [ERROR_TEXT.TR02, sizeInWords(LIMITS.importMaxBytes)],
  [ERROR_TEXT.CC02, `${LIMITS.pinMax}개`],
  [ERROR_TEXT.CO03, `${LIMITS.savedFilterMax}개`],
  [signup.userIdHint, `${LIMITS.userIdMinChars}~${LIMITS.userIdMaxChars}자`],
  [signup.passwordHint, `${LIMITS.passwordMinChars}~${LIMITS.passwordMaxChars}자`],
])('“%s” names the limit that is kept: %s', (text, limit) => {
  expect(text).toContain(limit);
});

it.each([
  [null, '없음'],
  [4, '4ms'],
  [999, '999ms'],
  [1_000, '1초'],
  [12_340, '12.3초'],
])('the assistant’s answer after %s ms took %s', (ms, words) => {
  expect(chatConsoleText.overview.duration(ms)).toBe(words);
});
