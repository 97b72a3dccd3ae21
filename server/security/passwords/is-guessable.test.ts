import { expect, it } from 'vitest';
import { checkPassword } from '#shared/validation.ts';
import { isGuessable } from './is-guessable.ts';

const HONG = ['hong2026', '홍길동', 'gildong.hong', 'AION-U', '주식회사 아이온오토메이션'];

const GUESSED = [
  'Password1! P@ssw0rd1 Admin123! Test1234! iloveyou1! Samsung1! test1234!@#',
  'qwer1234! asdf1234! 1q2w3e4r! q1w2e3r4t5!! !QAZ2wsx qwe123!@# !@#$qwer1 1234qwer!@#$',
  'a1234567! abcd1234! aaaa1111! a1!a1!a1! 19850101a!',
  'tkfkdgo12! dkssud12! qlalfqjsgh1! sarang12! love1004!',
  'hong2026!@ ghdrlfehd1! honggildong1! Gildong85! Aion2026! AION-U2026! rpa12345! Portal1234!',
].flatMap((line) => line.split(' '));

it.each(GUESSED)('%s satisfies the rule of the specification and is guessed soon', async (password) => {
  expect(checkPassword(password)).toBeNull();
  expect(await isGuessable(password, HONG)).toBe(true);
});

it.each(['Kx7!mv2#Tq', 'x9#Lm2pQ', 'k7!pqzmd', 'Rain-42-dust', 'Tr0ub4dor&3', 'b7$kqzwm2!'])(
  '%s is not',
  async (password) => {
    expect(await isGuessable(password, HONG)).toBe(false);
  },
);

it('is about the person: the same is another’s good password', async () => {
  expect(await isGuessable('Parkjimin7!', ['parkjimin', '박지민'])).toBe(true);
  expect(await isGuessable('Parkjimin7!', ['kim2026', '김하늘'])).toBe(false);
});
