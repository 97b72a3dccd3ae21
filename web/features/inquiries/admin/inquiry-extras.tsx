import { MessageSquare, Paperclip } from 'lucide-react';
import type { InquirySummary } from '#shared/contract/inquiries/inquiry.contract.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';

/** Numbers of memos and attachments. */
export function InquiryExtras({ inquiry }: { inquiry: InquirySummary }) {
  return (
    <span className="flex items-center gap-2 text-xs text-ink-muted">
      {inquiry.memoCount > 0 && (
        <span className="flex items-center gap-1">
          <MessageSquare size={14} aria-hidden="true" />
          <VisuallyHidden>{inquiryListText.memoCount(inquiry.memoCount)}</VisuallyHidden>
          <span aria-hidden="true">{inquiry.memoCount}</span>
        </span>
      )}
      {inquiry.fileCount > 0 && (
        <span className="flex items-center gap-1">
          <Paperclip size={14} aria-hidden="true" />
          <VisuallyHidden>{inquiryListText.fileCount(inquiry.fileCount)}</VisuallyHidden>
          <span aria-hidden="true">{inquiry.fileCount}</span>
        </span>
      )}
    </span>
  );
}
