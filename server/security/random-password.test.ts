import { expect, it } from 'vitest';
import { checkPassword } from '#shared/validation.ts';
import { randomPassword } from './random-password.ts';

it('each first password meets the rule of the portal, holds no signs that look alike, and is another', () => {
  const passwords = Array.from({ length: 200 }, randomPassword);
  for (const password of passwords) {
    expect(checkPassword(password), password).toBeNull();
    expect(password).not.toMatch(/[ilIoO01]/);
  }
  expect(new Set(passwords).size).toBe(passwords.length);
});
