import { deleteCookie, readCookie, writeCookie } from '#web/lib/cookies.ts';

const NAME = 'savedId';

export const rememberedId = (): string | null => readCookie(NAME);

/** Null deletes it (specification point 4, Remember-ID). It lasts as long as a cookie of specification point 9. */
export function rememberId(userId: string | null): void {
  if (userId === null) deleteCookie(NAME);
  else writeCookie(NAME, userId);
}
