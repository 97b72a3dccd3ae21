import { LIMITS } from '../limits.ts';

/** All legal texts with versions. `isAnnounced`: changes are announced in advance (specification point 9). */
export const TERMS = {
  'terms-of-use': { name: '이용약관', isAnnounced: true },
  'privacy-policy': { name: '개인정보처리방침', isAnnounced: true },
  'privacy-signup': { name: '회원가입 개인정보 수집·이용 동의', isAnnounced: true },
  age: { name: '만 14세 이상 확인', isAnnounced: true },
  marketing: { name: '마케팅 정보 수신 동의', isAnnounced: true },
  'privacy-contact': { name: '제품 문의 개인정보 수집·이용 동의', isAnnounced: true },
  advertising: { name: '광고성 정보 수신 동의', isAnnounced: true },
  company: { name: '회사소개', isAnnounced: false },
} as const;
export type TermKind = keyof typeof TERMS;
export const TERM_KINDS = Object.keys(TERMS) as [TermKind, ...TermKind[]];

const DAY_MS = 86_400_000;

/** Whether a change of a text is announced before it applies: not the first text, nor while nobody has agreed to one. */
export const isAnnounced = (kind: TermKind, { version, hasReaders }: { version: string; hasReaders: boolean }) =>
  TERMS[kind].isAnnounced && hasReaders && version !== NO_VERSION;

/** Stands for the version before the first one. */
export const NO_VERSION = '0.0';

/** The version that follows: the last number is one higher. */
export function nextVersion(version: string): string {
  if (version === NO_VERSION) return '1.0';
  const dot = version.lastIndexOf('.') + 1;
  return version.slice(0, dot) + (Number(version.slice(dot)) + 1);
}

/** Days are `YYYY-MM-DD`. */
const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Earliest effective date of a change published on `today`. `announced`: see `isAnnounced`. */
export function earliestDay(announced: boolean, isMajor: boolean, today: string): string {
  if (!announced) return today;
  return dayAfter(today, isMajor ? LIMITS.termMajorNoticeDays : LIMITS.termNoticeDays);
}

/** The same, after the version before, too. */
export function firstDay(announced: boolean, isMajor: boolean, today: string, lastDay: string): string {
  const earliest = earliestDay(announced, isMajor, today);
  return lastDay < earliest ? earliest : dayAfter(lastDay, 1);
}

/** Comparator of versions by number: `1.10` after `1.9`. */
export function compareVersions(left: string, right: string): number {
  const [a, b] = [left, right].map((version) => version.split('.').map(Number));
  for (let at = 0; at < 3; at += 1) {
    const difference = (a?.[at] ?? 0) - (b?.[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
