import { randomInt } from 'node:crypto';

const pick = (set: string) => set[randomInt(set.length)] ?? '';

/** Fits the password rule: letters, digits and a special character, without look-alikes. */
export function randomPassword(): string {
  const letters = Array.from({ length: 12 }, () => pick('abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ'));
  return `${letters.join('')}${pick('23456789')}${pick('23456789')}${pick('!@#$%*')}`;
}
