import { formatDate } from '#web/lib/format/dates.ts';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (documentId: string) => `popup:${documentId}`;

/** `오늘 하루 보지 않기`: until midnight in Korea, in this browser. */
export function dismissForToday(documentId: string, now: Date, storage: Store = localStorage): void {
  try {
    storage.setItem(keyOf(documentId), formatDate(now.toISOString()));
  } catch {
    // Nowhere to keep it: the popup will be back with the next visit.
  }
}

export function isDismissed(documentId: string, now: Date, storage: Store = localStorage): boolean {
  try {
    return storage.getItem(keyOf(documentId)) === formatDate(now.toISOString());
  } catch {
    return false;
  }
}
