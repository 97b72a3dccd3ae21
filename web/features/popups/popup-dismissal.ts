import { formatDate } from '#web/lib/format/dates.ts';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (documentId: string) => `popup:${documentId}`;

/** `오늘 하루 보지 않기`: hides the popup in this browser until midnight, Korean time. */
export function dismissForToday(documentId: string, now: Date, storage?: Store): void {
  try {
    (storage ?? localStorage).setItem(keyOf(documentId), formatDate(now.toISOString()));
  } catch {
    // Storage is disabled: the popup appears again on the next visit.
  }
}

export function isDismissed(documentId: string, now: Date, storage?: Store): boolean {
  try {
    return (storage ?? localStorage).getItem(keyOf(documentId)) === formatDate(now.toISOString());
  } catch {
    return false;
  }
}
