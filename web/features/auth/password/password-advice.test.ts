import { expect, it } from 'vitest';
import { messages } from '../../../../shared/messages.ko.ts';
import { passwordAdvice } from './password-advice.ts';

it.each(['aaa12345!b', 'Hong2026!x', 'qwer!98xZ', 'x1234!yzK'])('warns of %s', (password) => {
  expect(passwordAdvice(password, 'hong2026')).toBe(messages.signup.weakPassword);
});

it('is content with a good one, and silent while the rule itself is not met', () => {
  expect(passwordAdvice('Kx7!mv2#Tq', 'hong2026')).toBe(messages.signup.goodPassword);
  expect(passwordAdvice('short', 'hong2026')).toBeNull();
});
