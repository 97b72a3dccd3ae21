import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

it('says where a text is cut, and leaves a short one as it is', () => {
  expect(excerptOf('감사합니다.', 6)).toBe('감사합니다.');
  expect(excerptOf('추가로 적습니다. 감사합니다.', 12)).toBe('추가로 적습니다. 감…');
  expect(excerptOf('추가로 적습니다. 감사합니다.', 11)).toBe('추가로 적습니다.…');
});

it('leaves out a character that a cut goes through', () => {
  expect(excerptOf('감사 😀😀', 5)).toBe('감사…');
  expect(excerptOf('감사 😀😀', 6)).toBe('감사 😀…');
});
