const HOUR_MS = 3_600_000;
const KOREA_MS = 9 * HOUR_MS;

/**
 * Between 21:00 and 8:00 Korean time advertising must wait (정보통신망법 50조 3항). Returns the end of that time, or undefined
 * during the day.
 */
export function advertisingAllowedFrom(now: Date): string | undefined {
  const inKorea = new Date(now.getTime() + KOREA_MS);
  const hour = inKorea.getUTCHours();
  if (hour >= 8 && hour < 21) return undefined;
  const morning = new Date(inKorea);
  morning.setUTCHours(8, 0, 0, 0);
  if (hour >= 21) morning.setUTCDate(morning.getUTCDate() + 1);
  return new Date(morning.getTime() - KOREA_MS).toISOString();
}
