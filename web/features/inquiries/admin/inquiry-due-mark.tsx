import type { InquirySummary } from '#shared/contract/inquiries/inquiry.contract.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Badge } from '#web/ui/badge.tsx';

/** By when somebody contacts the person; marked when that time is over. Nothing once it has happened. */
export function InquiryDueMark({ inquiry: { dueAt, isOverdue } }: { inquiry: InquirySummary }) {
  if (dueAt === null) return null;
  // Without the year, which is the current one or the next.
  const time = <time dateTime={dueAt}>{formatDateTime(dueAt).slice(5)}</time>;
  if (!isOverdue) return <span className="tabular-nums">{time}</span>;
  return (
    <Badge tone="danger" className="tabular-nums">
      {inquiryListText.due.overdue} {time}
    </Badge>
  );
}
