import { Lock, MessageSquare, Paperclip, Pin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DocumentSummary } from '#shared/contract/boards/board.contract.ts';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/cx.ts';
import { LoginRequiredMark } from '../login-required-mark.tsx';
import { NewMark } from '../new-mark.tsx';

const text = messages.documents.list;

/** Inline on a phone, beside the text in a table. */
const icon = 'mr-1.5 inline shrink-0 align-[-2px] md:mr-0';

/** Title of a row with its icons and badges. */
export function DocumentTitle({ document }: { document: DocumentSummary }) {
  return (
    <Link
      to={paths.boardDetail(document.boardType, document.documentId)}
      className="group/title block py-0.5 md:flex md:items-center md:gap-2 md:py-2.5"
    >
      {document.isPinned && (
        <Pin size={16} role="img" aria-label={text.pinned} className={cx(icon, 'text-accent-ink')} />
      )}
      {document.isPrivate && (
        <Lock size={16} role="img" aria-label={text.private} className={cx(icon, 'text-ink-muted')} />
      )}
      <span
        className={cx(
          'text-base md:max-lg:line-clamp-3 lg:line-clamp-2',
          document.isReadable ? 'font-medium text-ink group-hover/title:text-accent-ink' : 'text-ink-muted',
          'group-hover/title:underline group-hover/title:underline-offset-4',
        )}
      >
        {document.title}
      </span>
      {/* Keeps the icons on the same line as the last word. */}
      <span className="md:hidden">&nbsp;</span>
      <Marks document={document} />
    </Link>
  );
}

function Marks({ document }: { document: DocumentSummary }) {
  return (
    <span className="shrink-0 items-center gap-2 align-middle max-md:*:ml-1.5 md:inline-flex">
      {document.fileCount > 0 && (
        <Mark label={text.files(document.fileCount)} icon={<Paperclip size={14} aria-hidden="true" />} />
      )}
      {document.replyCount > 0 && (
        <Mark
          label={text.replies(document.replyCount)}
          icon={<MessageSquare size={14} aria-hidden="true" />}
          count={document.replyCount}
        />
      )}
      {document.isScheduled && <Badge tone="warning">{text.scheduled}</Badge>}
      {document.isReadable && <LoginRequiredMark document={document} labelClassName="md:max-lg:sr-only" />}
      {document.isNew && <NewMark />}
    </span>
  );
}

function Mark({ label, icon, count }: { label: string; icon: ReactNode; count?: number }) {
  return (
    <span title={label} className="inline-flex items-center gap-1 text-[13px] text-ink-muted">
      {icon}
      {count !== undefined && <span aria-hidden="true">{count.toLocaleString('ko-KR')}</span>}
      <span className="sr-only">{label}</span>
    </span>
  );
}
