import { expect, it } from 'vitest';
import { NO_AGREEMENTS, hasRequiredAgreements, setAll } from './signup-agreements.ts';

it('spec 4: agree-all ticks terms, privacy and age, and leaves marketing as it is', () => {
  expect(setAll(NO_AGREEMENTS, true)).toEqual({ termsOfUse: true, privacy: true, age: true, marketing: false });
  expect(setAll({ ...NO_AGREEMENTS, marketing: true }, false)).toEqual({ ...NO_AGREEMENTS, marketing: true });
});

it('spec 4: agree-all is true when those three are all ticked', () => {
  const three = { termsOfUse: true, privacy: true, age: true, marketing: false };
  expect(hasRequiredAgreements(three)).toBe(true);
  for (const name of ['termsOfUse', 'privacy', 'age'])
    expect(hasRequiredAgreements({ ...three, [name]: false })).toBe(false);
});
