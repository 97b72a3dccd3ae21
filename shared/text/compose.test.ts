import { expect, it } from 'vitest';
import { composed, plainForm } from './compose.ts';

it('composes what was written in parts, with as many marks as writings have', () => {
  expect(composed('가'.normalize('NFD'))).toBe('가');
  const vietnamese = 'ệ '.repeat(2_000);
  expect(composed(vietnamese.normalize('NFD'))).toBe(vietnamese);
  expect(plainForm('ｅxample ﬁ')).toBe('example fi');
});

it.each([
  ['NFC', composed, '\u0300\u0316'],
  ['NFKC', plainForm, '\u0300\u0316'],
  ['NFKC', plainForm, 'ﾞ\u0316'],
  ['NFKC', plainForm, '\u0e33\u0316'],
])('%s leaves out the marks of a sign that nobody writes, whose order would take quadratic time', (_, form, marks) => {
  expect(form(`a${marks.repeat(100_000)}b`).length).toBeLessThan(100);
});
