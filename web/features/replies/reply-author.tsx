import { BadgeCheck, Check } from 'lucide-react';
import type { Reply } from '#shared/contract/boards/reply.contract.ts';
import { messages } from '#shared/messages.ko.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Badge } from '#web/ui/badge.tsx';

const text = messages.documents.replies;

/** Author, date and badges. */
export function ReplyAuthor({ reply }: { reply: Reply }) {
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {reply.isAccepted && (
        <Badge tone="success">
          <Check size={14} strokeWidth={3} aria-hidden="true" />
          {text.accepted}
        </Badge>
      )}
      {reply.isOfficial && (
        <Badge tone="accent">
          <BadgeCheck size={14} aria-hidden="true" />
          {text.official}
        </Badge>
      )}
      <span className="font-semibold text-ink">{reply.authorName}</span>
      {reply.isStaffAuthor && !reply.isOfficial && <Badge>{text.staff}</Badge>}
      {reply.isMine && <span className="text-sm font-medium text-accent-ink">{text.mine}</span>}
      <span className="text-sm text-ink-muted">
        <time dateTime={reply.createdAt}>{formatDateTime(reply.createdAt)}</time>
        {reply.updatedAt > reply.createdAt && ` · ${text.edited}`}
      </span>
    </header>
  );
}
