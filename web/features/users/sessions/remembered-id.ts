import { deleteCookie, readCookie, writeCookie } from '#web/lib/cookies.ts';

const NAME = 'savedId';
const HOURS = 30 * 24;

export const rememberedId = (): string | null => readCookie(NAME);

/** Null deletes it (specification point 4, Remember-ID). */
export function rememberId(userId: string | null): void {
  if (userId === null) deleteCookie(NAME);
  else writeCookie(NAME, userId, HOURS);
}
