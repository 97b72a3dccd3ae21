import { Lock, MessageSquare, Paperclip } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { DocumentSummary } from '#shared/contract/boards/board.contract.ts';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { useAppStore, useDialog } from '#web/lib/app-context.tsx';
import { askToLogIn } from '#web/lib/failures/ask-to-log-in.ts';
import { Badge } from '#web/ui/badge.tsx';
import { unbroken } from '#web/ui/text/unbroken.tsx';
import { PinnedMark } from '../pinned-mark.tsx';
import { NewMark } from '../new-mark.tsx';
import { formatCount } from '#shared/text/count.ts';
import { Link, opensHere } from '#web/lib/link.tsx';
import { currentSession } from '#web/lib/session/session.ts';

const text = messages.documents.list;

/** Title of a row with its icons and badges. A lock in a row means a private question. */
export function DocumentTitle({ document }: { document: DocumentSummary }) {
  const TitleLink = document.isReadable ? Link : PrivateLink;
  return (
    <TitleLink to={paths.boardDetail(document.boardType, document.documentId)} className="row-title">
      {document.isPinned && <PinnedMark />}
      {document.isPrivate && <Lock size={16} role="img" aria-label={text.private} className="text-ink-muted" />}
      <span className="row-title-text" data-unreadable={document.isReadable ? undefined : ''}>
        {unbroken(document.title)}
        {!document.isReadable && (
          <>
            {' '}
            <span className="text-[13px]">{text.privateHint}</span>
          </>
        )}
        {hasMarks(document) && <Marks document={document} />}
      </span>
    </TitleLink>
  );
}

/** Asks visitors in the words of a private question, before the route guard does in the general ones. */
function PrivateLink(props: ComponentProps<typeof Link>) {
  const [dialog, store] = [useDialog(), useAppStore()];
  const ask = (event: MouseEvent<HTMLAnchorElement>) => {
    if (currentSession() !== null || !opensHere(event)) return;
    event.preventDefault();
    askToLogIn(dialog, store, { wanted: props.to, canStay: true, only: text.privateLogin });
  };
  return <Link {...props} onClick={ask} />;
}

/** Where a row names the kinds of its files, that says that there are some. */
const isOnlyCounted = ({ fileCount, downloads }: DocumentSummary) => fileCount > 0 && !downloads;

const hasMarks = (document: DocumentSummary): boolean =>
  isOnlyCounted(document) || document.replyCount > 0 || document.isScheduled || document.isNew;

function Marks({ document }: { document: DocumentSummary }) {
  return (
    <span className="row-marks">
      {isOnlyCounted(document) && (
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
      {document.isNew && <NewMark />}
    </span>
  );
}

function Mark({ label, icon, count }: { label: string; icon: ReactNode; count?: number }) {
  return (
    <span title={label} className="inline-flex items-center gap-1 text-[13px] text-ink-muted">
      {icon}
      {count !== undefined && <span aria-hidden="true">{formatCount(count)}</span>}
      <span className="sr-only">{label}</span>
    </span>
  );
}
