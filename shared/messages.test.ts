import { expect, it } from 'vitest';
import { LIMITS } from './limits.ts';
import { ERROR_TEXT } from './messages.ko.ts';
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
