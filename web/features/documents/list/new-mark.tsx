import { messages } from '#shared/messages.ko.ts';

/** For documents published within the last `LIMITS.newBadgeDays` days. */
export function NewMark() {
  return <span className="text-[11px] font-bold tracking-wide text-danger">{messages.documents.list.isNew}</span>;
}
