import { messages } from '#shared/messages.ko.ts';

/** What was published within the last days (`LIMITS.newBadgeDays`). */
export function NewMark() {
  return <span className="text-[11px] font-bold tracking-wide text-danger">{messages.documents.list.isNew}</span>;
}
