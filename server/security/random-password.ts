import { randomInt } from 'node:crypto';

const pick = (set: string) => set[randomInt(set.length)] ?? '';

/** Meets the password rule; without characters that look alike. */
export function randomPassword(): string {
  const letters = Array.from({ length: 12 }, () => pick('abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ'));
  return `${letters.join('')}${pick('23456789')}${pick('23456789')}${pick('!@#$%*')}`;
}
